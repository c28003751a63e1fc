import { createContext } from 'react-router'
import type { Services } from '../server/services.ts'

/** How loaders reach the same services as the API, in process. Filled in by `handler.ts`. */
export const servicesContext = createContext<Services>()
