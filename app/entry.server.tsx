import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { servicesContext } from './services.ts'

/**
 * Tells the server which inline scripts of this rendering are the framework's own. They carry the
 * mark, and nothing that came from a person can know it; the server takes both away.
 */
const scriptMarkHeader = 'x-script-mark'

/**
 * Renders the whole page before the first byte is sent: a page can then be kept and its inline
 * scripts hashed for the Content-Security-Policy, which a stream would not allow.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const mark = randomUUID()
  const page = <ServerRouter context={entry} url={request.url} nonce={mark} />
  const html = letWordsComeFirst(await renderWhole(page, mark), mark)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(scriptMarkHeader, mark)
  return new Response(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).log.error({ err: error }, 'A page failed')
}

/**
 * Fetches the framework's scripts after what is read: the page is read before it moves, and on a slow
 * line the scripts would share it with the fonts and the first picture. On a page that needs them late
 * they are only named, for public/come-alive.js.
 */
function letWordsComeFirst(html: string, mark: string): string {
  const preload = '<link rel="modulepreload"'
  if (!html.includes('src="/come-alive.js"')) {
    return html.replaceAll(preload, `${preload} fetchpriority="low"`)
  }
  return html
    .replaceAll(preload, '<link rel="later"')
    .replace(
      `<script nonce="${mark}" type="module" async="">`,
      `<script nonce="${mark}" type="text/plain" data-framework="">`,
    )
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
}
