/** Two panels side by side: the problem and the solution. */
import type { ShownClaim } from '../../../content/en/claims.ts'
import { homePage } from '../../../content/en/pages/home.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

export function ProblemAndSolution() {
  const { problem, solution } = homePage
  return (
    <div className="page laid-out-late">
      <div className="grid gap-x-8 lg:grid-cols-2">
        <Panel id="problem" number="3" panel={problem} />
        <Panel id="solution" number="4" panel={solution} />
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
  const { label, title, text, figures, points, folded } = panel
  return (
    <section
      aria-labelledby={`home-${id}`}
      className="grid content-start gap-2 border-t border-rule py-3 lg:row-span-3 lg:grid-rows-subgrid lg:gap-4 lg:py-16"
    >
      <header className="grid content-start gap-2">
        <p className="axis-tick flex items-baseline gap-3 text-sm text-muted">
          <span className="font-serif text-lg leading-none text-brass figures">{number}</span>
          {label}
        </p>
        <h2 className="max-lg:text-xl" id={`home-${id}`}>
          {title}
        </h2>
      </header>
      <p className="max-w-measure text-muted max-sm:text-sm">
        <Cited copy={text} />
      </p>
      <div className="grid content-start max-sm:text-sm">
        <Figures claims={figures} />
        {folded ? (
          <Disclosure summary={<span className="text-base">{folded}</span>}>
            <RuledList items={points} size="sm" />
          </Disclosure>
        ) : (
          <div className="max-md:hidden">
            <RuledList items={points} size="sm" />
          </div>
        )}
      </div>
    </section>
  )
}

/** Claims; each figure is the start of its sentence. */
function Figures({ claims }: { claims: readonly ShownClaim[] }) {
  if (claims.length === 0) return null
  return (
    <ul className="border-t-2 border-ink">
      {claims.map(({ figure, label }) => (
        <li
          className="items-baseline gap-x-3 border-rule py-1 not-first:border-t sm:grid sm:grid-cols-[minmax(0,8rem)_1fr] sm:py-1.5"
          key={figure}
        >
          <span className="font-serif text-lg leading-none text-brass figures sm:text-xl">
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
