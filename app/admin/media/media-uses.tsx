import type { ReactNode } from 'react'
import { mediaDetailWords as words } from '../../../content/en/admin/media.ts'
import { unsavedPostWords } from '../../../content/en/admin/posts.ts'
import type { UsedMedia } from '../../../domain/media/library.ts'
import { stateOf } from '../../../domain/posts/editing.ts'
import { PostStateBadge } from '../posts/columns.tsx'

interface MediaUsesProps {
  label: string
  file: Pick<UsedMedia, 'uses' | 'drafts' | 'authors'>
}

/** Posts (with a link if public), unsaved drafts and authors that use a file. */
export function MediaUses({ label, file: { uses, drafts, authors } }: MediaUsesProps) {
  const now = new Date().toISOString()
  if (uses.length + drafts.length + authors.length === 0) {
    return <p className="text-muted">{words.unused}</p>
  }
  return (
    <ul aria-label={label} className="grid border-t border-rule">
      {uses.map((use) => (
        <Place
          href={stateOf(use, now) === 'published' ? `/insights/${use.slug}` : undefined}
          key={use.post_id}
          name={use.title}
          note={use.places.map((place) => words.places[place]).join(', ')}
        >
          <PostStateBadge state={stateOf(use, now)} />
        </Place>
      ))}
      {drafts.map(({ title, post_id }) => (
        <Place
          key={`${post_id} ${title}`}
          name={title || unsavedPostWords.untitled}
          note={words.inDraft}
        />
      ))}
      {authors.map(({ id, name }) => (
        <Place key={`author-${id}`} name={name} note={words.ofAuthor} />
      ))}
    </ul>
  )
}

interface PlaceProps {
  name: string
  href?: string | undefined
  note: string
  children?: ReactNode
}

function Place({ name, href, note, children }: PlaceProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2">
      {href ? (
        <a className="min-w-0 break-words" href={href} rel="noopener" target="_blank">
          {name}
        </a>
      ) : (
        <span className="min-w-0 break-words">{name}</span>
      )}
      {children}
      <span className="text-sm text-muted">{note}</span>
    </li>
  )
}
