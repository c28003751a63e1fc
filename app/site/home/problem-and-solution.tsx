/** Two panels side by side: how it is, out of true, and how it can be. */
import type { ShownClaim } from '../../../content/claims.ts'
import { homePage } from '../../../content/pages/home.ts'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

export function ProblemAndSolution() {
  const { problem, solution } = homePage
  return (
    <div className="page laid-out-late">
      <div className="grid border-t border-rule lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <Panel id="problem" number="2" panel={problem} />
        <Panel id="solution" number="3" panel={solution} />
      </div>
    </div>
  )
}

interface PanelProps {
  id: 'problem' | 'solution'
  number: string
  panel: typeof homePage.problem
}

function Panel({ id, number, panel }: PanelProps) {
  const { label, title, text, figures, points } = panel
  return (
    <section
      aria-labelledby={`home-${id}`}
      className="grid content-start gap-6 border-rule py-12 not-first:border-t lg:row-span-3 lg:grid-rows-subgrid lg:py-20 lg:first:pr-12 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-12"
    >
      <header className="grid content-start gap-4">
        <p className="flex items-end gap-3 text-sm text-muted">
          <PanelMark isTrue={id === 'solution'} />
          <span className="font-serif text-lg leading-none text-brass figures">{number}</span>
          {label}
        </p>
        <h2 id={`home-${id}`}>{title}</h2>
      </header>
      <p className="max-w-measure text-lg text-muted">
        <Cited copy={text} />
      </p>
      <div className="grid content-start gap-8">
        <Figures claims={figures} />
        <RuledList items={points} />
      </div>
    </section>
  )
}

/** Each figure begins its own sentence. */
function Figures({ claims }: { claims: readonly ShownClaim[] }) {
  if (claims.length === 0) return null
  return (
    <ul className="border-t-2 border-ink">
      {claims.map(({ figure, label }) => (
        <li
          className="grid items-baseline gap-x-6 border-b border-rule py-3 min-[30rem]:grid-cols-[11.5rem_1fr]"
          key={figure}
        >
          <span className="whitespace-nowrap font-serif text-2xl leading-none text-brass figures">
            {figure}
          </span>{' '}
          <span>
            <Cited copy={label} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A block beside a plumb line: leaning, or true. Decorative: the word beside it says which. */
function PanelMark({ isTrue }: { isTrue: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className="size-14 fill-none stroke-ink"
      focusable="false"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 56 56"
    >
      <path d="M2 52.500h52" />
      <path
        className="fill-surface"
        d={isTrue ? 'M27 12h20v40H27z' : 'M27 52l6.500-39.500 19.700 3.200L47.200 52z'}
      />
      <path className="stroke-brass" d="M8 4h12M14 4v30" strokeWidth="2.500" />
      <path className="fill-brass stroke-none" d="M12.500 32h3v3h4v4L14 50l-5.500-11v-4h4z" />
    </svg>
  )
}
