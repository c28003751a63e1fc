// Completes package-lock.json after a package was added:  npx -p node@24 node scripts/complete-lockfile.ts
//
// Packages with native code name one optional package for each system. npm leaves those out of the
// lockfile that the registry at hand cannot give (a mirror seldom has all), and `npm ci` then
// refuses that lockfile on every machine. What is missing is entered with its exact version and
// its system, so that npm can tell that it is not for this machine and does not ask for it.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LockedPackage {
  version?: string
  cpu?: string[]
  dev?: boolean
  libc?: string[]
  optional?: boolean
  os?: string[]
  optionalDependencies?: Record<string, string>
}

export type LockedPackages = Record<string, LockedPackage>

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  const nested = `${path}/node_modules/${name}`
  return nested in packages || `node_modules/${name}` in packages
}

/** Reads the system from a name such as `@biomejs/cli-linux-x64-musl`. */
function readSystem(name: string): LockedPackage {
  const words = name.split(/[/-]/)
  const os = /win(32|dows)/.test(name) ? 'win32' : systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!cpu && !os) throw new Error(`${name} does not say which system it is for`)
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    ...(os && { os: [os] }),
  }
}

/** In npm's own order, so that its next write changes nothing. */
function sortKeys(entry: LockedPackage): LockedPackage {
  return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/** The optional packages that the lockfile asks for but does not hold, as they should stand in it. */
export function findMissing(packages: LockedPackages): LockedPackages {
  const missing: LockedPackages = {}
  for (const [path, { dev, optionalDependencies }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue
      const entry = { ...(dev && { dev }), optional: true, ...readSystem(name) }
      missing[`node_modules/${name}`] = { version, ...sortKeys(entry) }
    }
  }
  return missing
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../package-lock.json')
  const lockfile: { packages: LockedPackages } = JSON.parse(readFileSync(file, 'utf8'))
  const missing = findMissing(lockfile.packages)
  const byPath = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en')
  const packages = Object.entries({ ...lockfile.packages, ...missing }).sort(byPath)
  lockfile.packages = Object.fromEntries(packages)
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} packages entered in package-lock.json`)
}
