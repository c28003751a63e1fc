import { expect, test } from '../support/journey.ts'
import { removeData, startServer } from '../support/server-process.ts'

// A server of its own: what it has stored must be known.
test('the benchmark card counts organisations, and shows their average from ten on', async ({
  request,
}) => {
  const server = await startServer()
  const read = async () =>
    (await (await request.get(`${server.url}/quickscore`)).text()).replaceAll('<!-- -->', '')
  expect(await read()).toContain('The average opens at 10 organisations.')
  const submit = async (company: string, value: number) => {
    const answers = { A1: value, B1: value, C1: value, D1: value }
    const lead = { name: 'Ada', company, email: `ada@${company}.example`, user_type: 'buyer' }
    const data = { ...lead, answers }
    const answer = await request.post(`${server.url}/api/quickscore/submit`, { data })
    expect(answer.status()).toBe(200)
  }
  await submit('one', 1)
  await submit('one', 0.5)
  const first = await read()
  expect(first).toContain('1 of 10')
  expect(first).not.toContain('Average score')
  for (let number = 2; number <= 10; number += 1) await submit(`number-${number}`, 0)
  // One organisation of ten at 50, by its latest answers: the average is 5.
  const opened = await read()
  expect(opened).toContain('5%')
  expect(opened).toContain('From 10 organisations, the latest assessment of each')
  expect(await server.stop()).toBe(0)
  await removeData(server)
})
