/** Renders pages to documents; the only code that reads or changes the framework's HTML. */
import { createHash, randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { PageHandle } from '../root.tsx'
import { inlineContext, servicesContext } from './context.ts'

/**
 * Renders the whole page before the first byte is sent, so that it can be cached and its inline
 * scripts hashed for the Content-Security-Policy, which a stream would not allow. The server gets
 * the document as strings: a Response body would be copied five times.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = isInteractive(entry) ? randomUUID() : undefined
  const page = <ServerRouter context={entry} nonce={nonce} url={request.url} />
  const document = nonce
    ? finishDocument(await renderWhole(page, nonce), nonce)
    : // Static markup has no doctype, and without one browsers use quirks mode.
      { html: [`<!DOCTYPE html>${renderToStaticMarkup(page)}`], scripts: [] }
  Object.assign(context.get(inlineContext), document)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Whether the page ships the framework; the same rule as in app/root.tsx. */
const isInteractive = ({ routeModules, staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as PageHandle | undefined
    return handle?.interactive
  })

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).log.error({ err: error }, 'A page failed')
}

/**
 * The final document and the hashes of its inline scripts. Only scripts that the framework rendered
 * are hashed: they carry the nonce of this rendering, which no content can know. The nonces are
 * removed, since a cached page is sent to many.
 *
 * The framework's scripts load with low priority: on a slow connection they would otherwise compete
 * with the fonts and the first picture. On a `late` page they are only listed, and
 * public/come-alive.js loads them.
 */
function finishDocument(rendered: string, nonce: string) {
  const isLate = rendered.includes('src="/come-alive.js"')
  const [preload, atEnd] = ['<link rel="modulepreload"', rendered.indexOf('</head>')]
  const head = rendered
    .slice(0, atEnd)
    .replaceAll(preload, isLate ? '<link rel="later"' : `${preload} fetchpriority="low"`)
  // Copying a page of a megabyte takes 15 ms, so its parts are never joined.
  const parts = [head, rendered.slice(atEnd)].flatMap((part) => part.split(` nonce="${nonce}"`))
  const scripts = parts.flatMap((part, index) => {
    const script = /^(?![^>]* src=)[^>]*>(.*?)<\/script>/s.exec(part)?.[1]
    return script !== undefined && parts[index - 1]?.endsWith('<script') ? [hashSource(script)] : []
  })
  const framework = isLate ? ' type="text/plain" data-framework="">' : '$&'
  const html = parts.map((part) => part.replace(/^ type="module" async="">/, framework))
  return { html, scripts }
}

/** The hash source of a Content-Security-Policy for an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(buffer(pipe(new PassThrough())).then(String)),
      onError: reject,
    })
  })
}
