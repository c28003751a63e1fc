/** The frame around the tabs. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { adminWords as words } from '../../content/admin.ts'
import { LogoMark } from '../site/logo.tsx'
import { Button } from '../ui/button.tsx'
import { useSession } from './session.tsx'
import { Tabs } from './tabs.tsx'
import { firstTab, tabs } from './workspace-tabs.ts'

export function Workspace() {
  const [params, setParams] = useSearchParams()
  const current = tabs.find(({ id }) => id === params.get('tab')) ?? firstTab
  return (
    <div className="mx-auto grid w-full max-w-[96rem] gap-4 px-4 pb-12 sm:px-6">
      <WorkspaceHeader />
      <main>
        {/* Search, sorting and page belong to the tab that is left. */}
        <Tabs
          current={current}
          label={words.tabs}
          onChoose={(tab) => setParams({ tab })}
          tabs={tabs}
        />
      </main>
    </div>
  )
}

function WorkspaceHeader() {
  const { logOut } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4">
      <LogoMark className="h-8 w-5 max-sm:hidden" />
      <h1 className="grow text-lg sm:text-xl" ref={heading} tabIndex={-1}>
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
      <Button onClick={logOut} size="sm" variant="outline">
        {words.logOut}
      </Button>
    </header>
  )
}
