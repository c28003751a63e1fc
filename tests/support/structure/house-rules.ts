import { posix } from 'node:path'
import { isTest, type Source } from './sources.ts'

const drawers = ['utils', 'util', 'helpers', 'helper', 'lib', 'common', 'misc', 'shared']

/** The route modules: every file that app/routes.ts or app/admin/nouns.ts names. */
function listRouteModules(sources: Source[]): Set<string> {
  const stating = sources.filter(({ path }) => /^app\/(routes|admin\/nouns)\.ts$/.test(path))
  const named = stating.flatMap(({ text }) => [...text.matchAll(/['"]([\w./-]+\.tsx?)['"]/g)])
  return new Set(named.map(([, file = '']) => posix.join('app', file)))
}

export function findBadNames(sources: Source[]): string[] {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  return sources.flatMap(({ path }) => {
    const parts = path.split('/')
    const drawer = parts.find((part) => drawers.includes(part.split('.')[0] ?? ''))
    const found = parts.every((part) => kebab.test(part)) ? [] : [`${path}: names are kebab-case`]
    if (drawer) found.push(`${path}: "${drawer}" says nothing; name the rule that lives there`)
    return found
  })
}

/** A noun is one file or one folder: `domain/posts.ts` or `domain/posts/`, never both. */
export function findDoubleNames(sources: Source[]): string[] {
  const paths = sources.map(({ path }) => path).filter((path) => !isTest(path))
  const folders = new Set(paths.map((path) => posix.dirname(path)))
  return paths
    .filter((path) => path !== 'server.ts' && folders.has(path.replace(/\.\w+$/, '')))
    .map((path) => `${path}: there is a folder of this name; one of the two is enough`)
}

export function findDefaultExports(sources: Source[]): string[] {
  const demanded = /^(app\/(root|entry\.\w+)\.tsx|app\/(handler|routes)\.ts|[^/]+\.config\.ts)$/
  const routeModules = listRouteModules(sources)
  return sources
    .filter(({ path }) => !demanded.test(path) && !routeModules.has(path))
    .filter(({ text }) => /^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/m.test(text))
    .map(({ path }) => `${path}: exports are named, except where the framework demands a default`)
}

/**
 * A component is named after its file: `lead-form.tsx` exports `LeadForm`, `field.tsx` a family of
 * components (`TextField`, `SelectField`).
 */
export function findMisnamedComponents(sources: Source[]): string[] {
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

const suppressions = [
  { mark: /@ts-nocheck/, needs: null, rule: 'the compiler is never switched off for a file' },
  { mark: /@ts-ignore/, needs: null, rule: 'use @ts-expect-error, which ends when its cause ends' },
  { mark: /@ts-expect-error/, needs: /@ts-expect-error\W+\w.{9,}/, rule: 'give the reason' },
  { mark: /biome-ignore/, needs: /biome-ignore(-\w+)? [\w/]+: \S.{9,}/, rule: 'give the reason' },
]

/** Checks that are disabled without a reason. (Biome refuses `any`.) */
export function findBlindSpots(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !/^tests\/(structure\.test\.ts$|support\/structure\/)/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          suppressions
            .filter(({ mark, needs }) => mark.test(line) && !needs?.test(line))
            .map(({ rule }) => `${path}:${index + 1}: ${rule}`),
        ),
    )
}

/** Rules in domain/ are deterministic: time, randomness and ids are arguments. */
export function findClocksInDomain(sources: Source[]): string[] {
  const clock = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(/
  return sources
    .filter(({ path }) => path.startsWith('domain/') && !isTest(path))
    .filter(({ text }) => clock.test(text))
    .map(({ path }) => `${path}: domain/ has no clock and no dice; take the value as an argument`)
}

/** All formatting by locale is in one module, so that the language can be replaced. */
export function findLanguagesElsewhere(sources: Source[]): string[] {
  const rules = /\bIntl\.|\.toLocale\w*String\(|['"]en-(GB|US)['"]/
  return sources
    .filter(({ path }) => /^(app|content|domain|server|scripts)\//.test(path) && !isTest(path))
    .filter(({ path, text }) => path !== 'domain/wording.ts' && rules.test(text))
    .map(({ path }) => `${path}: only domain/wording.ts knows the rules of a language`)
}
