import type { Subject } from '../../domain/subjects.ts'
import type { PageHandler, Place, Requester } from '../../server/http/pages.ts'

interface Kinds {
  /** What a page at this address rests on; nothing if absent. */
  restsOn?: (address: string) => readonly Subject[]
  /** The address itself if absent. */
  findPlace?: (path: string) => Place
  /** What stands apart from every page. */
  apart?: ReadonlyMap<string, string>
}

/** Pages without React: `render` answers for each of them. */
export function pagesOf(
  render: (request: Request, requester?: Requester) => Promise<Response>,
  { restsOn = () => [], findPlace = (address) => ({ address }), apart = new Map() }: Kinds = {},
) {
  const handler: PageHandler = {
    async handle(request, requester, fault) {
      const { pathname } = new URL(request.url)
      const { body, headers, status } = await render(request, requester)
      const response = new Response(body, { headers, status: fault?.status ?? status })
      const inline = { scripts: [], styles: [] }
      return { response, restsOn: new Set(restsOn(pathname)), inline, apart }
    },
    findPlace,
  }
  return { loadHandler: async () => handler }
}
