import { createServer } from 'node:net'
import { test as base } from './journey.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

/** A free port: the public address contains it, so it must be known before the start. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** A server with its own mail server, `mail`, which ends with it. */
async function startOutside(): Promise<ServerProcess & { mail: SmtpServer }> {
  const mail = await startSmtpServer()
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const env = { PORT: port, PUBLIC_URL: url, SMTP_URL: mail.url, SMTP_TLS: 'off' }
  const server = await startServer({ env })
  const stop = async () => {
    const exitCode = await server.stop()
    await mail.close()
    return exitCode
  }
  return { ...server, url, mail, stop }
}

/**
 * As in journey.ts, on a server with a public address and a mail server, `mail`. These journeys may
 * change posts, while others rely on the starter articles.
 */
export const test = base.extend<{
  mail: SmtpServer
  server: Awaited<ReturnType<typeof startOutside>>
}>({
  server: async ({ lend }, use) => use(await lend(startOutside)),
  mail: ({ server }, use) => use(server.mail),
})
