import type { RefusalCode, RefusalDetails } from '@nocturne/contract/refusals.ts'

/** An expected no. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}
