import { mediaDetailWords as words } from '../../../content/admin/media.ts'
import type { MediaUse } from '../../../domain/media/library.ts'
import { Badge } from '../../ui/badge.tsx'

interface MediaUsesProps {
  label: string
  uses: readonly MediaUse[]
}

/** The posts that a file is used in; those that are public can be looked at. */
export function MediaUses({ label, uses }: MediaUsesProps) {
  if (uses.length === 0) return <p className="text-muted">{words.unused}</p>
  return (
    <ul aria-label={label} className="grid border-t border-rule">
      {uses.map(({ post_id, title, slug, status, places }) => (
        <li
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2"
          key={post_id}
        >
          {status === 'published' ? (
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
          <Badge tone={status === 'published' ? 'green' : 'amber'}>{words.status[status]}</Badge>
          <span className="text-sm text-muted">
            {places.map((place) => words.places[place]).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
