import * as z from 'zod/mini'
import { countSchema } from '../domain/record.ts'
import { documentRoute } from './http/openapi.ts'
import { resource } from './http/resource.ts'
import type { Ports } from './ports.ts'

/** Every call of the API, as its noun states it. */
export function listRoutes(ports: Ports) {
  const routes = ports.nouns.flatMap((noun) => noun.routes?.(ports) ?? [])
  const all = [...routes, waitingRoute(ports)]
  return [...all, documentRoute(all)]
}

/** For the tabs of the admin area. */
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
