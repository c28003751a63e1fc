/**
 * Words of a page with the numbers of the sources they rest on. `CitedPage` numbers them and closes
 * with the list; outside of it `Cited` shows the words alone.
 */
import { createContext, type ReactNode, useContext } from 'react'
import { sourceNotes } from '../../../content/annotations.ts'
import type { Copy } from '../../../content/page.ts'
import type { SourceId } from '../../../content/sources.ts'
import { fill } from '../../../domain/wording.ts'
import { CopyText } from '../copy.tsx'
import { SourceNotes } from './source-notes.tsx'

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
