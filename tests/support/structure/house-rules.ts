import { posix } from 'node:path'
import { isTest, type Source } from './sources.ts'
import { kindOf } from './walls.ts'

const drawers = ['utils', 'util', 'helpers', 'helper', 'lib', 'common', 'misc', 'shared']
const maxLines = 300

/** The screens that React Router mounts: every file that app/routes.ts names. */
function listRouteModules(sources: Source[]): Set<string> {
  const routes = sources.find(({ path }) => path === 'app/routes.ts')?.text ?? ''
  const named = [...routes.matchAll(/['"]([\w./-]+\.tsx?)['"]/g)]
  return new Set(named.map(([, file = '']) => posix.join('app', file)))
}

function findBadNames(sources: Source[]): string[] {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  return sources.flatMap(({ path }) => {
    const parts = path.split('/')
    const drawer = parts.find((part) => drawers.includes(part.split('.')[0] ?? ''))
    return [
      ...(parts.every((part) => kebab.test(part)) ? [] : [`${path}: names are kebab-case`]),
      ...(drawer ? [`${path}: "${drawer}" is a drawer; name the rule that lives there`] : []),
    ]
  })
}

function findDefaultExports(sources: Source[]): string[] {
  const demanded = /^(app\/(root|entry\.\w+)\.tsx|app\/(handler|routes)\.ts|[^/]+\.config\.ts)$/
  const routeModules = listRouteModules(sources)
  return sources
    .filter(({ path }) => !demanded.test(path) && !routeModules.has(path))
    .filter(({ text }) => /^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/m.test(text))
    .map(({ path }) => `${path}: exports are named, except where the framework demands a default`)
}

/** A component is found by its file's name: `lead-form.tsx` exports `LeadForm`, `field.tsx` a family
 * around it (`TextField`, `SelectField`). */
function findMisnamedComponents(sources: Source[]): string[] {
  const routeModules = listRouteModules(sources)
  return sources
    .filter(({ path }) => /^app\/.+\/[^/]+\.tsx$/.test(path) && !isTest(path))
    .filter(({ path }) => !routeModules.has(path))
    .flatMap(({ path, text }) => {
      const words = posix.basename(path, '.tsx').split('-')
      const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
      const isExported = new RegExp(`^export\\s+(async\\s+)?(function|const)\\s+\\w*${name}`, 'm')
      return isExported.test(text) ? [] : [`${path}: a component file exports its name, ${name}`]
    })
}

function findLongFiles(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !/^(content|migrations)\//.test(path) && !isTest(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path}: ${lines} lines; split by subject at ${maxLines}`)
}

const suppressions = [
  { mark: /@ts-nocheck/, needs: null, rule: 'the compiler is never switched off for a file' },
  { mark: /@ts-ignore/, needs: null, rule: 'use @ts-expect-error, which ends when its cause ends' },
  { mark: /@ts-expect-error/, needs: /@ts-expect-error\W+\w.{9,}/, rule: 'give the reason' },
  { mark: /biome-ignore/, needs: /biome-ignore [\w/]+: \S.{9,}/, rule: 'give the reason' },
]
const anyType = /[:<,|&(]\s*any\b\s*(?![\w\s'’-]*['"’`])|\bas\s+any\b|\bany\[\]/

/** The rules and their test name what they forbid. */
function isAboutStructure(path: string): boolean {
  return path === 'tests/structure.test.ts' || path.startsWith('tests/support/structure/')
}

function findInLine(line: string, before: string): string[] {
  const code = line.replace(/\/\/.*$|^\s*\*.*$|^\s*\/\*.*$/, '').replace(/(['"`]).*?\1/g, "''")
  const marks = suppressions
    .filter(({ mark, needs }) => mark.test(line) && !(needs?.test(line) ?? false))
    .map(({ rule }) => `a suppression: ${rule}`)
  const isAny = anyType.test(code) && !/biome-ignore/.test(before)
  return isAny ? [...marks, 'no `any`'] : marks
}

/** `any`, and checks that are switched off without a reason. */
function findBlindSpots(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !isAboutStructure(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, index) =>
        findInLine(line, lines[index - 1] ?? '').map((what) => `${path}:${index + 1}: ${what}`),
      )
    })
}

/** Rules are the same whenever and wherever they run: time, chance and ids come as arguments. */
function findClocksInDomain(sources: Source[]): string[] {
  const clock = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(/
  return sources
    .filter(({ path }) => path.startsWith('domain/') && !isTest(path))
    .filter(({ text }) => clock.test(text))
    .map(({ path }) => `${path}: domain/ has no clock and no dice; take the value as an argument`)
}

/** In a noun's folder each file has its place: store, service, api, worker, their tests. */
function findStrangersInNouns(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => /^server\/(?!platform\/)[^/]+\//.test(path) && !isTest(path))
    .filter(({ path }) => kindOf(path) === null)
    .map(
      ({ path }) =>
        `${path}: a noun has store.ts, service.ts, api.ts and worker.ts; name any other file in subjectFiles (tests/support/structure/walls.ts)`,
    )
}

/** Each answers with the files that break it, in words. */
export const houseRules = {
  findBadNames,
  findBlindSpots,
  findClocksInDomain,
  findDefaultExports,
  findLongFiles,
  findMisnamedComponents,
  findStrangersInNouns,
}
