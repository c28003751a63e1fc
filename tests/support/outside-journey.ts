import { createServer } from 'node:net'
import { test as base, lendServer } from './journey.ts'
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

/** As in journey.ts, on a server as the world sees one: it has a name, and sends its mail to `mail`. */
export const test = base.extend<object, { mail: SmtpServer; server: ServerProcess }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const mail = await startSmtpServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const port = String(await freePort())
      const url = `http://localhost:${port}`
      const env = { PORT: port, PUBLIC_URL: url, SMTP_URL: mail.url, SMTP_TLS: 'off' }
      await lendServer(use, { ...(await startServer({ env })), url })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
