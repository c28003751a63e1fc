/** The frame of every public page: skip link, header, the page on its axis, footer. */
import { Outlet } from 'react-router'
import { skipLink } from '../../content/site.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/layout.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { year: context.get(servicesContext).clock.now().getUTCFullYear() }
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {skipLink}
      </a>
      <SiteHeader />
      <main className="plumb" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter year={loaderData.year} />
    </>
  )
}
