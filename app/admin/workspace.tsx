/** The frame around the tabs. */
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { rightsWords, roleWords } from '../../content/en/admin/keys.ts'
import { launchWords } from '../../content/en/admin/launch.ts'
import { adminWords as words } from '../../content/en/admin/words.ts'
import { isAllowed } from '../../domain/actor.ts'
import { count, fill, formatNumber } from '../../domain/wording.ts'
import { LogoMark } from '../site/logo.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { CommandPaletteButton, HeaderMenu } from './header-menu.tsx'
import { type AdminNoun, launch, moreViews, tabs } from './nouns.ts'
import { useSession } from './session/session.tsx'
import { useAnswer } from './session/use-answer.ts'
import { movedAddress, placeAt, tabOf, useTab, viewAddress } from './tabs.ts'
import { ToolButton } from './tool-button.tsx'

export function Workspace() {
  const navigate = useNavigate()
  const here = useLocation()
  // A tab counts as chosen as soon as it is clicked, even while its code loads.
  const { pathname, search } = useNavigation().location ?? here
  const { isView, tab } = placeAt(pathname, search)
  const moved = movedAddress(here.pathname, here.search)
  const waiting = useWaiting(pathname)
  // Set at once, before the router reports it: arrow keys may already move on to the next tab.
  const [chosen, setChosen] = useState({ id: tab.id, from: here.key })
  const current = chosen.from === here.key ? chosen.id : tab.id
  useKeptFocus()
  function choose(id: string) {
    setChosen({ id, from: here.key })
    navigate(tabOf(id).path)
  }
  return (
    <div className="mx-auto grid w-full max-w-[96rem] gap-4 px-4 pb-12 sm:px-6">
      <WorkspaceHeader waiting={waiting} />
      <main className="min-w-0">
        <NotReady waiting={waiting} />
        {moved && <Navigate replace to={moved} />}
        {!moved && isView && (
          <>
            <ToolButton
              icon="arrow-left"
              label={fill(words.back, { tab: tab.label })}
              onClick={() => navigate(tab.path)}
              variant="quiet"
            />
            <Outlet />
          </>
        )}
        {!moved && !isView && (
          // The new address has no search, sorting or page: they belong to the tab that is left.
          <Tabs
            current={current}
            label={words.tabs}
            look="page"
            onChoose={choose}
            tabs={tabs.map((one) => ({ ...one, note: noteOf(waiting[one.id]) }))}
          >
            <Outlet />
          </Tabs>
        )}
      </main>
    </div>
  )
}

const parts = 'form, fieldset, section, dialog'
const controls = 'a[href], button, input, select, textarea'
const inTurn = [':is(h2, h3, h4)[tabindex]', '[type=submit]', 'button'] as const

const isSeen = (one: Element | null = null) => one?.checkVisibility() && !one.matches(':disabled')

function nameOf(element: Element): string {
  const { labels } = element as Partial<HTMLInputElement>
  return element.ariaLabel ?? (labels?.[0] ?? element).textContent
}

/**
 * Keeps the focus when what has it is taken away, by a press of its own or by a response: it goes
 * to a control of the same name nearby, else to the nearest heading or button.
 */
function useKeptFocus() {
  useEffect(() => {
    let path: Element[] = []
    let name = ''
    const note = (event: FocusEvent) => {
      path = event.composedPath().filter((one) => one instanceof Element)
      name = path[0] ? nameOf(path[0]) : ''
    }
    const keep = () => {
      if (!path[0] || path[0].isConnected || document.activeElement !== document.body) return
      const left = path.find((one) => one.isConnected)
      for (let at = left?.closest(parts); at; at = at.parentElement?.closest(parts)) {
        const same = [...at.querySelectorAll(controls)].find((one) => nameOf(one) === name)
        const next = [same, ...inTurn.map((one) => at.querySelector(one))].find(isSeen)
        if (next instanceof HTMLElement) return next.focus({ preventScroll: true })
      }
      document.querySelector('h1')?.focus()
    }
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body) requestAnimationFrame(keep)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [])
}

/** Numbers of waiting items, by the id of the tab or of the view under "More". */
type Waiting = Readonly<Record<string, number>>

/** What waits for staff, fetched on each navigation. A failure shows nothing. */
function useWaiting(pathname: string): Waiting {
  const { data = {} } = useAnswer<Waiting>(['waiting', pathname], '/api/admin/waiting', {
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return data
}

/** One line, while visitors may be there already, if launch checks are open or open again. */
function NotReady({ waiting }: { waiting: Waiting }) {
  const { holder } = useSession()
  const from = useTab()
  const { launch: musts = 0, reopened = 0 } = waiting
  if (!musts && !reopened) return null
  const { quiet } = launchWords
  return (
    <p className="mb-2 border-l-4 border-brass pl-3 text-sm print:hidden">
      {musts ? count(musts, quiet.musts) : count(reopened, quiet.reopened)}{' '}
      {isAllowed(holder.role, 'owner') && <Link to={viewAddress(launch, from)}>{quiet.link}</Link>}
    </p>
  )
}

/** Badge with the number of items waiting in a tab; null for none. */
function noteOf(amount = 0) {
  if (amount === 0) return null
  return (
    <span className="relative ml-2 inline-block min-w-6 bg-action px-1.5 text-center text-sm text-surface figures forced-colors:border">
      <span aria-hidden="true">{amount > 99 ? '99+' : amount}</span>
      <span className="sr-only">{fill(words.waiting, { count: formatNumber(amount) })}</span>
    </span>
  )
}

function WorkspaceHeader({ waiting }: { waiting: Waiting }) {
  const { logOut, holder } = useSession()
  const navigate = useNavigate()
  const from = useTab()
  const heading = useRef<HTMLHeadingElement>(null)
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 print:hidden">
      <LogoMark className="h-8 w-5 max-sm:hidden" />
      <h1 className="grow text-lg max-sm:basis-full sm:text-xl" ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      {holder.name !== null && (
        <p className="text-sm text-muted max-sm:basis-full">
          {fill(rightsWords.holder, { name: holder.name, role: roleWords[holder.role].name })}
        </p>
      )}
      <a
        className="hidden min-h-11 items-center px-2 text-sm font-semibold text-action underline decoration-1 underline-offset-4 sm:inline-flex"
        href={words.site.href}
        rel="noopener"
        target="_blank"
      >
        {words.site.text}
      </a>
      <CommandPaletteButton />
      <HeaderMenu
        items={moreViews
          .filter(({ needs = 'reader' }) => isAllowed(holder.role, needs))
          .map((view) => ({
            text: textOf(view, waiting),
            onChoose: () => navigate(viewAddress(view, from)),
          }))}
        label={words.menu}
      />
      <ToolButton label={words.logOut} onClick={logOut} />
      {holder.role === 'reader' && (
        <p className="mt-2 basis-full border-l-4 border-action pl-3 text-sm">
          {rightsWords.reader}
        </p>
      )}
    </header>
  )
}

function textOf({ id, label, counted = words.failed }: AdminNoun, waiting: Waiting): string {
  const amount = waiting[id] ?? 0
  return amount === 0 ? label : fill(counted, { text: label, count: formatNumber(amount) })
}
