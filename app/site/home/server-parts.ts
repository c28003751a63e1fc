/**
 * The parts of Home that nothing changes once they are in the page: see ui/server-part.tsx. Only
 * home.tsx imports this file, and only where it runs on the server.
 */
export { Body } from './body.tsx'
export { Hero } from './hero.tsx'
