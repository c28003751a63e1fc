/** The end of every entry on a page of reference: its sources and standing. */
import type { ReactNode } from 'react'
import { comparedOn } from '../../content/en/law/links.ts'
import { standingWords } from '../../content/en/law/words.ts'
import type { Sourced } from '../../domain/law/sourced.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { StatusMark } from '../ui/status-mark.tsx'

/** Links to an entry's sources and, unless it is confirmed, its standing. */
export function SourcedNote({ entry }: { entry: Sourced }) {
  return (
    <span className="grid gap-1 text-sm">
      <SourcedLinks entry={entry} />
      {entry.standing !== 'confirmed' && (
        <StatusMark className="text-sm" tone={entry.standing === 'one-account' ? 'grey' : 'amber'}>
          {fill(standingWords[entry.standing], { date: longDate(comparedOn) })}
        </StatusMark>
      )}
    </span>
  )
}

/** The text of a table cell with its sources below. */
export function SourcedText({ entry, children }: { entry: Sourced; children: ReactNode }) {
  return (
    <span className="grid gap-2">
      {children}
      <SourcedNote entry={entry} />
    </span>
  )
}

export function SourcedLinks({ entry: { links } }: { entry: Sourced }) {
  return (
    <span className="leading-7">
      {links.map(({ label, url }, index) => (
        <span key={url}>
          {index > 0 && ' · '}
          <a href={url} rel="noopener noreferrer">
            {label}
          </a>
        </span>
      ))}
    </span>
  )
}
