import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer, type ProxyOptions } from 'vite'

const WEB_PORT = 5173
// What the server answers itself; everything else is the web app, which Vite serves from its sources.
const SERVER_PATHS = ['api', 'app.json', 'ping.txt', 'latest.json', 'manifest.webmanifest', 'healthz', 'metrics', 'media', 'upload', 'pay', 's', 'takedown', 'admin', 'ws']

const root = join(import.meta.dirname, '..')
const serverPort = process.env['PORT'] ?? '8080'

/** Whole path segments only: /s is the server's, /src is Vite's. */
function proxyTo(target: string): Record<string, ProxyOptions> {
  const pattern = `^/(${SERVER_PATHS.map((path) => path.replaceAll('.', '\\.')).join('|')})(/|\\?|$)`
  return { [pattern]: { target, ws: true } }
}

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server', 'src', 'main.ts')], {
  stdio: 'inherit',
  // The page comes from Vite's address, so its calls go there too and are handed on.
  env: { ...process.env, PORT: serverPort, LINES: `http://localhost:${WEB_PORT}` },
})
const vite = await createServer({ root: join(root, 'web'), server: { port: WEB_PORT, proxy: proxyTo(`http://127.0.0.1:${serverPort}`) } })

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await vite.close()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
server.once('exit', (code) => {
  process.exitCode = code ?? 0
  void vite.close()
})
await vite.listen()
console.log(`The web app reloads on change: ${vite.resolvedUrls?.local[0] ?? `http://localhost:${WEB_PORT}`}`)
