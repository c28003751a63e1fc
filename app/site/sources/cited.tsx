/**
 * Words of a page with the numbers of the sources they rest on. `CitedPage` numbers them and closes
 * with the list; outside of it `Cited` shows the words alone.
 */
import { createContext, type ReactNode, useContext } from 'react'
import { sourceNotes } from '../../../content/annotations.ts'
import { comparisonWords, openedOn } from '../../../content/law/openings.ts'
import type { Copy } from '../../../content/page.ts'
import { sources as known, type Source, type SourceId } from '../../../content/sources.ts'
import { describeComparison } from '../../../domain/law/openings.ts'
import { fill } from '../../../domain/wording.ts'
import { CopyText } from '../copy.tsx'

const NumberedSources = createContext<readonly SourceId[]>([])

/** Props: `sources`, in the order of their numbers (list-sources.ts); the page as children. */
export function CitedPage({
  sources,
  children,
}: {
  sources: readonly SourceId[]
  children: ReactNode
}) {
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
    <sup className="ml-0.5 text-[0.7em] leading-none figures">
      <a
        aria-label={fill(sourceNotes.reference, { number })}
        className="px-0.5 text-action underline decoration-1 underline-offset-2 hover:decoration-2"
        href={`#source-${number}`}
      >
        {number}
      </a>
    </sup>
  )
}

/** The numbered list at the end of a page: what its statements of law rest on. */
function SourceNotes({ sources }: { sources: readonly SourceId[] }) {
  return (
    <section aria-labelledby="sources" className="page">
      <div className="border-t border-rule py-10">
        <h2 className="mb-4 font-sans text-base font-semibold tracking-normal" id="sources">
          {sourceNotes.title}
        </h2>
        <ol className="gap-x-12 text-sm md:columns-2">
          {sources.map((id, index) => (
            <Note key={id} number={index + 1} source={known[id]} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Note({ number, source }: { number: number; source: Source }) {
  const { label, url, comparedOn } = source
  return (
    <li
      className="grid break-inside-avoid grid-cols-[2rem_1fr] py-1.5 target:bg-action-wash"
      id={`source-${number}`}
    >
      <span aria-hidden="true" className="font-serif text-brass figures">
        {number}
      </span>
      <span>
        <a href={url} rel="noopener noreferrer">
          {label}
        </a>
        <span className="block text-muted">
          {describeComparison({ urls: [url], comparedOn }, openedOn, comparisonWords)}
        </span>
      </span>
    </li>
  )
}
