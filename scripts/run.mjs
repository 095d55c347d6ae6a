// Runs a script with the Node that the set-up chose, and stands between npm and it for signals.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { whenParentEnds } from './setup/parent.mjs'

const KILL_AFTER_MS = 5000
const pathFile = fileURLToPath(new URL('../.runtime/node-path', import.meta.url))

function chosenNode() {
  const chosen = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : undefined
  if (chosen && existsSync(chosen)) return chosen
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('The set-up has not run in this folder yet: run `npm start` first.')
  process.exit(1)
}

// Two arenas are enough for a server on one thread; more of them only keep freed memory from the system.
const environment = { MALLOC_ARENA_MAX: '2', ...process.env }
const child = spawn(chosenNode(), process.argv.slice(2), { stdio: 'inherit', env: environment })

function stop(signal) {
  child.kill(signal)
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
whenParentEnds(() => stop('SIGTERM'))
child.once('error', (error) => {
  console.error(`Node could not be started (${error.message}): delete the folder .runtime and run \`npm start\` again.`)
  process.exit(1)
})
child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
