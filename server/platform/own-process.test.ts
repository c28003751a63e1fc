import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test, vi } from 'vitest'
import { DomainError } from '../../domain/errors.ts'
import { folderForAll } from '../../tests/support/folder.ts'
import { OwnProcess, onProcessFault, ProcessEndedError, requester } from './own-process.ts'

type Job = { say?: string; refuse?: string; fail?: string; die?: true; hang?: true }
type Answer = { pid: number; said: string | undefined; env: NodeJS.ProcessEnv }

const folder = folderForAll()
let module: URL
beforeAll(() => {
  const file = join(folder.path, 'work.ts')
  const ours = import.meta.resolve('./own-process.ts')
  writeFileSync(
    file,
    `import { answerJobs } from ${JSON.stringify(ours)}
     import { invalid } from ${JSON.stringify(import.meta.resolve('../../domain/errors.ts'))}
     answerJobs(async ({ say, refuse, fail, die, hang }) => {
       if (refuse) throw invalid(refuse)
       if (fail) throw new Error(fail)
       if (die) process.kill(process.pid, 'SIGSEGV')
       if (hang) await new Promise(() => {})
       return { pid: process.pid, said: say, env: process.env }
     })`,
  )
  module = pathToFileURL(file)
})

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
    requester.run(left.signal, ask, 'at work'),
    ask('card 1', { isPatient: true }),
    requester.run(left.signal, ask, 'given up', { isPatient: true }),
    ask('report 1'),
    ask('report 2'),
    ask('card 2', { isPatient: true }),
  ]
  expect([own.count(false), own.count(true)]).toEqual([3, 3])
  left.abort(new Error('was dropped'))
  await Promise.all([...all, requester.run(left.signal, ask, 'too late')])
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

// Happens when packages are replaced under a running server, or no process is left.
test.each([
  ['is not there', '/nowhere/node', 'ENOENT'],
  ['may not be run', import.meta.filename, 'EACCES'],
])(
  'an executable that %s ends its job, is told, and the next job tries once more',
  async (_, away, code) => {
    const told: Error[] = []
    onProcessFault((error) => told.push(error))
    const options = { execPath: away }
    const own = new OwnProcess<Job, Answer>(module, options)
    const asked = await Promise.allSettled([own.run({ say: 'one' }), own.run({ say: 'two' })])
    const refused = { kind: 'too-busy', details: { retryAfter: 10 }, cause: { code } }
    expect(asked).toMatchObject([{ reason: refused }, { reason: refused }])
    expect(told).toMatchObject([refused, refused])
    options.execPath = process.execPath
    expect(await own.run({ say: 'three' })).toMatchObject({ said: 'three' })
    expect(told).toHaveLength(2)
    await own.close()
  },
)

test('what cannot be started or sent at once ends its job too', async () => {
  const own = new OwnProcess<Job, Answer>(module, { args: ['\0'] })
  await expect(own.run({ say: 'one' })).rejects.toMatchObject({ kind: 'too-busy' })
  await own.close()
})

test('a job that takes too long is ended, and the next one is done by another process', async () => {
  const told: Error[] = []
  onProcessFault((error) => told.push(error))
  const own = new OwnProcess<Job, Answer>(module, { longestMs: 10_000 })
  const [hung, next] = await Promise.allSettled([own.run({ hang: true }), own.run({ say: 'next' })])
  expect(hung).toMatchObject({ reason: expect.any(ProcessEndedError) })
  expect(next).toMatchObject({ value: { said: 'next' } })
  expect(told).toMatchObject([{ message: 'a job took over 10000 ms' }])
  await own.close()
})

test('it ends when it has rested, and a new one does the next job', async () => {
  const own = new OwnProcess<Job, Answer>(module, { restMs: 1 })
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

// Lost otherwise: the rest of a stop, and its exit code, which asks for a restart.
test('who waits for the end of one that rests comes to what follows', () => {
  const file = join(folder.path, 'wait.ts')
  writeFileSync(
    file,
    `import { OwnProcess } from ${JSON.stringify(import.meta.resolve('./own-process.ts'))}
     const own = new OwnProcess(new URL(${JSON.stringify(module.href)}))
     await own.run({ say: 'one' })
     await own.close()
     console.log('closed')`,
  )
  const { stdout, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  expect([stdout.trim(), status]).toEqual(['closed', 0])
})
