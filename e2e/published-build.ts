import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../web/dist')
const ENTRY = /assets\/([\w.-]+\.js)/
const FILE_NAME = /[\w.-]+\.js\b/g
const EARLIER = /^(second|third)-/

/** A copy of the built app that a test may replace under the running server, as a deployment does. */
export const publishBuild = async () => {
  const dist = await mkdtemp(join(tmpdir(), 'nocturne-published-'))
  // Without the compressed forms: the next build is made by changing files, and they would not follow.
  await cp(BUILT, dist, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  return {
    dist,
    publishNext: (generation: string) => publishNext(dist, generation),
    takeAwayPage: () => takeAway(join(dist, 'index.html')),
    remove: () => rm(dist, { recursive: true }),
  }
}

/** The server is up but cannot answer; the result gives the file back. */
const takeAway = async (file: string) => {
  await rename(file, `${file}.away`)
  return () => rename(`${file}.away`, file)
}

const isScript = (name: string) => name.endsWith('.js')
const rewrite = async (file: string, change: (text: string) => string) => writeFile(file, change(await readFile(file, 'utf8')))

/** The next build: other scripts and so other names of them, and with them page, worker and name of the build. */
const publishNext = async (dist: string, generation: string) => {
  const assets = join(dist, 'assets')
  const names = new Set((await readdir(assets)).filter(isScript))
  const nextName = (name: string) => `${generation}-${name.replace(EARLIER, '')}`
  const point = (text: string) => text.replace(FILE_NAME, (name) => (names.has(name) ? nextName(name) : name))
  const entry = ENTRY.exec(await readFile(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''
  for (const name of names) {
    await rewrite(join(assets, name), (text) => point(text) + (name === entry ? `\ndocument.documentElement.dataset.generation = '${generation}'` : ''))
    await rename(join(assets, name), join(assets, nextName(name)))
  }
  await rewrite(join(dist, 'index.html'), (text) => point(text).replace(/(<meta name="build" content=)"\w+"/, `$1"${generation}"`))
  // The page's revision is the hash of its content, which has changed.
  await rewrite(join(dist, 'sw.js'), (text) => point(text).replace(/"revision":"\w+","url":"\/"/, `"revision":"${generation}","url":"/"`))
  await writeFile(join(dist, 'latest.json'), JSON.stringify({ build: generation }))
}
