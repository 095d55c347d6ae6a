/** The server understood and said no; `message` is its sentence in the chosen language. */
export class WireRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>

  constructor(status: number, message: string, details: Record<string, unknown>) {
    super(message)
    this.name = 'WireRefusal'
    this.status = status
    this.code = typeof details.code === 'string' ? details.code : ''
    this.details = details
  }
}

/** No HTTP 200: carries the raw response. */
export class HttpFailure extends Error {
  readonly response: Response

  constructor(response: Response) {
    super(`HTTP ${response.status}`)
    this.name = 'HttpFailure'
    this.response = response
  }
}

/** An answer that our server did not make, or that was changed on its way. */
export class BrokenAnswer extends Error {
  constructor(cause?: unknown) {
    super('the answer cannot be trusted', { cause })
    this.name = 'BrokenAnswer'
  }
}

type SignInReason = 'user login failed' | 'failed to obtain user credential (token)'

/** The server said yes, but gave no token. */
export class SignInFailure extends Error {
  readonly reason: SignInReason

  constructor(reason: SignInReason) {
    super(reason)
    this.name = 'SignInFailure'
    this.reason = reason
  }
}
