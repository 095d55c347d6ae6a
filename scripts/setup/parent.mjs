const POLL_MS = 500
const KILL_AFTER_MS = 2000

/** npm that is told to stop may end without telling us, so we look whether our parent is still the same. */
export function whenParentEnds(act) {
  const parent = process.ppid
  const poll = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(poll)
    act()
  }, POLL_MS)
  poll.unref()
}

const children = new Set()

/** Children registered here end before this process does, whatever ends it. */
export function endWithUs(child) {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

export function endWithParent() {
  process.on('SIGINT', () => endAll(130))
  process.on('SIGTERM', () => endAll(143))
  process.on('SIGHUP', () => endAll(129))
  whenParentEnds(() => endAll(143))
}

/** npm takes a while to heed a signal, and a second set-up must not meet it still at work in the same folder. */
function endAll(code) {
  for (const child of children) child.kill('SIGTERM')
  const leave = () => children.size === 0 && process.exit(code)
  leave()
  for (const child of children) child.once('exit', leave)
  setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), KILL_AFTER_MS)
}
