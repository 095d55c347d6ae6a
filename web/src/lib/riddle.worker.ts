import { solve, type Riddle } from '@nocturne/contract/proof-of-work.ts'

addEventListener('message', (event: MessageEvent<Riddle>) => postMessage(solve(event.data)))
