/** An expected failure at start. Its message is one sentence that says what to do; nothing else is shown. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
