import { postStateLabels, postWords, unsavedPostWords } from '../../../content/en/admin/posts.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import { type ListedPost, type PostState, stateOf } from '../../../domain/posts/editing.ts'
import { formatNumber, formatShortDate } from '../../../domain/wording.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type Column, dayColumn, textColumn, wrapped } from '../list/column.tsx'

const { columns: labels } = postWords

const tones: Record<PostState, BadgeTone> = {
  published: 'green',
  draft: 'amber',
  scheduled: 'action',
}

export function PostStateBadge({ state }: { state: PostState }) {
  return <Badge tone={tones[state]}>{postStateLabels[state]}</Badge>
}

export const shownColumns: readonly Column<ListedPost>[] = [
  textColumn('title', labels.title, {
    cell: ({ title }) => <span className={`in-[table]:min-w-48 ${wrapped}`}>{title}</span>,
  }),
  {
    id: 'region',
    label: labels.region,
    cell: ({ regions }) => regions.map(({ name }) => name).join(', '),
  },
  textColumn('status', labels.status, {
    cell: (post) => {
      const state = stateOf(post, new Date().toISOString())
      return (
        <span className="inline-flex flex-wrap gap-1">
          <PostStateBadge state={state} />
          {post.typed && (
            <Badge tone="brass">
              {state === 'published' ? unsavedPostWords.inPublic : unsavedPostWords.inDraft}
            </Badge>
          )}
        </span>
      )
    },
  }),
  dayColumn('created_at', labels.created),
  {
    id: 'goes_out',
    label: labels.goesOut,
    labelled: true,
    cell: ({ status, published_at }) =>
      status === 'published' && published_at ? (
        <time dateTime={published_at}>{formatShortDate(published_at)}</time>
      ) : (
        listWords.nothing
      ),
    sort: { column: 'goes_out', kind: 'date' },
  },
  {
    id: 'views',
    label: labels.views,
    cell: ({ views }) => (
      <>
        {formatNumber(views)}
        {/* A card has no head to name the number. */}
        <span className="in-[table]:hidden"> {views === 1 ? labels.view : labels.viewsAlone}</span>
      </>
    ),
    sort: { column: 'views', kind: 'number' },
    numeric: true,
  },
]
