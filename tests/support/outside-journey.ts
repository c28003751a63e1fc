import { createServer } from 'node:net'
import { test as base } from './journey.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

/** The public address holds the port, so it must be known before the server starts. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Its mail goes to `mail`, which ends with it. */
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
 * As in journey.ts, on a server as the world sees one: it has a name, and sends its mail to `mail`. Its
 * posts come and go, where other journeys count on the starter articles.
 */
export const test = base.extend<{
  mail: SmtpServer
  server: Awaited<ReturnType<typeof startOutside>>
}>({
  server: async ({ lend }, use) => use(await lend(startOutside)),
  mail: ({ server }, use) => use(server.mail),
})
