/** The frame around the tabs. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { adminWords as words } from '../../content/admin/words.ts'
import { fill } from '../../domain/wording.ts'
import { LogoMark } from '../site/logo.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ActivityView } from './activity/activity-view.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { useSession } from './session/session.tsx'
import { Tabs } from './tabs.tsx'
import { firstTab, tabs } from './workspace-tabs.tsx'

/** Stands in the address beside the tab, so that closing it leads back there. */
const activityView = 'activity'

export function Workspace() {
  const [params, setParams] = useSearchParams()
  const current = tabs.find(({ id }) => id === params.get('tab')) ?? firstTab
  const showTab = (tab: string) => setParams({ tab })
  return (
    <div className="mx-auto grid w-full max-w-[96rem] gap-4 px-4 pb-12 sm:px-6">
      <WorkspaceHeader onActivity={() => setParams({ tab: current.id, view: activityView })} />
      <main className="min-w-0">
        {params.get('view') === activityView ? (
          <>
            <Button onClick={() => showTab(current.id)} size="sm" variant="quiet">
              <Icon className="size-4" name="arrow-left" />
              {fill(words.back, { tab: current.label })}
            </Button>
            <ActivityView />
          </>
        ) : (
          // Search, sorting and page belong to the tab that is left.
          <Tabs current={current} label={words.tabs} onChoose={showTab} tabs={tabs} />
        )}
      </main>
    </div>
  )
}

function WorkspaceHeader({ onActivity }: { onActivity: () => void }) {
  const { logOut } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4">
      <LogoMark className="h-8 w-5 max-sm:hidden" />
      <h1 className="grow text-lg max-sm:basis-full sm:text-xl" ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <a
        className="hidden min-h-11 items-center px-2 text-sm font-semibold text-action underline decoration-1 underline-offset-4 sm:inline-flex"
        href={words.site.href}
        rel="noopener"
        target="_blank"
      >
        {words.site.text}
      </a>
      <HeaderMenu items={[{ text: words.activity, onChoose: onActivity }]} label={words.menu} />
      <Button onClick={logOut} size="sm" variant="outline">
        {words.logOut}
      </Button>
    </header>
  )
}
