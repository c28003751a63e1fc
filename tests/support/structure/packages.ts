import type { Source } from './sources.ts'

export interface PackageJson {
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Packages that are found and used by another one, with no import of ours, and by which. */
const usedBy: Record<string, string> = {
  '@types/node': 'typescript',
  '@react-router/node': '@react-router/dev',
}

function listImported(sources: Source[]): Set<string> {
  return new Set(sources.flatMap(({ imports }) => imports.map((one) => one.package ?? '')))
}

/** A package also has a user where a script runs it from node_modules, or asks for it by name. */
function isRun(name: string, sources: Source[], scripts: string): boolean {
  const asked = [`node_modules/${name}/`, `resolve('${name}')`]
  const users = sources.filter(({ path }) => /^(scripts|tests\/support)\//.test(path))
  return [...users.map(({ text }) => text), scripts].some((text) =>
    asked.some((mark) => text.includes(mark)),
  )
}

/** Packages in package.json that nothing uses. */
export function findIdlePackages(sources: Source[], manifest: PackageJson): string[] {
  const listed = { ...manifest.dependencies, ...manifest.devDependencies }
  const imported = listImported(sources)
  const scripts = Object.values(manifest.scripts ?? {}).join('\n')
  const isUsed = (name: string): boolean => {
    const host = usedBy[name] ?? (name.startsWith('@types/') ? name.slice(7) : undefined)
    if (host !== undefined) return host in listed
    return (imported.has(name) && name !== 'node') || isRun(name, sources, scripts)
  }
  return Object.keys(listed)
    .filter((name) => !isUsed(name))
    .map((name) => `package.json: nothing uses the package ${name}`)
}

/** Imports of packages that are there only because another package brought them. */
export function findUnlistedPackages(sources: Source[], manifest: PackageJson): string[] {
  const listed = { ...manifest.dependencies, ...manifest.devDependencies }
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ package: name }) => name !== null && name !== 'node' && !(name in listed))
      .map(({ package: name }) => `${path}: imports ${name}, which package.json does not list`),
  )
}
