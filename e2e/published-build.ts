import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../web/dist')
const ENTRY = /assets\/([\w-]+\.js)/

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

/** The next build: its first script has other content and so another name, and with it page, worker and build name change. */
const publishNext = async (dist: string, generation: string) => {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const entry = ENTRY.exec(page)?.[1] ?? ''
  const { build } = JSON.parse(await readFile(join(dist, 'latest.json'), 'utf8')) as { build: string }
  const renamed = `${generation}-${entry}`
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js')).map((name) => join('assets', name))
  for (const file of ['index.html', 'sw.js', ...scripts]) {
    const text = await readFile(join(dist, file), 'utf8')
    const changed = text.replaceAll(entry, renamed).replace(`content="${build}"`, `content="${generation}"`)
    if (changed !== text) await writeFile(join(dist, file), changed)
  }
  // The page's revision is the hash of its content, which has changed.
  const worker = await readFile(join(dist, 'sw.js'), 'utf8')
  await writeFile(join(dist, 'sw.js'), worker.replace(/"revision":"\w+","url":"\/"/, `"revision":"${generation}","url":"/"`))
  const script = await readFile(join(dist, 'assets', entry), 'utf8')
  await writeFile(join(dist, 'assets', entry), `${script}\ndocument.documentElement.dataset.generation = '${generation}'`)
  await rename(join(dist, 'assets', entry), join(dist, 'assets', renamed))
  await writeFile(join(dist, 'latest.json'), JSON.stringify({ build: generation }))
}
