/**
 * Starts the product on a folder of its own, asks for one page and ends it: what it has compiled is
 * kept for every start to come, in NODE_COMPILE_CACHE. A start that compiles takes twice as long and
 * holds 15 MB more for as long as it runs. Node keeps what each account has compiled apart, so an
 * account that runs the product does this itself (`deploy/plumbline.service`), once for each version.
 * Where it fails, the first start compiles.
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
  // Of versions before.
  for (const name of readdirSync(cache)) rmSync(join(cache, name), { recursive: true })
  if (await compile()) writeFileSync(mark, version)
}

/** Who compiles what, with which Node. */
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

/** Whether it has started and answered. */
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
      // Answered once all is kept that the start has compiled.
      const isOk = await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
      // Another line may name an address too, and ask when the first has ended it.
      hasAnswered ||= isOk
      child.kill()
    })
  })
  rmSync(folder, { recursive: true, force: true })
  return hasAnswered
}
