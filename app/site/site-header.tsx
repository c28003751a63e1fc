/**
 * The sticky header of every public page. The page's axis hangs from the beam at its left
 * (frame.css).
 *
 * Menus are native `<details>` and links plain `<a>`, because most pages ship no framework script.
 * What script adds (closing on choice, Escape and outside click; the shadow past 10 px) is done on
 * every page alike by /site.js, which sets attributes that React does not know:
 * hence suppressHydrationWarning.
 */
import { useLocation } from 'react-router'
import type { Link } from '../../content/en/page.ts'
import { resources, resourcesTitle } from '../../content/en/resources.ts'
import { headerWords, type MenuGroup, mainMenu } from '../../content/en/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { isLongName, Wordmark } from './logo.tsx'

export function SiteHeader() {
  const { pathname } = useLocation()
  return (
    <header
      // Not sticky in a low window: at 400 % zoom it would take a third of the height.
      className="site-header sticky top-0 z-40 border-b border-rule bg-paper print:hidden [@media(height<25em)]:relative"
      data-site-header=""
      suppressHydrationWarning
    >
      <div className="page flex min-h-18 items-center gap-3">
        <a
          aria-label={headerWords.homeLabel}
          className="flex min-h-11 items-center text-ink"
          href="/"
        >
          <Wordmark />
        </a>
        <WideMenu pathname={pathname} />
        <NarrowMenu pathname={pathname} />
      </div>
    </header>
  )
}

function WideMenu({ pathname }: { pathname: string }) {
  const { menuLabel, quickscore, contact } = headerWords
  return (
    <nav
      aria-label={menuLabel}
      className={classNames(
        'menu hidden grow flex-wrap items-center justify-end gap-[min(24px,4cqi-28px)] whitespace-nowrap @wide:flex',
        !isLongName && '@bar:flex',
      )}
    >
      <ul className="flex flex-wrap items-center gap-[min(24px,4cqi-28px)]">
        {mainMenu.map((entry) => (
          <li key={entry.text}>
            {'items' in entry ? (
              <Dropdown group={entry} pathname={pathname} />
            ) : (
              <MenuLink link={entry} pathname={pathname} />
            )}
          </li>
        ))}
      </ul>
      <ButtonLink
        aria-current={currentPage(quickscore.href, pathname)}
        href={quickscore.href}
        size="sm"
        variant="outline"
      >
        {quickscore.text}
      </ButtonLink>
      <ButtonLink href={contact.href} size="sm">
        {contact.text}
      </ButtonLink>
    </nav>
  )
}

function Dropdown({ group, pathname }: { group: MenuGroup; pathname: string }) {
  const isHere = group.items.some(({ href }) => href === pathname)
  return (
    <details className="group relative" data-menu="" suppressHydrationWarning>
      <summary className="menu-link flex items-center gap-1" data-here={isHere || undefined}>
        {group.text}
        <Icon className="size-4 group-open:rotate-180" name="chevron" />
      </summary>
      <ul className="absolute top-full left-0 z-10 grid w-60 border border-line border-t-2 border-t-ink bg-surface py-2 shadow-lift">
        {group.items.map((link) => (
          <li className="grid px-4" key={link.href}>
            <MenuLink link={link} pathname={pathname} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const resourcesGroup: MenuGroup = { text: resourcesTitle, items: resources }

function NarrowMenu({ pathname }: { pathname: string }) {
  const { menuLabel, toggle, quickscoreOnPhones, contact } = headerWords
  return (
    <details
      className={classNames('group ml-auto @wide:hidden', !isLongName && '@bar:hidden')}
      data-menu=""
      suppressHydrationWarning
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {toggle}
        <Icon className="size-6 group-open:hidden" name="menu" />
        <Icon className="hidden size-6 group-open:block" name="cross" />
      </summary>
      <nav
        aria-label={menuLabel}
        className="narrow-menu absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-y border-rule bg-paper"
      >
        <div className="page grid gap-4 py-6">
          <ul>
            {[...mainMenu, quickscoreOnPhones, resourcesGroup].map((entry) =>
              'items' in entry ? (
                <NarrowGroup group={entry} key={entry.text} pathname={pathname} />
              ) : (
                <li className="grid border-b border-rule" key={entry.text}>
                  <MenuLink link={entry} pathname={pathname} />
                </li>
              ),
            )}
          </ul>
          <ButtonLink href={contact.href}>{contact.text}</ButtonLink>
        </div>
      </nav>
    </details>
  )
}

function NarrowGroup({ group, pathname }: { group: MenuGroup; pathname: string }) {
  return (
    <li className="border-b border-rule py-3">
      <p className="text-sm text-muted">{group.text}</p>
      <ul className="pl-4">
        {group.items.map((link) => (
          <li className="grid" key={link.href}>
            <MenuLink link={link} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function MenuLink({ link, pathname }: { link: Link; pathname: string }) {
  return (
    <a aria-current={currentPage(link.href, pathname)} className="menu-link" href={link.href}>
      {link.text}
    </a>
  )
}

function currentPage(href: string, pathname: string): 'page' | undefined {
  return href === pathname ? 'page' : undefined
}
