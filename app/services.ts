import { createContext } from 'react-router'
import type { Requester } from '../server/http/pages.ts'
import type { Services } from '../server/services.ts'

/** How loaders reach the same services as the API, in process. Filled in by `handler.ts`. */
export const servicesContext = createContext<Services>()

/**
 * Who posts the form that an action answers, so that it can spend their limit. Loaders have none:
 * a page is the same for every visitor.
 */
export const requesterContext = createContext<Requester>()
