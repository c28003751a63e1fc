import { createContext, data, type RouterContextProvider } from 'react-router'
import type { CacheTag } from '../../domain/cache-tags.ts'
import { isUnavailable, reasonOf } from '../../domain/errors.ts'
import type { Fault, Requester } from '../../server/http/pages.ts'
import type { Inline } from '../../server/http/policy.ts'
import type { Services } from '../../server/services.ts'

/** How loaders reach the same services as the API, in process. Filled in by `handler.ts`. */
export const servicesContext = createContext<Services>()

/**
 * Who posts the form that an action answers, so that it can spend their limit. Loaders have none:
 * a page is the same for every visitor.
 */
export const requesterContext = createContext<Requester>()

/** What went wrong before a page could be asked: its screen is shown in place of a page. */
export const faultContext = createContext<Fault | null>(null)

/** What the document holds inline, by its hashes; written by `document.tsx`. */
export const inlineContext = createContext<Inline>()

/** Whether a part of the page could not be shown: such an answer is for this once. */
export const partialContext = createContext(false)

/** What a page shows besides; null while it is out of reach, since the page stands without it. */
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

/** Long HTML by the mark that stands for it; none where what is rendered is no document. */
export const prerenderedContext = createContext<Map<string, string> | null>(null)

/**
 * The HTML of a text that is ready to be sent, or a mark in its place: the server sets it in when
 * the page around it is done, so that a long text is read through by nothing on its way.
 */
export function placePrerendered(context: Readonly<RouterContextProvider>, html: string): string {
  const prerendered = context.get(prerenderedContext)
  if (!prerendered) return html
  const mark = `<!--${crypto.randomUUID()}-->`
  prerendered.set(mark, html)
  return mark
}

/**
 * The services that pages ask of the database, and what of a kept page rests on each. Not `messages`:
 * who sends a form is told on the form.
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
 * The same services; notes in `cacheTags` what is asked of them. Seen and not stated, so that a page
 * that begins to show something cannot forget to say that it rests on it.
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

/** The same functions; for what is out of reach they throw what React Router shows as a 503. */
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
