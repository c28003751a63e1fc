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
