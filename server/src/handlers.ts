import type { contract } from '@nocturne/contract/index.ts'
import { memberCalls, usersCalls } from './domains/account/calls.ts'
import { accountJobs } from './domains/account/jobs.ts'
import { homeCalls } from './domains/home/calls.ts'
import { systemCalls } from './domains/system/calls.ts'
import { systemJobs } from './domains/system/jobs.ts'
import type { Handlers } from './platform/calls.ts'
import type { Job } from './platform/queue.ts'

/** Wire domain → the room that answers. */
export const handlers: { [D in keyof typeof contract]: Handlers<(typeof contract)[D]> } = {
  users: usersCalls,
  member: memberCalls,
  home: homeCalls,
  system: systemCalls,
}

export const jobs: Job[] = [...accountJobs, ...systemJobs]
