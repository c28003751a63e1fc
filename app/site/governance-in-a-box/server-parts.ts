/**
 * The parts of the service page that nothing changes once they are in the page: see
 * ui/server-part.tsx. Only governance-in-a-box.tsx imports this file, where it runs on the server.
 */
export { ClosingCall } from '../closing-call.tsx'
export { Body } from './body.tsx'
