import { createServer } from 'node:net'
import { StartupError } from '../platform/startup-error.ts'

const sentences: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) => `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (_host, port) => `This user may not open port ${port}. Choose a port above 1023: PORT=8080 npm start`,
  EADDRNOTAVAIL: (host) => `HOST is ${host}, but this machine has no such address.`,
  ENOTFOUND: (host) => `HOST is ${host}, but this machine has no such address.`,
}

/** Asked first of all: nothing is started or made when the address cannot be had. */
export const refuseTakenPort = (host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = sentences[error.code ?? '']
      reject(sentence ? new StartupError(sentence(host, port)) : error)
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
