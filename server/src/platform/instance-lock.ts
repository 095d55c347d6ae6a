import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { explainFolderErrors, openDataFolder } from './data-folder.ts'
import { processStart } from './process-identity.ts'
import { StartupError } from './startup-error.ts'

// Everything the lock has to say is in the file's name, so that making it is one atomic step and no half-written lock exists.
const LOCK_NAME = /^server-(\d+)-(\d+)\.lock$/
const ATTEMPTS = 5

/** One server per data folder: each announces itself first and then looks round, so two starts at once never both go on. */
export async function lockInstance(dataDir: string): Promise<() => Promise<void>> {
  const folder = await openDataFolder(dataDir)
  const ownLock = join(folder, `server-${process.pid}-${processStart(process.pid)}.lock`)
  const release = () => rm(ownLock, { force: true })
  for (let attempt = 1; ; attempt++) {
    await explainFolderErrors(folder, () => writeFile(ownLock, '', { mode: 0o600 }))
    const holder = await findOtherHolder(folder)
    if (holder === undefined) return release
    await release()
    if (attempt === ATTEMPTS) throw alreadyRuns(folder, holder)
    // Two that start at the same moment both step back; the random pause lets one of them be first the next time.
    await wait(20 + Math.random() * 120)
  }
}

export async function refuseOtherHolder(folder: string): Promise<void> {
  const holder = await findOtherHolder(folder)
  if (holder !== undefined) throw alreadyRuns(folder, holder)
}

/** The pid of another living server on this folder; what dead ones left behind is cleared away. */
async function findOtherHolder(folder: string): Promise<number | undefined> {
  for (const name of await readdir(folder)) {
    const [, pid, startedAt] = LOCK_NAME.exec(name) ?? []
    if (pid === undefined) continue
    const isHeld = processStart(Number(pid)) === Number(startedAt)
    if (!isHeld) await rm(join(folder, name), { force: true })
    else if (Number(pid) !== process.pid) return Number(pid)
  }
  return undefined
}

function alreadyRuns(folder: string, pid: number): StartupError {
  return new StartupError(`Nocturne already runs on this data folder (process ${pid}, ${folder}): stop it first or set NOCTURNE_DATA to another folder.`)
}
