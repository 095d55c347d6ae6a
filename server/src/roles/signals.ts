const PATIENCE_MS = 4_800

/** The first signal stops in order, later ones change nothing; whatever hangs does not hold the process up. */
export const stopOnSignals = (stop: () => Promise<void>) => {
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A worker hears Ctrl-C from the terminal too, but its parent decides when it stops.
    process.on(signal, signal === 'SIGINT' && process.send ? () => {} : end)
  }
  // The parent is gone, however it ended: a child must not outlive it.
  process.on('disconnect', end)
}
