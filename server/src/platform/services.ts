import type { AgeGate } from './age-gate.ts'
import type { Bus } from './bus.ts'
import type { Challenge } from './challenge.ts'
import type { Clock } from './clock.ts'
import type { ReadContent } from './content.ts'
import type { Databases } from './db.ts'
import type { Installation } from './installation.ts'
import type { Limits } from './limits.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Passwords } from './passwords.ts'
import type { Queue } from './queue.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/port.ts'

/** What a process is made of; opened once by `open-services.ts`, handed to every call and job. */
export interface Services {
  settings: Settings
  /** The address that people open; known once the port is. */
  publicUrl: string
  lines: string[]
  db: Databases
  clock: Clock
  log: Logger
  metrics: Metrics
  bus: Bus
  queue: Queue
  storage: Storage
  privateStorage: Storage
  limits: Limits
  installation: Installation
  ageGate: AgeGate
  challenge: Challenge
  passwords: Passwords
  content: ReadContent
}
