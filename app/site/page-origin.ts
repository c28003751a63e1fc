/**
 * The site's origin for a route's loader to give to `pageMeta`. The server hands pages a request
 * at PUBLIC_URL, never at the address that the visitor's Host header names (server/pages.ts).
 */
export function loadOrigin({ request }: { request: Request }): { origin: string } {
  return { origin: new URL(request.url).origin }
}
