/** A failure whose message is the one sentence to show. */
export class SetupError extends Error {}

/** A program that failed, with what it wrote. */
export class CommandError extends Error {
  constructor(title, output, logFile) {
    super(title)
    this.title = title
    this.output = output
    this.logFile = logFile
  }
}

const CAUSES = [
  { sign: /ENOSPC|EDQUOT|no space left|disk quota/i, sentence: () => 'The disk is full: free about 2 GB and start again.' },
  { sign: /EROFS|read-only file system/i, sentence: (root) => `The folder ${root} is on a read-only disk: copy it to a place that can be written and start again.` },
  { sign: /EACCES|EPERM|permission denied/i, sentence: (root, text) => `No permission to write ${deniedPath(text) ?? root}: give this user the right to write there and start again.` },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|network/i,
    sentence: () => 'The package registry cannot be reached: check the network connection (and the proxy, if there is one) and start again.',
  },
]

/** One sentence for whatever went wrong; the rest is in the log. */
export function explain(error, root) {
  if (error instanceof SetupError) return error.message
  const text = error instanceof CommandError ? error.output : `${error?.code ?? ''} ${error?.message ?? error}`
  const cause = CAUSES.find(({ sign }) => sign.test(text))
  if (cause) return cause.sentence(root, text)
  if (error instanceof CommandError) return `${error.title} failed (${reasonIn(text)}): the whole output is in ${error.logFile}.`
  return `The set-up failed (${reasonIn(text)}): mend that and start again.`
}

function deniedPath(text) {
  return /npm error path (.+)/.exec(text)?.[1] ?? /(?:EACCES|EPERM)[^']*'([^']+)'/.exec(text)?.[1]
}

/** The first line that says more than that something failed. */
function reasonIn(text) {
  const lines = text.split('\n').map((line) => line.replace(/^npm (error|warn)\s*/, '').trim())
  const telling = lines.filter((line) => line && !/^(✗ )?Build failed|^code [A-Z0-9]+$/.test(line))
  return telling.find((line) => /error: \S/i.test(line)) ?? telling[0] ?? 'no reason given'
}
