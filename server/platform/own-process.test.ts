import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DomainError } from '../../domain/errors.ts'
import { OwnProcess, ProcessEndedError } from './own-process.ts'

type Job = { say?: string; refuse?: string; fail?: string; die?: true }
type Answer = { pid: number; said: string | undefined; env: NodeJS.ProcessEnv }

let folder: string
let module: URL
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-own-process-'))
  const file = join(folder, 'work.ts')
  const ours = import.meta.resolve('./own-process.ts')
  writeFileSync(
    file,
    `import { answerJobs } from ${JSON.stringify(ours)}
     import { invalid } from ${JSON.stringify(import.meta.resolve('../../domain/errors.ts'))}
     answerJobs(async ({ say, refuse, fail, die }) => {
       if (refuse) throw invalid(refuse)
       if (fail) throw new Error(fail)
       if (die) process.kill(process.pid, 'SIGSEGV')
       return { pid: process.pid, said: say, env: process.env }
     })`,
  )
  module = pathToFileURL(file)
})
afterAll(() => rmSync(folder, { recursive: true }))

const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

test('does one job after the other in one process, and tells a refusal from a fault', async () => {
  const own = new OwnProcess<Job, Answer>(module)
  const asked = [{ say: 'one' }, { refuse: 'No.' }, { fail: 'Broken.' }, { say: 'two' }]
  const [one, refused, failed, two] = await Promise.allSettled(asked.map((job) => own.run(job)))
  expect(one).toMatchObject({ value: { said: 'one' } })
  expect(refused).toMatchObject({ reason: { kind: 'invalid', message: 'No.' } })
  expect(failed).toMatchObject({ reason: { message: 'Broken.' } })
  expect(failed?.status === 'rejected' && failed.reason).not.toBeInstanceOf(DomainError)
  expect(two).toMatchObject({ value: { said: 'two', pid: given(one)?.pid } })
  await own.close()
})

test('patient jobs let others pass, and one that nobody waits for is dropped', async () => {
  const own = new OwnProcess<Job, Answer>(module)
  const ended: string[] = []
  const left = new AbortController()
  const ask = (say: string, asking = {}) =>
    own.run({ say }, asking).then(
      ({ said }) => ended.push(`${said}`),
      (error) => ended.push(`${say} ${error.message}`),
    )
  const all = [
    ask('at work', { signal: left.signal }),
    ask('card 1', { isPatient: true }),
    ask('given up', { isPatient: true, signal: left.signal }),
    ask('report 1'),
    ask('report 2'),
    ask('card 2', { isPatient: true }),
  ]
  expect([own.count(false), own.count(true)]).toEqual([3, 3])
  left.abort(new Error('was dropped'))
  await Promise.all([...all, ask('too late', { signal: left.signal })])
  expect(ended).toEqual([
    'given up was dropped',
    'too late was dropped',
    'at work',
    'report 1',
    'report 2',
    'card 1',
    'card 2',
  ])
  await own.close()
})

test('what brings the process down brings nothing else down', async () => {
  const own = new OwnProcess<Job, Answer>(module)
  const [dead, next] = await Promise.allSettled([own.run({ die: true }), own.run({ say: 'next' })])
  expect(dead).toMatchObject({ reason: expect.any(ProcessEndedError) })
  expect(next).toMatchObject({ value: { said: 'next' } })
  await own.close()
})

test('it ends when it has rested, and a new one does the next job', async () => {
  const own = new OwnProcess<Job, Answer>(module, [], 1)
  const { pid } = await own.run({ say: 'one' })
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
  expect((await own.run({ say: 'two' })).pid).not.toBe(pid)
  await own.close()
})

test('it knows none of the secrets of the server', async () => {
  vi.stubEnv('ADMIN_KEY', 'secret')
  const own = new OwnProcess<Job, Answer>(module)
  const { pid, env } = await own.run({})
  expect(Object.keys(env)).not.toContain('ADMIN_KEY')
  await own.close()
  expect(isAlive(pid)).toBe(false)
  vi.unstubAllEnvs()
})

function given<T>(settled: PromiseSettledResult<T> | undefined): T | null {
  return settled?.status === 'fulfilled' ? settled.value : null
}
