/** Fields that differ, with removed text struck out and new text underlined. */
import { differenceWords as words } from '../../../content/en/admin/posts.ts'
import { fill } from '../../../domain/wording.ts'
import type { DifferenceHunk, DifferencePart } from './difference.ts'
import type { FieldDifference } from './post-differences.ts'

interface DifferenceListProps {
  differences: readonly FieldDifference[]
  before: string
  after: string
}

export function DifferenceList({ differences, before, after }: DifferenceListProps) {
  return (
    <section
      aria-label={words.label}
      className="grid max-h-96 min-w-0 content-start gap-3 overflow-y-auto border border-rule bg-surface p-4"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <p className="text-sm text-muted">{fill(words.legend, { before, after })}</p>
      <dl className="grid min-w-0 gap-4">
        {differences.map(({ field, label, hunks }) => (
          <div className="grid min-w-0 gap-1" key={field}>
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="grid min-w-0 gap-3">
              {hunks.length === 0 && <p className="text-sm text-muted">{words.formatting}</p>}
              {hunks.map((hunk, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the differences never change
                <Hunk hunk={hunk} key={index} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Hunk({ hunk: { context, parts } }: { hunk: DifferenceHunk }) {
  return (
    <div className="min-w-0 border-l-4 border-rule pl-3 text-sm">
      {context && <p className="truncate text-muted">{context}</p>}
      <p className="break-words whitespace-pre-wrap">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the differences never change
          <Part key={index} part={part} />
        ))}
      </p>
    </div>
  )
}

function Part({ part: { kind, text } }: { part: DifferencePart }) {
  if (kind === 'same') return text
  if (kind === 'gone') {
    return (
      <del className="mr-0.5 bg-red-wash text-red">
        <span className="sr-only">{words.gone} </span>
        {text}
      </del>
    )
  }
  return (
    <ins className="bg-green-wash text-green">
      <span className="sr-only">{words.new} </span>
      {text}
    </ins>
  )
}
