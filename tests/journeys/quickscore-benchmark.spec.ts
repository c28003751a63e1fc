import { expect, test } from '../support/journey.ts'
import { removeData, startServer } from '../support/server-process.ts'

// A server of its own: what it has stored must be known.
test('the benchmark card comes with the first assessment', async ({ request }) => {
  const server = await startServer()
  const read = async () => (await request.get(`${server.url}/quickscore`)).text()
  expect(await read()).not.toContain('Industry Benchmark')
  const lead = { name: 'Ada', company: 'Example', email: 'ada@journey.example' }
  const submit = (user_type: string, answers: Record<string, number>) =>
    request.post(`${server.url}/api/quickscore/submit`, { data: { ...lead, user_type, answers } })
  // One domain of four at 100 is 25; all four at 50 are 50: the average is 37.5, so 38.
  await submit('vendor', { A1: 1 })
  const first = await read()
  expect(first).toContain('Industry Benchmark')
  expect(first).toContain('From 1 assessment, all self-reported.')
  await submit('buyer', { A1: 0.5, B1: 0.5, C1: 0.5, D1: 0.5 })
  const html = (await read()).replaceAll('<!-- -->', '')
  expect(html).toContain('38%')
  expect(html).toContain('From 2 assessments, all self-reported.')
  expect(await server.stop()).toBe(0)
  await removeData(server)
})
