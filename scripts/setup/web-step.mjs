import { join } from 'node:path'
import { run } from './command.mjs'
import { hashSources, readStamp, writeWhole } from './stamp.mjs'

const SOURCES = ['web', 'ui', 'contract', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.ts']

const stampFile = (runtimeDir) => join(runtimeDir, 'web-stamp')
// The build's own name is part of it: a build made by hand in between must not pass for the one of these sources.
const stampFor = (root) => `${hashSources(root, SOURCES)} ${readStamp(join(root, 'web', 'dist', 'latest.json')) ?? 'none'}`

export const webStep = {
  title: () => 'Building the web app',

  isNeeded: ({ root, runtimeDir }) => readStamp(stampFile(runtimeDir)) !== stampFor(root),

  async run({ root, runtimeDir, node }) {
    await run(node.path, [join(root, 'scripts', 'build.ts')], { title: 'Building the web app', logDir: runtimeDir, cwd: root })
    writeWhole(stampFile(runtimeDir), stampFor(root))
  },
}
