/**
 * The part of the landing step that nothing changes once it is in the page
 * (app/islands/server-part.tsx). Only landing.tsx imports this file, and only on the server.
 */
import { ResultSpecimen } from '../specimen/result-specimen.tsx'

export const ServerParts = { ResultSpecimen }
