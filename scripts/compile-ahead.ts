/**
 * Starts the product on a temporary folder, requests one page and stops it, to fill the compile
 * cache (NODE_COMPILE_CACHE) for later starts. A start without it takes twice as long and uses 15
 * MB more while it runs. Node keeps a cache for each account, so the account that runs the product
 * calls this itself (`deploy/plumbline.service`), once for each version. If it fails, the first
 * start compiles.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArguments } from './start-arguments.ts'

const LONGEST_MS = 60_000

const root = join(import.meta.dirname, '..')
const { NODE_COMPILE_CACHE: cache = join(root, 'build/compiled') } = process.env
const mark = join(cache, 'compiled-from')
const version = describeVersion()

if (readMark() !== version) {
  mkdirSync(cache, { recursive: true })
  // Removes caches of earlier versions.
  for (const name of readdirSync(cache)) rmSync(join(cache, name), { recursive: true })
  if (await compile()) writeFileSync(mark, version)
}

/** A key of the Node version, the account and the built files. */
function describeVersion(): string {
  const hash = createHash('sha256')
  for (const path of globSync('build/{program,server}/**/*.js', { cwd: root }).toSorted()) {
    hash.update(readFileSync(join(root, path)))
  }
  return `${process.version} ${process.getuid?.()} ${hash.digest('hex')}`
}

function readMark(): string | null {
  try {
    return readFileSync(mark, 'utf8')
  } catch {
    return null
  }
}

/** Whether the product has started and answered. */
async function compile(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-'))
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: cache,
    DATA_DIR: folder,
    PORT: '0',
  }
  let hasAnswered = false
  await new Promise((resolve) => {
    const child = spawn(process.execPath, [...startArguments], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: LONGEST_MS,
    })
    child.on('error', resolve)
    child.on('exit', resolve)
    child.stdout.on('data', async (lines) => {
      const [address] = /http:\/\/\S+/.exec(lines) ?? []
      if (!address) return
      // The server answers only after it has flushed the compile cache.
      const isOk = await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
      // A later line with an address may cause a request after the server was stopped.
      hasAnswered ||= isOk
      child.kill()
    })
  })
  rmSync(folder, { recursive: true, force: true })
  return hasAnswered
}
