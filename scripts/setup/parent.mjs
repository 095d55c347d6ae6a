const POLL_MS = 500

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

/** Children registered here end together with this process, whatever ends it. */
export function endWithUs(child) {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

export function endWithParent() {
  const stop = (code) => () => {
    for (const child of children) child.kill('SIGTERM')
    process.exit(code)
  }
  process.on('SIGINT', stop(130))
  process.on('SIGTERM', stop(143))
  process.on('SIGHUP', stop(129))
  whenParentEnds(stop(143))
}
