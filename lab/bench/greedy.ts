/**
 * One address sends the five most expensive requests concurrently for a minute, under the default
 * limits. Prints how long another visitor waits meanwhile; fails if that is over the promised
 * limit. `-- 10` runs for ten seconds.
 */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { removeData, startServer } from '../../tests/support/server-process.ts'

const ARTICLE_MS = 100
const FILE_MS = 3_000
const AT_ONCE = 8
const seconds = Number(process.argv[2] ?? 60)
const server = await startServer({ env: { RATE_LIMITS: 'on' } })
const form = { 'content-type': 'application/x-www-form-urlencoded' }

interface Sent {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

interface Answer {
  status: number
  ms: number
  body: string
}

/** Sends a request from a loopback address: each address counts as a separate visitor. */
function ask(localAddress: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = sent
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { localAddress, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const ms = performance.now() - begun
        resolve({ status: answer.statusCode ?? 0, ms, body: Buffer.concat(chunks).toString() })
      })
    })
    asked.on('error', reject).end(body)
  })
}

/** Submits answers to all questions and adds a tool; resolves to the path of the result. */
async function submit(address: string): Promise<string> {
  const answers = Object.fromEntries(
    listQuestions(questionBank, 'buyer').map(({ id }, i) => [id, [0, 0.5, 1][i % 3]]),
  )
  const lead = { name: 'Ada', company: 'Ltd', email: `${address}@bench.example` }
  const { body } = await ask(address, '/api/quickscore/submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, user_type: 'buyer', answers }),
  })
  const path = new URL(JSON.parse(body).data.private_link, server.url).pathname
  const tool = 'key=one&name=Kestrel&ranks=yes&rejects=unsure'
  await ask(address, `${path}/register/new`, { method: 'POST', headers: form, body: tool })
  return path
}

const at = (taken: number[], share: number) =>
  taken.toSorted((one, other) => one - other)[Math.floor((taken.length - 1) * share)] ?? 0

try {
  const [greedy, visitor] = ['127.0.0.2', '127.0.0.3']
  const theirs = await submit(greedy)
  const own = await submit(visitor)
  const dearest: [path: string, sent?: Sent][] = [
    [theirs],
    [`${theirs}/report.pdf`],
    [`${theirs}/register/register.docx`],
    ['/contact', { method: 'POST', headers: form, body: 'name=' }],
    ['/tools/adverse-impact/record.pdf', { method: 'POST', headers: form, body: card() }],
  ]
  // Warm-up: the first requests after a start take longer.
  const first = await submit('127.0.0.4')
  for (const [path, sent] of dearest) await ask('127.0.0.4', path.replace(theirs, first), sent)
  const article = /href="(\/insights\/[\w-]+)"/.exec((await ask(visitor, '/insights')).body)?.[1]
  const end = performance.now() + seconds * 1_000
  const statuses: Record<number, number> = {}
  const pressing = dearest.flatMap(([path, sent]) =>
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const { status } = await ask(greedy, path, sent)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === 429) await pause(100)
      }
    }),
  )
  const articles: number[] = []
  const files: number[] = []
  const reading = async () => {
    while (performance.now() < end) {
      articles.push((await ask(visitor, article ?? '/insights')).ms)
      await pause(100)
    }
  }
  const fetching = async () => {
    while (performance.now() < end) {
      const { status, ms } = await ask(visitor, `${own}/report.pdf`)
      if (status !== 200) throw new Error(`The visitor's file was answered with ${status}`)
      files.push(ms)
      await pause(2_000)
    }
  }
  await Promise.all([...pressing, reading(), fetching()])
  const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
  const [mostArticle, mostFile] = [at(articles, 0.95), at(files, 1)]
  console.log(
    `\nOne address presses ${dearest.length} requests, ${AT_ONCE} of each, for ${seconds} s, at a load of ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log('  its answers by status:', statuses)
  console.log(
    `  another visitor's article: median ${at(articles, 0.5).toFixed(0)} ms, 95% under ${mostArticle.toFixed(0)} ms (${articles.length})`,
  )
  console.log(`  another visitor's file: ${mostFile.toFixed(0)} ms at most (${files.length})`)
  console.log(`  memory: ${Math.round(Number(memory) / 1024)} MB at most`)
  if (mostArticle > ARTICLE_MS || mostFile > FILE_MS) process.exitCode = 1
} finally {
  await server.stop()
  await removeData(server)
}

function card(): string {
  return new URLSearchParams({ sheet: 'Group\tReached\tHired\nA\t20\t6\nB\t20\t8' }).toString()
}
