import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { OurFault } from './site/our-fault.tsx'
import appCss from './styles/app.css?url'
import { preloadedFonts } from './styles/fonts.ts'

export const links: Route.LinksFunction = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'stylesheet', href: appCss },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

/** What a route may say of itself in its `handle`. */
export interface PageHandle {
  /** Ships the framework script. Absent: the page is plain HTML and works without any. */
  interactive?: boolean
}

export function Layout({ children }: { children: ReactNode }) {
  const isInteractive = useMatches().some(({ handle }) => (handle as PageHandle)?.interactive)
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <script src="/site.js" defer />
      </head>
      <body>
        {children}
        {isInteractive && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <OurFault status={status} />
}
