import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Actor, isAllowed, type Role, roles, visitor } from '../domain/actor.ts'
import { needsKey } from './http/route.ts'
import { everyNoun } from './nouns.ts'
import type { Ports } from './ports.ts'
import { listRoutes } from './services.ts'

const staff = (role: Role): Actor => ({ kind: 'admin', keyId: 'key-1', role, name: 'Anna' })

/** Stands for any argument of a use case: its properties can be read, but calling it throws. */
const untouchable: unknown = new Proxy(() => undefined, {
  get: (_target, name) => (name === 'then' ? undefined : untouchable),
  apply() {
    throw new Error('used')
  },
})

type Work = (...given: unknown[]) => unknown

/** The kind of refusal, if the work ends with one; of a generator, at its first row. */
async function refusalOf(work: () => unknown): Promise<unknown> {
  try {
    const begun = (await work()) as AsyncGenerator | undefined
    await begun?.next()
  } catch (error) {
    return (error as { kind?: unknown }).kind
  }
}

/** Which role a use case asks for; null if it lets a visitor pass. */
async function askedRole(work: (actor: Actor) => unknown): Promise<Role | null> {
  if ((await refusalOf(() => work(visitor))) !== 'unauthorised') return null
  for (const role of roles) {
    if ((await refusalOf(() => work(staff(role)))) !== 'forbidden') return role
  }
  return null
}

interface UseCase {
  name: string
  file: string
  /** Where among its parameters the actor is. */
  position: number
}

/**
 * Every exported function of a noun that takes an `Actor`, whose rights are still to be checked.
 * Functions that work in a caller's transaction rely on the check of the caller.
 */
function listUseCases(): UseCase[] {
  const files = globSync('*/**/*.ts', { cwd: import.meta.dirname })
  const ofNouns = files.filter((file) => !/\.test\.ts$|-process\.ts$|^(http|platform)\//.test(file))
  return ofNouns.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const started = text.matchAll(/^export (?:async )?(?:function\*?|const) (\w+)[^(\n]*\(/gm)
    return [...started].flatMap(([start, name = '']) => {
      const parameters = readParameters(text.slice(text.indexOf(start) + start.length))
      const position = parameters.findIndex((one) => /^actor: Actor$/.test(one))
      const isWithin = parameters.some((one) => /: Trx$/.test(one))
      return position < 0 || isWithin ? [] : [{ name, file, position }]
    })
  })
}

/** The text up to the closing bracket, split at commas outside of brackets. */
function readParameters(text: string): string[] {
  const parameters = ['']
  let depth = 0
  for (const sign of text) {
    if (depth === 0 && sign === ')') break
    if ('([{<'.includes(sign)) depth += 1
    if (')]}>'.includes(sign)) depth -= 1
    if (depth === 0 && sign === ',') parameters.push('')
    else parameters.push(`${parameters.pop()}${sign}`)
  }
  return parameters.map((one) => one.trim())
}

const useCases = listUseCases()

test('there are use cases to look at', () => {
  expect(useCases.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['deleteSubscribers', 'readRevisions', 'getPost']),
  )
})

test.each(useCases)('$name asks who is there before anything else', async (useCase) => {
  const work = (await import(/* @vite-ignore */ join(import.meta.dirname, useCase.file)))[
    useCase.name
  ] as Work
  const given: unknown[] = Array.from({ length: 6 }, () => untouchable)
  const role = await askedRole((actor) => work(...given.with(useCase.position, actor)))
  expect(role).not.toBeNull()
  // Readers change nothing but their own passkeys; the names of their use cases show it.
  if (role === 'reader') {
    expect(useCase.name).toMatch(/^(find|get|list|read|count)[A-Z]|^(add|delete)OwnPasskey$/)
  }
})

const ports = new Proxy({ nouns: everyNoun } as Ports, {
  get: (given, name: keyof Ports) => given[name] ?? untouchable,
})
const routes = listRoutes(ports).filter(needsKey)

test.each(routes)('$method $path: the use case asks for the role that is stated', async (route) => {
  const parts = async function* () {
    yield { type: 'file', fieldname: 'file', filename: 'a.txt', file: [] }
  }
  const request = { isMultipart: () => true, parts, raw: { readableEnded: true } }
  const call = { id: 1, params: { id: '1', version: '1', note: '1' }, query: {}, body: {}, request }
  const ask = (actor: Actor) => route.handle({ ...call, actor } as never)
  expect(await refusalOf(() => ask(visitor))).toBe('unauthorised')
  for (const role of roles) {
    const isRefused = (await refusalOf(() => ask(staff(role)))) === 'forbidden'
    expect(isRefused, role).toBe(!isAllowed(role, route.needs as Role))
  }
})
