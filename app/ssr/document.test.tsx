import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import {
  createRequestHandler,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import type { Inline } from '../../server/http/policy.ts'
import { inlineContext } from './context.ts'
import { handleError, renderDocument } from './document.tsx'

const slipped = '<script>slipped()</script>'

/** A page whose content contains a script, among the framework's own scripts. */
function Content({ head }: { head?: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>{head}</head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what an article might hold */}
        <div dangerouslySetInnerHTML={{ __html: slipped }} />
        <Scripts />
      </body>
    </html>
  )
}

const PromptContent = () => <Content />
const LateContent = () => <Content head={<script defer src="/come-alive.js" />} />

function buildWith(page: () => ReactNode): ServerBuild {
  const files = { module: '/assets/page.js', imports: ['/assets/framework.js'], css: [] }
  const root: ServerBuild['assets']['routes'][string] = {
    ...files,
    id: 'root',
    path: '',
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
  return {
    entry: { module: { default: renderDocument, handleError } },
    routes: {
      root: { id: 'root', path: '', module: { default: page, handle: { interactive: true } } },
    },
    assets: { entry: files, routes: { root }, url: '/assets/manifest.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

async function render(page: () => ReactNode) {
  const context = new RouterContextProvider()
  const inline: Inline = { scripts: [], styles: [] }
  context.set(inlineContext, inline)
  const handle = createRequestHandler(buildWith(page), 'production')
  await handle(new Request('https://plumbline.example/'), context)
  return { html: inline.html?.join('') ?? '', scripts: inline.scripts }
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', text = '']) => ({
      attributes: attributes.trim(),
      hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    }),
  )

// Guards against a change in the framework's HTML: pages would never hydrate, since their policy
// blocks their scripts, or would fetch the framework before their text.
test.each([
  [
    'at once',
    PromptContent,
    'type="module" async=""',
    '<link rel="modulepreload" fetchpriority="low"',
  ],
  ['late', LateContent, 'type="text/plain" data-framework=""', '<link rel="later"'],
])(
  'the framework has each of its inline scripts named, and no other, and is fetched after what is read (%s)',
  async (_, page, attributes, begin) => {
    const { html, scripts } = await render(page)
    const [theirs, ...ours] = inlineScripts(html)
    // The journeys check in a browser that every page is in standards mode.
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB">/)
    expect(html).toContain(slipped)
    expect(ours.length).toBeGreaterThanOrEqual(2)
    expect(scripts).toEqual(ours.map(({ hash }) => hash))
    expect(scripts).not.toContain(theirs?.hash)
    expect(html).not.toContain('nonce')
    const modules = ours.filter((script) => script.attributes.includes('type='))
    expect(modules.map((script) => script.attributes)).toEqual([attributes])
    const links = html.match(/<link [^>]*href="\/assets\/[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.startsWith(begin))).toEqual([])
  },
)
