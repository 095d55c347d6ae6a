export interface Report {
  /** One line each, beginning with the place. */
  failures: string[]
  note?: string
}

export interface Check {
  name: string
  run(): Promise<Report>
}
