import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './command.mjs'
import { SetupError } from './failure.mjs'
import { readStamp, writeWhole } from './stamp.mjs'

const RETRY_AFTER_MS = 24 * 3_600_000
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const CJK_FONTS = '/usr/share/fonts/opentype/noto'

const hasProgram = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)))
const hasFfmpeg = () => (process.env.FFMPEG_PATH ? isExecutable(process.env.FFMPEG_PATH) : hasProgram('ffmpeg') && hasProgram('ffprobe'))
const hasChromium = () => (process.env.CHROMIUM_PATH ? isExecutable(process.env.CHROMIUM_PATH) : CHROMIUM_NAMES.some(hasProgram))
const hasChineseFont = () => existsSync(CJK_FONTS) && readdirSync(CJK_FONTS).some((name) => name.includes('CJK'))
const mayUseApt = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && hasProgram('apt-get') && process.env.NOCTURNE_NO_APT !== '1'

// Without ffmpeg everything but the handling of uploaded films works, so its absence never stops the start.
export const ffmpegStep = {
  title: () => (mayUseApt() ? 'Installing ffmpeg' : 'Looking for ffmpeg'),

  isNeeded: ({ runtimeDir }) => !hasFfmpeg() && !wasSaidLately(runtimeDir),

  async run({ runtimeDir }) {
    if (mayUseApt()) await installByApt(['ffmpeg'], runtimeDir).catch(() => {})
    if (hasFfmpeg()) return
    console.log(`ffmpeg is missing, so uploaded films will wait until it is there: ${installHint('ffmpeg')}, then start again.`)
    writeWhole(saidFile(runtimeDir), String(Date.now()))
  },
}

export const browserStep = {
  title: () => 'Installing Chromium for the tests',

  isNeeded: () => !hasChromium() || (mayUseApt() && !hasChineseFont()),

  async run({ runtimeDir }) {
    if (mayUseApt()) await installByApt(['chromium', 'fonts-noto-cjk'], runtimeDir).catch((error) => rethrowUnless(hasChromium(), error))
    if (!hasChromium()) throw new SetupError(`The tests need Chromium: ${installHint('chromium')}, or set CHROMIUM_PATH, then run \`npm test\` again.`)
  },
}

function rethrowUnless(isGoodEnough, error) {
  if (!isGoodEnough) throw error
}

async function installByApt(packages, logDir) {
  const options = { title: `Installing ${packages.join(' and ')} by apt-get`, logDir, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...packages], options)
  // A machine whose lists are old or absent knows no such package until it has fetched them.
  await install().catch(async () => {
    await run('apt-get', ['update', '-qq'], options)
    await install()
  })
}

function installHint(name) {
  if (process.platform === 'darwin') return `run \`brew install ${name}\``
  if (existsSync('/etc/debian_version')) return `run \`sudo apt-get install ${name}\``
  return `install ${name} with the package manager of this system`
}

const saidFile = (runtimeDir) => join(runtimeDir, 'ffmpeg-missing')

/** A machine that cannot get ffmpeg is not kept waiting at every start. */
function wasSaidLately(runtimeDir) {
  return Date.now() - Number(readStamp(saidFile(runtimeDir)) ?? 0) < RETRY_AFTER_MS
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
