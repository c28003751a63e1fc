import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import readSheet from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeWorkbook } from '../../server/platform/documents/office.ts'
import { runScriptIn } from '../support/installation.ts'
import { scratchRoot } from '../support/scratch-root.ts'
import { adminKey, removeData, startServer } from '../support/server-process.ts'

const root = join(import.meta.dirname, '../..')
/** Made from the rest, or no part of what a firm runs. */
const left = new Set(['.git', '.env', 'build', 'data', 'lab', 'node_modules', 'test-results'])

/** As an owner gets it; the packages are this checkout's. */
async function copyProduct(): Promise<string> {
  const copy = await mkdtemp(join(scratchRoot, 'law-review-'))
  const names = (await readdir(root)).filter((name) => !left.has(name))
  for (const name of names) await cp(join(root, name), join(copy, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  // What is installed is what is asked for, so that nothing is installed through the link.
  await cp(join(root, 'node_modules/.package-lock.json'), join(copy, 'package-lock.json'))
  return copy
}

let folder = ''
beforeAll(async () => {
  folder = await copyProduct()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (...args: string[]) => runScriptIn(folder, 'law-review', {}, ...args)

test('who opens the addresses of the law is named, and what was not opened keeps its day', async () => {
  const open = (...args: string[]) => runScriptIn(folder, 'check-law', {}, ...args)
  const file = join(folder, 'content/en/law/opened.json')
  const before = await readFile(file, 'utf8')
  expect(await open()).toMatchObject({ code: 2, err: expect.stringContaining('who looks') })
  const none = await open('--by', 'A. Lawyer', '--only', 'no-such-address')
  expect(none).toMatchObject({ code: 0, out: expect.stringMatching(/^Opening 0 of \d{2,} /) })
  expect(await readFile(file, 'utf8')).toBe(before)
})

/** The rows of the workbook that the command writes, the head first. */
async function writeOut(): Promise<(string | null)[][]> {
  const { code, out, err } = await run()
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [, count, path = ''] = /^(\d+) texts are in (\S+)$/.exec(out.trim()) ?? []
  const [sheet] = await readSheet(path)
  const rows = sheet && 'data' in sheet ? sheet.data : []
  expect(rows).toHaveLength(Number(count) + 1)
  await rm(path)
  return rows.map((row) => row.map((cell) => (cell === null ? null : String(cell))))
}

/** Reviewer, date, verdict and remark of each row that a lawyer fills in. */
type Fill = (place: string) => string[] | null

/** As a lawyer saves it. */
async function readBack(fill: Fill) {
  const [columns = [], ...rows] = await writeOut()
  const filled = rows.map((row) => row.toSpliced(4, 4, ...(fill(`${row[0]}`) ?? row.slice(4, 8))))
  const sheet = { name: 'Law review', columns: columns.map(String), rows: filled, widths: [] }
  await writeFile(join(folder, 'filled.xlsx'), await writeWorkbook([sheet]))
  return run('filled.xlsx')
}

test('what a lawyer filled in stands on the checklist, on the page and in the next workbook', async () => {
  const refused = 'draft candidate-notice-uk'
  const accepted = 'provision aia-26-2'
  const taken = await readBack((place) => {
    if (place === refused) return ['A. Lawyer', '2026-11-24', 'Refused', 'Names no right.']
    const isRead = place === accepted || place.startsWith('draft ')
    return isRead ? ['A. Lawyer', '2026-11-24', 'accepted', ''] : null
  })
  const said = `12 accepted, 1 refused.\nRefused by A. Lawyer: ${refused} Names no right.\n`
  expect(taken).toEqual({ code: 0, out: said, err: '' })
  const [, ...next] = await writeOut()
  expect(next.filter(([, , , , by]) => by === 'A. Lawyer')).toHaveLength(13)

  const site = await readSite()
  expect(site.checks).toContainEqual({ id: 'drafts', level: 'should', state: 'open', seen: ['1'] })
  expect(site.law.match(/Reviewed by A\. Lawyer on 24 November 2026/g)).toHaveLength(1)
})

async function readSite() {
  const server = await startServer({ root: folder, env: { NODE_ENV: 'development' } })
  const read = async (path: string) => {
    const open = () => fetch(server.url + path, { headers: { 'x-admin-key': adminKey } })
    // Compiled when it is first asked for, on a slow machine for longer than the server keeps a caller.
    const response = await vi.waitFor(open, { timeout: 240_000 })
    return response.text()
  }
  try {
    return { checks: JSON.parse(await read('/api/admin/launch')).data, law: await read('/law') }
  } finally {
    await server.stop()
    await removeData(server)
  }
}
