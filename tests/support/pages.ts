import type { CacheTag } from '../../domain/cache-tags.ts'
import type { PageHandler, Place, Requester } from '../../server/http/pages.ts'

interface Kinds {
  /** Cache tags of the page at an address; by default none. */
  cacheTags?: (address: string) => readonly CacheTag[]
  /** By default the address itself. */
  findPlace?: (path: string) => Place
  /** Prerendered HTML of every page. */
  prerendered?: ReadonlyMap<string, string>
}

/** Pages without React: `render` responds for all of them. */
export function pagesOf(
  render: (request: Request, requester?: Requester) => Promise<Response>,
  {
    cacheTags = () => [],
    findPlace = (address) => ({ address, route: '/*' }),
    prerendered = new Map(),
  }: Kinds = {},
) {
  const handler: PageHandler = {
    async handle(request, requester, fault) {
      const { pathname } = new URL(request.url)
      const { body, headers, status } = await render(request, requester)
      const response = new Response(body, { headers, status: fault?.status ?? status })
      const isDocument = response.headers.get('content-type')?.startsWith('text/html')
      const inline = {
        scripts: [],
        styles: [],
        ...(isDocument && { html: [await response.text()] }),
      }
      return { response, cacheTags: new Set(cacheTags(pathname)), inline, prerendered }
    },
    findPlace,
  }
  return { loadHandler: async () => handler }
}
