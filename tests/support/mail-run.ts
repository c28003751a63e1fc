import { afterEach, beforeEach } from 'vitest'
import { type Attempt, createMailWorker, type MailWorker } from '../../server/mail/worker.ts'
import { closeEndedIssues } from '../../server/newsletter/issues/progress.ts'
import { createSmtpMailer } from '../../server/platform/mail/mailer.ts'
import type { TestApp } from './app.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

export const sender = { name: 'Plumbline', address: 'a@plumbline.example' }

/** What the mail of a site goes to, a fresh one for each test. */
interface MailRun {
  server: SmtpServer
  /** What the workers tried. */
  attempts: Attempt[]
  /** Ends with the test at the latest. */
  startWorker(url?: string): MailWorker
  /** Hands over what is due. */
  deliver(): Promise<void>
  recipients(): string[]
  /** As it arrived; '' where none did. */
  mailTo(address: string): string
}

/** Lets time pass in steps, as a worker lives through it: of five minutes, longer in a long time. */
export async function live(site: TestApp, worker: MailWorker, ms: number) {
  const step = Math.max(5 * 60_000, ms / 24)
  for (let lived = 0; lived < ms; lived += step) {
    site.pass(step)
    await worker.deliverDue()
  }
}

export function mailForEach(
  site: TestApp,
  more: Partial<Parameters<typeof createMailWorker>[0]> = {},
): MailRun {
  let workers: MailWorker[]
  const run = {
    startWorker(url = run.server.url) {
      const { ports, services } = site
      const worker = createMailWorker({
        ...ports,
        writers: services.mailWriters,
        mailer: createSmtpMailer(url, 'off', sender),
        onAttempt: (attempt) => run.attempts.push(attempt),
        ...more,
      })
      workers.push(worker)
      return worker
    },
    async deliver() {
      await run.startWorker().deliverDue()
      await closeEndedIssues(site.ports)
    },
    mailTo: (address) => run.server.taken.find(({ recipient }) => recipient === address)?.raw ?? '',
    recipients: () => run.server.taken.map(({ recipient }) => recipient).toSorted(),
  } as MailRun
  beforeEach(async () => {
    run.server = await startSmtpServer()
    run.attempts = []
    workers = []
  })
  afterEach(async () => {
    for (const worker of workers) await worker.stop()
    await run.server.close()
  })
  return run
}
