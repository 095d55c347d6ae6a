import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explain, SetupError } from './failure.mjs'
import { nodeStep, wantedNode } from './node-step.mjs'
import { packagesStep } from './packages-step.mjs'
import { endWithParent } from './parent.mjs'
import { holdSetupLock } from './setup-lock.mjs'
import { browserStep, ffmpegStep } from './tool-steps.mjs'
import { webStep } from './web-step.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Each step says whether there is anything to do; with nothing to do no file is written and no network is used.
 * @param {{ isForTests: boolean, hasBuild: boolean }} options
 */
export async function setUp({ isForTests, hasBuild }) {
  endWithParent()
  const context = { root, runtimeDir: join(root, '.runtime'), node: wantedNode(root) }
  const steps = [nodeStep, packagesStep, ffmpegStep, ...(isForTests ? [browserStep] : []), ...(hasBuild ? [webStep] : [])]
  try {
    if (!steps.some((step) => step.isNeeded(context))) return
    if (!existsSync(join(root, 'package-lock.json'))) throw new SetupError(`package-lock.json is missing in ${root}: take it from the repository again.`)
    makeFolder(context.runtimeDir)
    const release = await holdSetupLock(context.runtimeDir)
    try {
      for (const step of steps) if (step.isNeeded(context)) await take(step, context)
    } finally {
      release()
    }
  } catch (error) {
    console.error(explain(error, root))
    process.exitCode = 1
  }
}

// Not the recursive way, which on a read-only disk reports a missing folder instead of the disk.
function makeFolder(path) {
  try {
    mkdirSync(path)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

async function take(step, context) {
  const startedAt = Date.now()
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${step.title(context)} …`)
  const ticker = setInterval(() => console.log(`… still at it after ${seconds()} s.`), 20_000)
  try {
    await step.run(context)
  } finally {
    clearInterval(ticker)
  }
  console.log(`… done in ${seconds()} s.`)
}
