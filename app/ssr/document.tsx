/** Pages as documents, and the only code that reads or changes the framework's HTML. */
import { createHash, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { inlineContext, servicesContext } from './context.ts'

/**
 * Renders the whole page before the first byte is sent: a page can then be kept and its inline
 * scripts hashed for the Content-Security-Policy, which a stream would not allow.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomUUID()
  const page = <ServerRouter context={entry} nonce={nonce} url={request.url} />
  const { html, scripts } = finishDocument(await renderWhole(page, nonce), nonce)
  context.get(inlineContext).scripts = scripts
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).log.error({ err: error }, 'A page failed')
}

/**
 * The document as it is sent, and the hashes of its inline scripts. Only scripts that the framework
 * rendered are named: they carry the nonce of this one rendering, which no content can know. Nonces
 * go out of the document, since a kept page is sent to many.
 *
 * The framework's scripts are fetched after what is read: the page is read before it moves, and on a
 * slow line the scripts would share it with the fonts and the first picture. On a page that needs
 * them late they are only named, for public/come-alive.js.
 */
function finishDocument(html: string, nonce: string) {
  const isLate = html.includes('src="/come-alive.js"')
  const preload = '<link rel="modulepreload"'
  const ordered = html
    .replaceAll(preload, isLate ? '<link rel="later"' : `${preload} fetchpriority="low"`)
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      isLate ? `<script nonce="${nonce}" type="text/plain" data-framework="">` : '$&',
    )
  const inline = new RegExp(`<script nonce="${nonce}"(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs')
  const scripts = [...ordered.matchAll(inline)].map(([, script = '']) => hashSource(script))
  return { html: ordered.replaceAll(` nonce="${nonce}"`, ''), scripts }
}

/** As a Content-Security-Policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
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
