/** The frame of every public page: skip link, header, the page on its axis, footer. */
import { data, Outlet } from 'react-router'
import { skipLink } from '../../content/en/site.ts'
import { faultContext, servicesContext } from '../ssr/context.ts'
import type { Route } from './+types/layout.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Delays the first paint until the header is complete: its right-aligned links would move. */
export const links: Route.LinksFunction = () => [
  { rel: 'expect', href: '#main', blocking: 'render' },
]

/**
 * `origin` is for the metadata of every page inside. Requests that reach pages have the origin of
 * PUBLIC_URL, never that of the visitor's Host header (server/http/pages.ts).
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const fault = context.get(faultContext)
  if (fault) throw data({ message: fault.message }, { status: fault.status })
  const year = context.get(servicesContext).clock.now().getUTCFullYear()
  return { year, origin: new URL(request.url).origin }
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a
        className="absolute left-4 z-50 bg-ink px-4 py-3 text-paper not-focus:[clip-path:inset(50%)]"
        href="#main"
      >
        {skipLink}
      </a>
      <SiteHeader />
      <main className="plumb relative" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter year={loaderData.year} />
    </>
  )
}
