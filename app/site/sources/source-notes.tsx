/** The numbered list at the end of a page: what its statements of law rest on. */
import { sourceNotes } from '../../../content/annotations.ts'
import { countdownWords } from '../../../content/milestones.ts'
import { sources as known, type Source, type SourceId } from '../../../content/sources.ts'
import { fill, longDate } from '../../../domain/wording.ts'

export function SourceNotes({ sources }: { sources: readonly SourceId[] }) {
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
  const { label, url, checkedOn } = source
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
          {fill(countdownWords.checkedLabel, { date: longDate(checkedOn) })}
        </span>
      </span>
    </li>
  )
}
