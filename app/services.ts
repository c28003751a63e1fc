import { createContext } from 'react-router'
import type { Subject } from '../domain/subjects.ts'
import type { Requester } from '../server/http/pages.ts'
import type { Services } from '../server/services.ts'

/** How loaders reach the same services as the API, in process. Filled in by `handler.ts`. */
export const servicesContext = createContext<Services>()

/**
 * Who posts the form that an action answers, so that it can spend their limit. Loaders have none:
 * a page is the same for every visitor.
 */
export const requesterContext = createContext<Requester>()

/** What a page shows that asked one of these services. The others answer nothing that is kept. */
const shown: Partial<Record<keyof Services, readonly Subject[]>> = {
  posts: ['posts', 'labels'],
  media: ['media'],
  quickscore: ['benchmark'],
}

/**
 * The same services; notes in `restsOn` what is asked of them. Seen and not stated, so that a page
 * that begins to show something cannot forget to say that it rests on it.
 */
export function watchUse(services: Services, restsOn: Set<Subject>): Services {
  return new Proxy(services, {
    get(target, name: keyof Services) {
      for (const subject of shown[name] ?? []) restsOn.add(subject)
      return target[name]
    },
  })
}
