/** Use cases of one noun; each takes its ports first. */
// biome-ignore lint/suspicious/noExplicitAny: what comes after the ports is up to the use case
type UseCases<Ports> = Record<string, (ports: Ports, ...rest: any[]) => unknown>

type Bound<Cases> = {
  [Name in keyof Cases]: Cases[Name] extends (ports: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** The same use cases with their ports bound, for callers that have no ports: pages and workers. */
export function bind<Ports, Cases extends UseCases<Ports>>(ports: Ports, cases: Cases) {
  const bound = Object.entries(cases).map(([name, useCase]) => [
    name,
    (...rest: unknown[]) => useCase(ports, ...rest),
  ])
  return Object.fromEntries(bound) as Bound<Cases>
}
