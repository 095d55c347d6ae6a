import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../platform/services.ts'
import { seedContent } from './content.ts'
import { keepDemoMember } from './member.ts'

export interface DemoLogin {
  username: string
  password: string
}

const USERNAME = 'demo'

/** The password is random per installation and lies beside the data, so that the next start can show it again. */
const readPassword = async (dataDir: string) => {
  const path = join(dataDir, 'demo-password')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(path, randomBytes(9).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}

/** Makes what is missing of the demo; what is there already stays as people have changed it. */
export const prepareDemo = async (services: Services): Promise<DemoLogin> => {
  await seedContent(services)
  const password = await readPassword(services.settings.NOCTURNE_DATA)
  await keepDemoMember(services, USERNAME, password)
  return { username: USERNAME, password }
}
