import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ROOT } from './source-files.ts'

/** Runs a program of node_modules with this very Node and gives what it said. */
export const runTool = async (script: string, args: string[]) => {
  const child = spawn(process.execPath, [`node_modules/${script}`, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
  const ended = new Promise<number>((resolve, reject) => child.once('error', reject).once('close', (code) => resolve(code ?? 1)))
  const [exitCode, output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  const lines = `${output}\n${complaints}`.split('\n').map((line) => line.trimEnd())
  return { isFine: exitCode === 0, lines: lines.filter((line) => line !== '') }
}
