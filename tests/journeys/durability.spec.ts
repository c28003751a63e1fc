import { expect, test } from '@playwright/test'
import { removeData, type ServerProcess, startServer } from '../support/server-process.ts'

const ROUNDS = 20
const VISITORS = 4

/** Submits one assessment after another until the server is gone; notes each that it acknowledged. */
async function submitUntilKilled(url: string, visitor: string, acknowledged: string[]) {
  for (let i = 0; ; i += 1) {
    const email = `${visitor}-${i}@example.com`
    const body = { name: 'N', company: 'C', email, user_type: 'buyer', answers: { A1: 1, B1: 0 } }
    try {
      const response = await fetch(`${url}/api/quickscore/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (response.ok && (await response.json()).success) acknowledged.push(email)
    } catch {
      return
    }
  }
}

async function listStored(server: ServerProcess): Promise<string[]> {
  const stored: string[] = []
  for (let page = 1; ; page += 1) {
    const query = `?page=${page}&per_page=1000`
    const response = await fetch(`${server.url}/api/quickscore-assessments${query}`, {
      headers: { 'x-admin-key': server.adminKey },
    })
    const { data, meta } = await response.json()
    stored.push(...data.map(({ email }: { email: string }) => email))
    if (stored.length >= meta.total) return stored
  }
}

// Lost otherwise: the details that somebody left after answering 27 questions, although the
// page told them that their results are ready.
test('every submission that was acknowledged outlives 20 kills at random moments', async () => {
  const acknowledged: string[] = []
  let server = await startServer()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url } = server
    const visits = Array.from({ length: VISITORS }, (_, i) =>
      submitUntilKilled(url, `r${round}v${i}`, acknowledged),
    )
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 300))
    await server.stop('SIGKILL')
    await Promise.all(visits)
    server = await startServer({ dataDir: server.dataDir })
    const stored = new Set(await listStored(server))
    expect(
      acknowledged.filter((email) => !stored.has(email)),
      `round ${round}`,
    ).toEqual([])
    const benchmark = await fetch(`${server.url}/api/quickscore-assessments`)
    const { meta } = await benchmark.json()
    expect(meta.total, 'the benchmark counts what is stored, no more and no less').toBe(stored.size)
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS)
  await server.stop()
  await removeData(server)
})
