import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { finderWords as words } from '../../../content/admin/finder.ts'
import { isAllowed } from '../../../domain/actor.ts'
import type { ListedMedia } from '../../../domain/media/library.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import { cleanSearch } from '../list/list-view.ts'
import { recordAddress } from '../list/use-asked-record.ts'
import { useSession } from '../session/session.tsx'
import { moreViews, type Tab, tabs, viewAddress } from '../tabs.ts'

/** One line of the list. */
export interface Choice {
  key: string
  group: string
  text: string
  go: () => void
}

export interface Commands {
  /** The tab to come back to from what stands under "More". */
  from: Tab
  onLogOut: () => void
}

const PAUSE_MS = 200
const MOST = 5

/** What is searched: its call, where a found record is opened, and what it is called. */
const lists = {
  posts: {
    path: '/api/admin/posts',
    list: '/admin',
    nameOf: ({ title }: ListedPost) => title,
  },
  messages: {
    path: '/api/admin/contact-messages',
    list: '/admin/messages',
    nameOf: ({ name, email }: MessageRecord) => `${name} (${email})`,
  },
  media: {
    path: '/api/admin/media',
    list: '/admin/media',
    nameOf: ({ original_name }: ListedMedia) => original_name,
  },
}

export function useChoices(typed: string, commands: Commands) {
  const q = usePaused(cleanSearch(typed))
  const found = useFound(q)
  const needle = cleanSearch(typed).toLowerCase()
  const fixed = useFixed(commands).filter(({ text }) => text.toLowerCase().includes(needle))
  return {
    choices: [...fixed, ...found.choices],
    isSearching: found.isSearching || cleanSearch(typed) !== q,
    hasFailed: found.hasFailed,
    searchAgain: found.searchAgain,
  }
}

function useFixed({ from, onLogOut }: Commands): Choice[] {
  const navigate = useNavigate()
  const { holder } = useSession()
  const { commands, places } = words.groups
  const newPost = {
    key: 'new-post',
    group: commands,
    text: words.newPost,
    go: () => navigate(recordAddress('/admin', 'new')),
  }
  return [
    ...(isAllowed(holder.role, 'editor') ? [newPost] : []),
    ...tabs.map(({ id, label, path }) => ({
      key: id,
      group: places,
      text: label,
      go: () => navigate(path),
    })),
    ...moreViews
      .filter(({ needs = 'reader' }) => isAllowed(holder.role, needs))
      .map((view) => ({
        key: view.id,
        group: places,
        text: view.label,
        go: () => navigate(viewAddress(view, from)),
      })),
    { key: 'log-out', group: commands, text: words.logOut, go: onLogOut },
  ]
}

/** Records of three lists, asked for at once. */
function useFound(q: string) {
  const navigate = useNavigate()
  const { call } = useSession()
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['finder', q],
    enabled: q !== '',
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ q, page: '1', per_page: String(MOST) })
      const search = async <Row>(path: string) =>
        (await call<Row[]>('GET', `${path}?${query}`, { signal })).data ?? []
      const [posts, messages, media] = await Promise.all([
        search<ListedPost>(lists.posts.path),
        search<MessageRecord>(lists.messages.path),
        search<ListedMedia>(lists.media.path),
      ])
      return [
        ...posts.map((row) => foundIn('posts', row.id, lists.posts.nameOf(row))),
        ...messages.map((row) => foundIn('messages', row.id, lists.messages.nameOf(row))),
        ...media.map((row) => foundIn('media', row.id, lists.media.nameOf(row))),
      ]
    },
  })
  const choices = (q === '' ? [] : (data ?? [])).map(
    ({ to, ...found }): Choice => ({ ...found, go: () => navigate(to) }),
  )
  return { choices, isSearching: isFetching, hasFailed: isError, searchAgain: refetch }
}

const foundIn = (list: keyof typeof lists, id: number, text: string) => ({
  key: `${list}-${id}`,
  group: words.groups[list],
  text,
  to: recordAddress(lists[list].list, id),
})

/** Follows what is typed when typing pauses. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(paused)
}
