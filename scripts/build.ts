import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve, sep } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest', '.xml'])
const WORTH_COMPRESSING_BYTES = 1024
const WORK_PREFIX = 'web-build-'
const LONGEST_BUILD_MS = 600_000
const NAME_MARK = '<meta name="build" content=""'

interface BuildOptions {
  /** The folder with vite.config.ts. */
  webDir: string
  /** Where the build is made before it takes the place of the earlier one; on the same disk. */
  workDir: string
  /** Where the result comes to lie; the folder `dist` of `webDir` unless told. */
  outDir?: string | undefined
  /** `parts` adds the page of all parts. */
  mode?: string | undefined
}

/** Builds beside the folder that is being served and swaps at the end: an interrupted build is never served. */
export async function buildWeb({ webDir, workDir, outDir = join(webDir, 'dist'), mode = 'production' }: BuildOptions): Promise<string> {
  await mkdir(workDir, { recursive: true })
  await clearAbandoned(workDir)
  const work = await mkdtemp(join(workDir, WORK_PREFIX))
  const fresh = join(work, 'dist')
  try {
    await build({ root: webDir, mode, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } })
    const files = await listFiles(fresh)
    const name = await nameBuild(fresh, files)
    await tellName(join(fresh, 'index.html'), name)
    await writeFile(join(fresh, 'latest.json'), JSON.stringify({ build: name }))
    await Promise.all(files.map(compress))
    await swap(fresh, outDir, join(work, 'old'))
    return name
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** A build that was killed could not tidy up; a young folder may belong to one that is still at work. */
async function clearAbandoned(workDir: string): Promise<void> {
  for (const name of await readdir(workDir)) {
    const folder = join(workDir, name)
    const isAbandoned = name.startsWith(WORK_PREFIX) && Date.now() - (await stat(folder)).mtimeMs > LONGEST_BUILD_MS
    if (isAbandoned) await rm(folder, { recursive: true, force: true })
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted()
}

/** The same files always get the same name, on every machine. */
async function nameBuild(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${relative(folder, file).split(sep).join('/')}\0`).update(await readFile(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** The page knows which build it is, and so whether latest.json tells of a newer one. */
async function tellName(page: string, name: string): Promise<void> {
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace(NAME_MARK, NAME_MARK.replace('""', `"${name}"`)))
}

/** Once at build time and as small as can be, so that the server never compresses a file. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (!COMPRESSIBLE.has(extname(file)) || content.length <= WORTH_COMPRESSING_BYTES) return
  const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, { params: brotliParams }), promisify(gzip)(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

async function swap(fresh: string, served: string, old: string): Promise<void> {
  await rename(served, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(fresh, served)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { mode, out } = parseArgs({ options: { mode: { type: 'string' }, out: { type: 'string' } } }).values
  const outDir = out && resolve(out)
  try {
    const name = await buildWeb({ webDir: join(root, 'web'), workDir: outDir ? dirname(outDir) : join(root, '.runtime'), outDir, mode })
    console.log(`The web app is built (${name}).`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
