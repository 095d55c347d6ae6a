import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CommandError, SetupError } from './failure.mjs'
import { endWithUs } from './parent.mjs'

const KEPT_OUTPUT = 200_000

/**
 * Runs a program quietly: its output goes to a log file and, when it fails, into the error.
 * @param {{ title: string, logDir: string, cwd?: string, env?: NodeJS.ProcessEnv }} options
 */
export function run(command, args, { title, logDir, cwd, env = process.env }) {
  const logFile = join(logDir, 'setup.log')
  appendFileSync(logFile, `\n# ${new Date().toISOString()} ${title}\n`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    endWithUs(child)
    let output = ''
    const keep = (chunk) => {
      output = (output + stripVTControlCharacters(chunk)).slice(-KEPT_OUTPUT)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', (error) => reject(new CommandError(title, error.message, logFile)))
    child.once('close', (code) => {
      logOutput(logFile, output)
      if (code === 0) resolve(output)
      else reject(new CommandError(title, output, logFile))
    })
  })
}

function logOutput(logFile, output) {
  try {
    appendFileSync(logFile, output)
  } catch {
    // On a full disk the log is the least of the troubles; the failure itself is reported.
  }
}

/** npm by the given Node. Settings in a person's .npmrc that would leave parts out are overruled. */
export function runNpm(node, args, options) {
  const npm = process.env.npm_execpath
  if (!npm || !/^npm(-cli)?(\.js)?$/.test(basename(npm))) throw new SetupError('Please start this with npm: `npm start`, `npm test` or `npm run dev`.')
  const settings = ['--no-audit', '--no-fund', '--no-update-notifier', '--no-global', '--no-dry-run', '--loglevel=error']
  const network = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=4']
  return run(node, [npm, ...args, ...settings, ...network], options)
}
