import { mediaDetailWords as words } from '../../../content/en/admin/media.ts'
import { unsavedPostWords } from '../../../content/en/admin/posts.ts'
import type { AuthorUse, DraftUse, MediaUse } from '../../../domain/media/library.ts'
import { stateOf } from '../../../domain/posts/editing.ts'
import { PostStateBadge } from '../posts/columns.tsx'

interface MediaUsesProps {
  label: string
  uses: readonly MediaUse[]
  drafts: readonly DraftUse[]
  authors: readonly AuthorUse[]
}

/** The posts that a file is used in, of which those that are public can be looked at, and authors. */
export function MediaUses({ label, uses, drafts, authors }: MediaUsesProps) {
  if (uses.length + drafts.length + authors.length === 0) {
    return <p className="text-muted">{words.unused}</p>
  }
  return (
    <ul aria-label={label} className="grid border-t border-rule">
      {uses.map((use) => (
        <Use key={use.post_id} use={use} />
      ))}
      {drafts.map(({ title, post_id }) => (
        <li
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2"
          key={`${post_id} ${title}`}
        >
          <span className="min-w-0 break-words">{title || unsavedPostWords.untitled}</span>
          <span className="text-sm text-muted">{words.inDraft}</span>
        </li>
      ))}
      {authors.map(({ id, name }) => (
        <li
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2"
          key={`author-${id}`}
        >
          <span className="min-w-0 break-words">{name}</span>
          <span className="text-sm text-muted">{words.ofAuthor}</span>
        </li>
      ))}
    </ul>
  )
}

function Use({ use }: { use: MediaUse }) {
  const { title, slug, places } = use
  const state = stateOf(use, new Date().toISOString())
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2">
      {state === 'published' ? (
        <a
          className="min-w-0 break-words"
          href={`/insights/${slug}`}
          rel="noopener"
          target="_blank"
        >
          {title}
        </a>
      ) : (
        <span className="min-w-0 break-words">{title}</span>
      )}
      <PostStateBadge state={state} />
      <span className="text-sm text-muted">
        {places.map((place) => words.places[place]).join(', ')}
      </span>
    </li>
  )
}
