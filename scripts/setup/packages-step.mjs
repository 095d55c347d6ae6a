import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './command.mjs'
import { hashSources, readStamp, writeWhole } from './stamp.mjs'

// Inside node_modules, so that it goes when the packages go.
const stampFile = (root) => join(root, 'node_modules', '.nocturne-stamp')
const stampFor = ({ root, node }) => `${hashSources(root, ['package-lock.json'])} ${node.version} ${process.platform}-${process.arch}`

export const packagesStep = {
  title: () => 'Installing packages',

  isNeeded: (context) => readStamp(stampFile(context.root)) !== stampFor(context),

  async run(context) {
    const { root, runtimeDir, node } = context
    rmSync(stampFile(root), { force: true })
    // The build needs the development packages, and the native parts of several packages are optional ones.
    const everything = ['--include=dev', '--include=optional', '--include=peer', '--install-strategy=hoisted']
    await runNpm(node.path, ['ci', ...everything], { title: 'Installing packages', logDir: runtimeDir, cwd: root })
    writeWhole(stampFile(root), stampFor(context))
  },
}
