import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUnknownSettings } from '../server/platform/config.ts'
import { scratchRoot } from '../tests/support/scratch-root.ts'
import { startArguments } from './start-arguments.ts'

const root = join(import.meta.dirname, '..')
const foreign = 'postgres://somebody@db.elsewhere.example/theirs'
const probe = "console.log('asked ' + (process.env.DATABASE_URL ?? 'nothing'))\n"

/** A checkout with stubs for all that scripts run, which print the database they were given. */
let house: string
beforeAll(() => {
  house = mkdtempSync(join(scratchRoot, "firm's $env é-"))
  mkdirSync(join(house, 'bin'))
  for (const path of ['package.json', 'package-lock.json', 'scripts/setup.mjs', 'bin/plumbline']) {
    cpSync(join(root, path), join(house, path))
  }
  const lock = 'node_modules/.package-lock.json'
  mkdirSync(join(house, 'node_modules'))
  cpSync(join(root, lock), join(house, lock))
  symlinkSync(join(root, 'node_modules/node'), join(house, 'node_modules/node'))
  const { scripts }: { scripts: Record<string, string> } = readJson('package.json')
  const targets = Object.values(scripts).flatMap((line) => line.match(/\S+\.(ts|js)\b/g) ?? [])
  const others = ['server.ts', 'node_modules/@react-router/dev/bin.cjs', 'scripts/bundle-server.ts']
  for (const path of [...targets, ...others, 'scripts/compile-ahead.ts', 'scripts/notices.ts']) {
    mkdirSync(join(house, dirname(path)), { recursive: true })
    writeFileSync(join(house, path), probe)
  }
  writeFileSync(join(house, '.env'), `DATABASE_URL=${foreign}\nSMPT_URL=smtp://typo.example\n`)
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The database given to each program that the script ran; the last is the script's own. */
function askedBy(script: string, env: Record<string, string> = {}): string[] {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: house,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
  const asked = stdout.match(/asked .*/g) ?? [`${stdout}${stderr}`]
  return asked.map((line) => line.slice('asked '.length))
}

test('npm start reads .env, what it builds is not given it, and the environment wins', () => {
  const [last, ...built] = askedBy('start').toReversed()
  expect(last).toBe(foreign)
  expect(built.length).toBeGreaterThan(2)
  expect(new Set(built)).toEqual(new Set(['nothing']))
  const ours = 'postgres://ours.example/ours'
  expect(askedBy('start', { DATABASE_URL: ours }).at(-1)).toBe(ours)
})

test.each(['test', 'journeys'])('npm run %s does not', (script) => {
  expect(askedBy(script).at(-1)).toBe('nothing')
})

test('nor does what starts the product to test or to measure it', () => {
  expect(startArguments.join(' ')).toMatch(/^--max-old-space-size=\d+ .*server\.ts$/)
})

test('a name in it that no setting has is told', () => {
  const told = listUnknownSettings({}, [`--env-file=${join(house, '.env')}`])
  expect(told).toEqual([expect.stringMatching(/SMPT_URL is the name of no setting/)])
  expect(listUnknownSettings({}, [])).toEqual([])
  expect(listUnknownSettings({}, ['--env-file=/nowhere/.env'])).toEqual([])
})
