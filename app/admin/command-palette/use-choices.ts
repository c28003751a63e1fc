import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { commandPaletteWords as words } from '../../../content/en/admin/command-palette.ts'
import { isAllowed } from '../../../domain/actor.ts'
import { cleanSearch } from '../list/list-view.ts'
import { recordAddress } from '../list/use-records.ts'
import { everyView, tabs } from '../nouns.ts'
import { useSession } from '../session/session.tsx'
import { useTab, viewAddress } from '../tabs.ts'

/** One line of the list. */
export interface Choice {
  key: string
  group: string
  text: string
  go: () => void
}

const PAUSE_MS = 200
const MOST = 5

export function useChoices(typed: string) {
  const sought = cleanSearch(typed)
  const q = usePaused(sought)
  const found = useFound(q)
  const needle = sought.toLowerCase()
  const fixed = useFixed().filter(({ text }) => text.toLowerCase().includes(needle))
  return {
    ...found,
    choices: [...fixed, ...found.choices],
    isSearching: found.isSearching || sought !== q,
  }
}

function useFixed(): Choice[] {
  const navigate = useNavigate()
  const from = useTab()
  const { holder, logOut } = useSession()
  const { commands, places } = words.groups
  const newPost = {
    key: 'new-post',
    group: commands,
    text: words.newPost,
    go: () => navigate(recordAddress('/admin', 'new')),
  }
  return [
    ...(isAllowed(holder.role, 'editor') ? [newPost] : []),
    ...everyView
      .filter(({ needs = 'reader' }) => isAllowed(holder.role, needs))
      .map((view) => ({
        key: view.id,
        group: places,
        text: view.label,
        go: () => navigate(tabs.includes(view) ? view.path : viewAddress(view, from)),
      })),
    { key: 'log-out', group: commands, text: words.logOut, go: logOut },
  ]
}

/** Finds records in all searchable lists, with parallel requests. */
function useFound(q: string) {
  const navigate = useNavigate()
  const { call } = useSession()
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['command-palette', q],
    enabled: q !== '',
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ q, page: '1', per_page: String(MOST) })
      const found = everyView.map(async ({ id, path, records = {}, search }) => {
        if (!search) return []
        const asked = `${search.path}?${query}`
        const { data = [] } = await call<{ id: number }[]>('GET', asked, { signal })
        const [group = ''] = Object.values(records).map(({ many }) => many)
        return data.map((row) => {
          const text = search.nameOf(row)
          const inList = `${path}?${new URLSearchParams({ q: text })}`
          const to = search.isFound ? inList : recordAddress(path, row.id)
          return { key: `${id}-${row.id}`, group, text, to }
        })
      })
      return (await Promise.all(found)).flat()
    },
  })
  const choices = (q === '' ? [] : (data ?? [])).map(
    ({ to, ...found }): Choice => ({ ...found, go: () => navigate(to) }),
  )
  return { choices, isSearching: isFetching, hasFailed: isError, searchAgain: refetch }
}

/** Returns `value`, debounced until typing pauses. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(paused)
}
