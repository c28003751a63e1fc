import { createMailWriters } from './mail/definitions.ts'
import type { UseCases } from './noun.ts'
import { nouns } from './nouns.ts'
import type { Ports } from './ports.ts'

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

/** What pages and workers ask, with its ports bound: these have no ports. */
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
