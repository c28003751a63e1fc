// Completes package-lock.json after a package was added:  npx -p node@24 node scripts/complete-lockfile.ts
//
// Packages with native code have one optional package for each system. npm may omit those for other
// systems, or add them without a hash. It asks the registry for everything that is missing in the
// lockfile, so incomplete entries are removed first.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LockedPackage {
  integrity?: string
  /** Bundled in its parent package and covered by that package's hash. */
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

export type LockedPackages = Record<string, LockedPackage>

/** Paths of packages without a hash, and of optional packages that are missing. */
export function findIncomplete(packages: LockedPackages): string[] {
  const isLocked = (path: string, name: string) =>
    `${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages
  return Object.entries(packages).flatMap(([path, { integrity, inBundle, ...locked }]) => {
    const missing = Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => !isLocked(path, name))
      .map((name) => `node_modules/${name}`)
    const isHashed = path === '' || inBundle || integrity !== undefined
    return isHashed ? missing : [path, ...missing]
  })
}

if (import.meta.main) {
  const cwd = join(import.meta.dirname, '..')
  const file = join(cwd, 'package-lock.json')
  const lockfile: { packages: LockedPackages } = JSON.parse(readFileSync(file, 'utf8'))
  for (const path of findIncomplete(lockfile.packages)) delete lockfile.packages[path]
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  const options = ['--package-lock-only', '--ignore-scripts']
  const { status } = spawnSync('npm', ['install', ...options], { cwd, stdio: 'inherit' })
  const left = findIncomplete(JSON.parse(readFileSync(file, 'utf8')).packages)
  if (left.length > 0) console.error(`The registry at hand lacks: ${left.join(', ')}`)
  process.exitCode = status || Number(left.length > 0)
}
