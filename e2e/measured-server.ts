// The product in a process of its own that tells how much memory it really holds: what garbage collection would free does not count.
import { startStack } from '@nocturne/server/testkit/stack.ts'

const stack = await startStack({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' })

const measure = async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    globalThis.gc!()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return process.memoryUsage()
}

process.on('message', (wish) => {
  if (wish === 'measure') void measure().then((memory) => process.send!(memory))
  if (wish === 'stop') void stack.stop().then(() => process.exit(0))
})
process.send!(stack.url)
