import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOCK_NAME = /^setup-(\d+)\.lock$/
const LONGEST_SETUP_MS = 30 * 60_000

/** One set-up per folder: two at once would take the packages from under each other, so the second waits. */
export async function holdSetupLock(runtimeDir) {
  const ownLock = join(runtimeDir, `setup-${process.pid}.lock`)
  const release = () => rmSync(ownLock, { force: true })
  for (let hasSaid = false; ; hasSaid = true) {
    // Announce first, look round afterwards: of two at once at least one sees the other.
    writeFileSync(ownLock, '')
    const other = findOther(runtimeDir)
    if (other === undefined) break
    release()
    if (!hasSaid) console.log(`Another set-up is at work in this folder (process ${other}); waiting for it …`)
    await wait(100 + Math.random() * 300)
  }
  process.once('exit', release)
  return release
}

function findOther(runtimeDir) {
  for (const name of readdirSync(runtimeDir)) {
    const pid = Number(LOCK_NAME.exec(name)?.[1])
    if (!pid || pid === process.pid) continue
    if (isAtWork(pid, join(runtimeDir, name))) return pid
    rmSync(join(runtimeDir, name), { force: true })
  }
  return undefined
}

function isAtWork(pid, lock) {
  try {
    process.kill(pid, 0)
    return Date.now() - statSync(lock).mtimeMs < LONGEST_SETUP_MS
  } catch (error) {
    return error.code === 'EPERM'
  }
}
