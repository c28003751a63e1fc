// Prepares a fresh clone, then runs a file on the project's own Node 24:
//   node scripts/setup.mjs [--production | --development] [--env] [options of Node] [file [arguments]]
//
// With --env the file gets the settings in .env, if it exists; the build never does.
//
// The only JavaScript file of the project: on a fresh machine it runs before anything is
// installed, under whatever Node the machine has (20 or later), which cannot read TypeScript.
// For the same reason it imports nothing but Node's own modules.
//
// package.json calls it with `exec`, so that there is no shell in between: a shell would not pass
// signals on and would leave a running server behind.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules/node/bin/node')
const installedPackages = join(root, 'node_modules/.package-lock.json')
const builtFrom = join(root, 'build/built-from.sha256')
const bundledFrom = join(root, 'build/bundled-from.sha256')
const compiled = join(root, 'build/compiled')
const buildInputs = [
  'app',
  'content',
  'domain',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/addresses.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const bundleInputs = [
  'content',
  'domain',
  'migrations',
  'package-lock.json',
  'scripts/bundle-server.ts',
  'scripts/compile-ahead.ts',
  'server',
  'server.ts',
]
const watchedInDevelopment = ['server.ts', 'server', 'domain', 'content', 'documents', 'migrations']

/** Exit code of a server that asks to be restarted. */
const START_AGAIN = 75

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Compares the lockfile with the one npm leaves in node_modules when it has finished, so that an
 * interrupted installation counts as missing and one made by hand with npm counts as done.
 * Optional packages are left out: most of them are for other systems.
 */
function isInstalled() {
  if (!existsSync(node) || !existsSync(installedPackages)) return false
  const wanted = readJson(join(root, 'package-lock.json')).packages
  const present = readJson(installedPackages).packages
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      (optional && !present[path]) ||
      (present[path]?.version === version && present[path].integrity === integrity),
  )
}

function listInputs(entries) {
  return entries
    .filter((entry) => existsSync(join(root, entry)))
    .flatMap((entry) =>
      /\.\w+$/.test(entry)
        ? entry
        : readdirSync(join(root, entry), { recursive: true, withFileTypes: true })
            .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
            .map((file) => join(file.parentPath ?? file.path, file.name).slice(root.length + 1))
            .sort(),
    )
}

function hashInputs(entries) {
  const hash = createHash('sha256')
  for (const path of listInputs(entries)) {
    const bytes = readFileSync(join(root, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** Whether the file `mark` contains the hash of the inputs. */
const isMadeOf = (mark, inputs) =>
  existsSync(mark) && readFileSync(mark, 'utf8') === hashInputs(inputs)

/** Runs a command, passing signals on; resolves to the exit code that a shell would see. */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
    const child = spawn(command, args, options)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.removeAllListeners(signal)
      process.on(signal, () => child.kill(signal))
    }
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** Ends the set-up with a message and without a stack trace. */
class SetupError extends Error {}

async function install() {
  console.log('Installing packages (only when they have changed) …')
  // Called through npm, we use that very npm, on the Node that runs it: the one inside
  // node_modules is about to be replaced.
  const { npm_execpath: npmFile, npm_node_execpath: npmNode } = process.env
  const [command, ...args] = npmFile ? [npmNode ?? process.execPath, npmFile] : ['npm']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const code = await run(command, [...args, 'ci', '--include=dev', ...quiet])
  if (code !== 0) {
    throw new SetupError(
      `npm could not install the packages (exit code ${code}); its own message is above.\n` +
        'Is the npm registry reachable (npm ping)? Is there free disk space?',
    )
  }
  if (!existsSync(node)) {
    throw new SetupError(
      'npm did not run the install script of the package "node", which brings Node 24.\n' +
        'Is ignore-scripts set (npm config get ignore-scripts)? Unset it and run this again.',
    )
  }
}

async function build() {
  console.log('Building the pages (only when their sources have changed) …')
  rmSync(builtFrom, { force: true })
  const sources = hashInputs(buildInputs)
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const args = [cli, 'build', '--logLevel', 'warn']
  const code = await run(node, args, { NODE_ENV: 'production' })
  if (code !== 0) throw new SetupError(`The build failed (exit code ${code}).`)
  rmSync(bundledFrom, { force: true })
  writeFileSync(builtFrom, sources)
}

/** Bundles the server; without the bundle Node would read a thousand files at start. */
async function bundle() {
  const sources = hashInputs(bundleInputs)
  await run(node, [join(root, 'scripts/bundle-server.ts')], { NODE_ENV: 'production' })
  await run(node, [join(root, 'scripts/notices.ts')])
  const ahead = [join(root, 'scripts/compile-ahead.ts')]
  await run(node, ahead, { NODE_COMPILE_CACHE: compiled })
  writeFileSync(bundledFrom, sources)
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** A lock is stale if its holder is gone or, since pids are reused, after 15 minutes. */
function isLeftBehind(lock) {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  const holder = Number(existsSync(lock) && readFileSync(lock, 'utf8'))
  return age > 15 * 60_000 || (holder > 0 && (holder === process.pid || !isAlive(holder)))
}

/** Takes the lock file; false while another process holds it. */
function takeLock(lock) {
  if (isLeftBehind(lock)) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Two concurrent starts must not both install or build: the second waits, then checks again. */
async function once(isDone, work) {
  if (isDone()) return
  const lock = join(root, 'build/setup.lock')
  mkdirSync(dirname(lock), { recursive: true })
  for (let tries = 0; !takeLock(lock); tries += 1) {
    if (tries === 0) console.log(`Waiting for another start to set up (it holds ${lock}) …`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  try {
    if (!isDone()) await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

async function main(args) {
  const isMode = args[0]?.startsWith('--') && args[0] !== '--env'
  const mode = isMode ? args.shift().slice(2) : undefined
  if (mode && mode !== 'production' && mode !== 'development') {
    throw new SetupError(`Unknown mode --${mode}: --production and --development are known.`)
  }
  await once(isInstalled, install)
  if (mode === 'production') {
    await once(() => isMadeOf(builtFrom, buildInputs), build)
    await once(() => isMadeOf(bundledFrom, bundleInputs), bundle)
  }
  if (args.length === 0) return 0
  // Named `--env`, since Node would find `--env-file` among a script's arguments too and apply it
  // to the installation and the build as well.
  const readsEnv = args[0] === '--env' && args.shift() && existsSync(join(root, '.env'))
  if (readsEnv) args.unshift('--env-file=.env')
  const watched = watchedInDevelopment.filter((path) => existsSync(join(root, path)))
  const watch = ['--watch-preserve-output', ...watched.map((path) => `--watch-path=${path}`)]
  const start = () =>
    run(node, mode === 'development' ? [...watch, ...args] : args, {
      // The compile cache halves the work of a start.
      NODE_COMPILE_CACHE: mode === 'production' ? compiled : join(root, 'node_modules/.cache/node'),
      // Freed memory that malloc kept for each thread was a sixth of the total.
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...(mode && { NODE_ENV: mode }),
    })
  // Restarts after each change of the firm (server.ts).
  for (;;) {
    const code = await start()
    if (code !== START_AGAIN) return code
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  // System errors, such as a full disk, explain themselves.
  if (!(error instanceof SetupError || error.syscall)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
