import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { uploadMaxBytes } from '../domain/media/kinds.ts'
import { importMaxBytes } from '../domain/transfer.ts'
import { startArguments } from '../scripts/start-arguments.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

const config = read('server/platform/config.ts')
const settings = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(([, name = '']) => name)
const dockerfile = read('deploy/Dockerfile')
const compose = read('deploy/compose.yaml')
const unit = read('deploy/plumbline.service')
const caddyfile = read('deploy/Caddyfile')
const nginx = read('deploy/nginx.conf')

/** Words with an underscore that are other programs' business. */
const others =
  /^(POSTGRES_(PASSWORD|USER|DB|INITDB_ARGS)|ROOT_(ACCESS|SECRET)_KEY|MP_MAX_MESSAGES|SITE_ADDRESS|INSTANCES_BACKWARDS|NODE_EXTRA_CA_CERTS|RENEWED_LINEAGE|TRIAL_PORT|BACKUP_DIR|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX|MALLOC_TRIM_THRESHOLD_|(NET_BIND|DAC)_\w+|AF_\w+)$/

describe('settings', () => {
  test.each([
    ...readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`),
    'docs/deployment.md',
  ])('%s names only what there is', (path) => {
    const words = read(path).match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []
    expect(words.filter((word) => !settings.includes(word) && !others.test(word))).toEqual([])
  })

  test('each is in .env.example and in the README', () => {
    expect(settings).toContain('METRICS_PORT')
    const example = read('.env.example')
    const table = read('docs/operating.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
    const told = settings.filter((name) => name !== 'NODE_ENV')
    expect(
      told.filter((name) => !example.includes(`\n${name}=\n`) && !example.endsWith(`\n${name}=\n`)),
    ).toEqual([])
    expect(told.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })

  test('what compose.yaml asks for is in its example', () => {
    const asked = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const example = read('deploy/compose.env.example')
    expect(asked.filter((name) => !example.includes(`\n${name}=`))).toEqual([])
  })
})

describe('the image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  )

  test('has the Node that the project is pinned to', () => {
    const lock = JSON.parse(read('package-lock.json'))
    const pinned = lock.packages['node_modules/node'].version.split('.')[0]
    expect(
      dockerfile.match(/^FROM .*/gm)?.filter((line) => !/ node:\$\{NODE\}-slim/.test(line)),
    ).toEqual([])
    expect(first(dockerfile, /^ARG NODE=(\d+)$/m)).toBe(pinned)
  })

  test('is made from what is there, and what .dockerignore lets in', () => {
    const letIn = read('.dockerignore').split('\n')
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(copied.filter((path) => !letIn.includes(`!${path}`))).toEqual([])
  })
})

describe('what must agree', () => {
  test('ports', () => {
    const port = first(config, /PORT: .*default\((\d+)\)/)
    expect(first(dockerfile, / PORT=(\d+)/)).toBe(port)
    expect(first(dockerfile, /EXPOSE (\d+)/)).toBe(port)
    expect(first(caddyfile, /\{\$INSTANCES:127\.0\.0\.1:(\d+)\}/)).toBe(port)
    expect(first(nginx, /server 127\.0\.0\.1:(\d+)/)).toBe(port)
    expect(first(compose, /INSTANCES: (.*)/)).toBe(`app-1:${port} app-2:${port}`)
    expect(first(compose, /S3_ENDPOINT: http:\/\/files:(\d+)/)).toBe(
      first(compose, /127\.0\.0\.1:(\d+)\/health/),
    )
  })

  test('the proxies take the largest upload and little more', () => {
    const mebibytes = uploadMaxBytes / 1024 / 1024 + 1
    expect(first(caddyfile, /max_size (\d+)MiB/)).toBe(String(mebibytes))
    expect(first(nginx, /client_max_body_size (\d+)m;/)).toBe(String(mebibytes))
    const largest = importMaxBytes / 1024 / 1024 + 1
    expect(first(caddyfile, /request_body @import \{\s+max_size (\d+)MiB/)).toBe(String(largest))
    expect(first(nginx, /\(import\|export\)\)\$ \{\s+client_max_body_size (\d+)m;/)).toBe(
      String(largest),
    )
  })

  test('neither proxy logs the token of a private link', () => {
    const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    const sources = files.filter((path) => /(?<!\.test)\.ts$/.test(path))
    const stated = ['app/routes.ts', ...sources.map((path) => `server/${path}`)].flatMap((path) => [
      ...read(path).matchAll(/['"`](\/?[\w/-]+\/):token/g),
    ])
    const all = stated.map(([, place = '']) => `/${place.replace(/^\//, '')}`)
    // What only somebody with a key can open is no secret.
    const places = new Set(all.filter((place) => !place.startsWith('/admin/')))
    expect(places).toContain('/quickscore/result/')
    expect(places).toContain('/quickscore/law-news/stop/')
    const inNginx = new RegExp(first(nginx, /~\*(\^\S+) "\$place-"/) ?? '', 'i')
    const inCaddy = new RegExp(first(caddyfile, /uri regexp "\(\?i\)(\S+)"/) ?? '', 'i')
    for (const place of places) {
      expect(inNginx.exec(`${place}secret/more`)?.groups?.place, place).toBe(place)
      expect(`${place}secret/more`.replace(inCaddy, '$1-')).toBe(`${place}-/more`)
    }
  })

  test('the instances trust the network of the proxy', () => {
    expect(first(compose, /TRUST_PROXY: (\S+)/)).toBe(first(compose, /subnet: ([\d./]+)/))
  })

  test('nobody is killed before the time to finish is over', () => {
    const seconds = Number(first(read('server.ts'), /DRAIN_MS = (\d+)_000/))
    expect(Number(first(unit, /TimeoutStopSec=(\d+)s/))).toBeGreaterThan(seconds)
    expect(Number(first(compose, /stop_grace_period: (\d+)s/))).toBeGreaterThan(seconds)
  })

  test('how much memory the server may take', () => {
    expect(startArguments.slice(0, -1)).toEqual([
      expect.stringMatching(/^--max-old-space-size=\d+$/),
      expect.stringMatching(/^--max-semi-space-size=\d+$/),
    ])
    expect(JSON.parse(first(dockerfile, /^CMD (.*)$/m) ?? '')).toEqual(['bin/plumbline', 'start'])
    for (const text of [dockerfile, unit, read('scripts/setup.mjs')]) {
      expect(first(text, /MALLOC_ARENA_MAX(?:=|: ')(\d+)/)).toBe('1')
    }
    expect(first(unit, /^ExecStart=.* (\S+ start)$/m)).toBe('/opt/plumbline/bin/plumbline start')
    expect(first(unit, /RestartForceExitStatus=(\d+)/)).toBe(
      first(read('server.ts'), /START_AGAIN = (\d+)/),
    )
  })

  test('the unit leaves V8 the memory that it compiles into', () => {
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m)
  })
})
