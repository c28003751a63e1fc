/**
 * Text with the numbers of its sources. `CitedPage` numbers the sources and ends with their list;
 * outside of it `Cited` shows the text alone.
 */
import { createContext, type ReactNode, useContext } from 'react'
import { sourceNotes } from '../../../content/en/annotations.ts'
import { sayNote } from '../../../content/en/claims.ts'
import { comparisonWords, openedOn } from '../../../content/en/law/openings.ts'
import type { Copy, FigureNote, NoteId } from '../../../content/en/page.ts'
import { sources as known, type Source } from '../../../content/en/sources.ts'
import { describeComparison } from '../../../domain/law/openings.ts'
import { fill } from '../../../domain/wording.ts'
import { Icon } from '../../ui/icon.tsx'
import { CopyText } from '../copy.tsx'

const NumberedSources = createContext<readonly NoteId[]>([])

interface CitedPageProps {
  /** In the order of their numbers (list-sources.ts). */
  sources: readonly NoteId[]
  children: ReactNode
}

export function CitedPage({ sources, children }: CitedPageProps) {
  return (
    <NumberedSources value={sources}>
      {children}
      {sources.length > 0 && <SourceNotes sources={sources} />}
    </NumberedSources>
  )
}

export function Cited({ copy }: { copy: Copy }) {
  const numbered = useContext(NumberedSources)
  if (typeof copy === 'string' || !('sources' in copy)) return <CopyText copy={copy} />
  const numbers = copy.sources
    .map((id) => numbered.indexOf(id) + 1)
    .filter((number) => number > 0)
    .sort((one, other) => one - other)
  return (
    <>
      <CopyText copy={copy} />
      {numbers.map((number) => (
        <Reference key={number} number={number} />
      ))}
    </>
  )
}

function Reference({ number }: { number: number }) {
  return (
    <sup className="figures">
      <a
        aria-label={fill(sourceNotes.reference, { number })}
        className="px-0.5 text-action underline underline-offset-4 hover:decoration-2"
        href={`#source-${number}`}
      >
        {number}
      </a>
    </sup>
  )
}

/**
 * The numbered list at the end of a page: the sources of its statements. Folded; the browser opens
 * it for a reader who follows a number.
 */
function SourceNotes({ sources }: { sources: readonly NoteId[] }) {
  return (
    <section aria-labelledby="sources" className="page">
      <details className="group border-t border-rule py-2 sm:py-10">
        <summary className="flex min-h-11 items-center gap-3 hover:text-action">
          <h2 className="font-sans text-base font-semibold" id="sources">
            {sourceNotes.title}
          </h2>
          <span className="text-sm text-muted figures">{sources.length}</span>
          <Icon className="size-5 text-brass group-open:rotate-180" name="chevron" />
        </summary>
        <ol className="gap-x-8 pt-2 text-sm md:columns-2">
          {sources.map((id, index) => (
            <Note id={id} key={id} number={index + 1} />
          ))}
        </ol>
      </details>
    </section>
  )
}

function Note({ id, number }: { id: NoteId; number: number }) {
  return (
    <li
      className="grid break-inside-avoid grid-cols-[2rem_1fr] py-1.5 target:bg-action-wash"
      id={`source-${number}`}
    >
      <span aria-hidden="true" className="font-serif text-brass figures">
        {number}
      </span>
      {isOfFigure(id) ? <span>{sayNote(id)}</span> : <SourceLink source={known[id]} />}
    </li>
  )
}

/** Whether the note explains a figure of our own; all other notes are sources. */
function isOfFigure(id: NoteId): id is FigureNote {
  return !(id in known)
}

function SourceLink({ source: { label, url, comparedOn } }: { source: Source }) {
  return (
    <span>
      <a href={url} rel="noopener noreferrer">
        {label}
      </a>
      <span className="block text-muted">
        {describeComparison({ urls: [url], comparedOn }, openedOn, comparisonWords)}
      </span>
    </span>
  )
}
