import { afterEach, beforeEach } from 'vitest'
import { type Attempt, createMailWorker, type MailWorker } from '../../server/mail/worker.ts'
import { closeEndedIssues } from '../../server/newsletter/issues/progress.ts'
import { createSmtpMailer } from '../../server/platform/mail/mailer.ts'
import type { TestApp } from './app.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

export const sender = { name: 'Plumbline', address: 'a@plumbline.example' }

/** A mail server and workers for the mail of a site, fresh for each test. */
interface MailRun {
  server: SmtpServer
  /** The attempts of all workers. */
  attempts: Attempt[]
  /** Stopped after the test at the latest. */
  startWorker(url?: string): MailWorker
  /** Delivers due mail. */
  deliver(): Promise<void>
  recipients(): string[]
  /** The raw mail to an address; '' without one. */
  mailTo(address: string): string
}

/** Advances the clock in steps of at least five minutes (at most 24), delivering after each. */
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
