/**
 * The footer of every public page, where the plumb line ends in its weight.
 * `year` comes from the layout's loader: a module constant would keep the year of server start.
 */

import type { Link } from '../../content/en/page.ts'
import { resources, resourcesTitle } from '../../content/en/resources.ts'
import { footer } from '../../content/en/site.ts'
import { brand } from '../../content/firm.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo, PlumbBob } from './logo.tsx'

export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="@container print:hidden">
      <div className="plumb relative h-6">
        <PlumbBob className="axis-bob absolute top-full size-10 fill-ink" />
      </div>
      <div className="page laid-out-late">
        <div className="grid gap-x-6 gap-y-2 border-t-4 border-double border-ink pt-4 pb-1 lg:py-12 grid-cols-2 @bar:grid-cols-[3fr_2.5fr_3fr_3fr_3.75fr]">
          <Blurb />
          <LinkList {...footer.quickLinks} />
          <LinkList {...footer.service} />
          <details className="narrow-fold col-span-2 @bar:col-span-1">
            <summary className="menu-link gap-2">
              {resourcesTitle}
              <Icon className="size-5 text-brass" name="chevron" />
            </summary>
            <LinkList id="resources" isWide links={resources} title={resourcesTitle} />
          </details>
          <Address />
        </div>
        <LastLine year={year} />
      </div>
    </footer>
  )
}

function Blurb() {
  return (
    <div className="grid content-start gap-2 text-sm col-span-2 @bar:col-span-1">
      <Logo />
      <p className="max-w-measure">
        {brand.tagline}. <span className="max-sm:hidden">{footer.blurb}</span>
      </p>
      <p className="max-w-measure text-muted">
        {footer.roadmap} <a href={footer.roadmapLink.href}>{footer.roadmapLink.text}</a>.
      </p>
    </div>
  )
}

interface LinkListProps {
  id?: string
  title: string
  links: readonly Link[]
  /** Two columns on a phone, without the title: a heading around the list unfolds it there. */
  isWide?: boolean
}

function LinkList({ id, title, links, isWide = false }: LinkListProps) {
  return (
    <nav aria-label={title} id={id}>
      <p className={classNames('pb-1 text-sm font-semibold text-muted', isWide && 'max-lg:hidden')}>
        {title}
      </p>
      <ul className={isWide ? 'grid grid-cols-2 gap-x-4 @bar:block' : undefined}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className="menu-link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Address() {
  const { title, email, promise } = footer.contact
  return (
    <div className="col-span-2 text-sm @bar:col-span-1">
      <p className="font-semibold text-muted max-sm:hidden pb-1">{title}</p>
      <a className="menu-link wrap-anywhere" href={email.href}>
        {email.text}
      </a>
      <p className="text-muted max-sm:hidden">{promise}</p>
    </div>
  )
}

function LastLine({ year }: { year: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 border-t border-rule py-1 text-sm lg:py-3 text-muted">
      <p className="grow py-2 figures max-lg:w-full">
        {footer.copyright.replace('{year}', String(year))}
      </p>
      {footer.last.map(({ text, href }) => (
        <a className="menu-link" href={href} key={href}>
          {text}
        </a>
      ))}
    </div>
  )
}
