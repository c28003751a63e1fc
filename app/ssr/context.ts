import { createContext, data, type RouterContextProvider } from 'react-router'
import type { CacheTag } from '../../domain/cache-tags.ts'
import { isUnavailable, reasonOf } from '../../domain/errors.ts'
import type { Fault, Requester } from '../../server/http/pages.ts'
import type { Inline } from '../../server/http/policy.ts'
import type { Services } from '../../server/services.ts'

/** The services that loaders share with the API, in process. Set by `handler.ts`. */
export const servicesContext = createContext<Services>()

/**
 * The client that posted the form, so that an action can count against its rate limit. Loaders have
 * none: a page is the same for every visitor.
 */
export const requesterContext = createContext<Requester>()

/** An error outside React Router (limits, methods, an outage); its screen replaces the page. */
export const faultContext = createContext<Fault | null>(null)

/** The HTML and the hashes of its inline styles (`handler.ts`) and scripts (`document.tsx`). */
export const inlineContext = createContext<Inline>()

/** Whether a part of the page could not be read: such a response is not cached. */
export const partialContext = createContext(false)

/** Reads an optional part of a page; null while it is unavailable. */
export async function ifInReach<Part>(
  context: Readonly<RouterContextProvider>,
  read: (services: Services) => Promise<Part>,
): Promise<Part | null> {
  try {
    return await read(context.get(servicesContext))
  } catch {
    context.set(partialContext, true)
    return null
  }
}

/** Long HTML by its placeholder; null when React Router's `.data` is rendered, not a document. */
export const prerenderedContext = createContext<Map<string, string> | null>(null)

/**
 * Returns a placeholder for ready-made HTML, or the HTML itself outside of documents. The server
 * inserts the HTML once the page is rendered, so that React does not process a long text.
 */
export function placePrerendered(context: Readonly<RouterContextProvider>, html: string): string {
  const prerendered = context.get(prerenderedContext)
  if (!prerendered) return html
  const mark = `<!--${crypto.randomUUID()}-->`
  prerendered.set(mark, html)
  return mark
}

/**
 * The services that pages read from the database, and the cache tags of each. Without `messages`:
 * the form itself reports a database outage.
 */
const askedByPages: Partial<Record<keyof Services, readonly CacheTag[]>> = {
  posts: ['posts', 'labels'],
  media: ['media'],
  quickscore: ['benchmark'],
  questionnaires: [],
  register: [],
  newsletter: [],
}

/**
 * The same services, recording in `cacheTags` which are used. Recorded, not declared, so that a
 * page that starts to read a service cannot miss its tag.
 */
export function watchUse(services: Services, cacheTags: Set<CacheTag>): Services {
  return new Proxy(services, {
    get(target, name: keyof Services) {
      const tags = askedByPages[name]
      for (const tag of tags ?? []) cacheTags.add(tag)
      return tags ? sayWhatIsAway(target[name], target.log) : target[name]
    },
  })
}

/** The same functions; while the database is unavailable they throw React Router's 503. */
function sayWhatIsAway<Service extends object>(service: Service, log: Services['log']): Service {
  return new Proxy(service, {
    get(target, name: keyof Service & string) {
      const use = target[name]
      if (typeof use !== 'function') return use
      return (...given: unknown[]) => {
        const answer = use(...given)
        return answer instanceof Promise ? answer.catch((error) => throwAway(error, log)) : answer
      }
    },
  })
}

function throwAway(error: Error, log: Services['log']): never {
  if (!isUnavailable(error)) throw error
  log.error({ err: reasonOf(error) }, 'A page could not be shown')
  throw data(null, { status: 503 })
}
