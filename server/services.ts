import * as z from 'zod/mini'
import { countSchema } from '../domain/record.ts'
import { documentRoute } from './http/openapi.ts'
import { resource } from './http/resource.ts'
import { createMailWriters } from './mail/definitions.ts'
import type { UseCases } from './noun.ts'
import { nouns } from './nouns.ts'
import type { Ports } from './ports.ts'

/** Every call of the API, as its noun states it. */
export function listRoutes(ports: Ports) {
  const routes = ports.nouns.flatMap((noun) => noun.routes?.(ports) ?? [])
  const all = [...routes, waitingRoute(ports)]
  return [...all, documentRoute(all)]
}

/** Counts for the tabs of the admin area. */
function waitingRoute(ports: Ports) {
  const waiting = ports.nouns.flatMap((noun) => Object.entries(noun.waiting ?? {}))
  return resource('/admin/waiting', { tag: 'Activity' }).call('GET /', {
    summary: 'How much waits for staff: messages that nobody has handled, mail that failed',
    data: z.strictObject(Object.fromEntries(waiting.map(([name]) => [name, countSchema]))),
    async run({ actor }) {
      const counts: Record<string, number> = {}
      for (const [name, count] of waiting) counts[name] = await count(ports, actor)
      return counts
    },
  })
}

type Bound<Cases> = {
  [Name in keyof Cases]: Cases[Name] extends (ports: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

type Nouns = typeof nouns
type Asked = {
  [Name in keyof Nouns]: Nouns[Name] extends { pages: infer Cases } ? Bound<Cases> : object
}

export type Services = ReturnType<typeof createServices>

/** Use cases of pages and workers, which have no ports, with the ports bound. */
export function createServices(ports: Ports) {
  const asked = Object.entries(nouns).map(([name, noun]) => [
    name,
    'pages' in noun ? bind(ports, noun.pages) : {},
  ])
  const mails = ports.nouns.flatMap((noun) => noun.mails ?? [])
  return {
    clock: ports.clock,
    log: ports.log,
    mailWriters: createMailWriters(ports, mails),
    ...(Object.fromEntries(asked) as Asked),
  }
}

export function bind<Cases extends UseCases>(ports: object, cases: Cases): Bound<Cases> {
  const bound = Object.entries(cases).map(([name, useCase]) => [
    name,
    (...rest: unknown[]) => useCase(ports, ...rest),
  ])
  return Object.fromEntries(bound) as Bound<Cases>
}
