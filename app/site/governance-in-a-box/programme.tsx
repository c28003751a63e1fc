/** The first 30 days, and after: three texts, and how long each takes, to scale. */
import { servicePage } from '../../../content/en/pages/service.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { PointGrid } from '../point-grid.tsx'
import { Cited } from '../sources/cited.tsx'

const yearDays = 365

export function Programme({ number }: { number: string }) {
  const { title, lead, items } = servicePage.programme
  return (
    <PageSection lead={<Cited copy={lead} />} number={number} title={title}>
      <div className="grid gap-4 lg:gap-12">
        <div className="max-md:hidden">
          <YearFigure />
        </div>
        <PointGrid columns={3} points={items} />
      </div>
    </PageSection>
  )
}

function YearFigure() {
  const { title, description, caption, bars } = servicePage.programme.figure
  const months = Array.from({ length: 13 }, (_, month) => (month / 12) * 100)
  return (
    <figure className="grid gap-3">
      <div aria-label={`${title}. ${description}`} role="img">
        {bars.map(({ name, length, days }) => (
          <div
            className="grid items-center gap-x-4 border-t border-rule max-lg:pt-2 lg:grid-cols-3"
            key={name}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{name}</span>
              <span className="text-muted figures">{length}</span>
            </p>
            <svg aria-hidden="true" className="block h-10 w-full overflow-visible lg:col-span-2">
              {months.map((x) => (
                <line className="stroke-rule" key={x} x1={`${x}%`} x2={`${x}%`} y2="100%" />
              ))}
              <rect
                className={days === yearDays ? 'fill-none stroke-ink' : 'fill-ink stroke-ink'}
                height="12"
                strokeWidth="1.5"
                width={`${(days / yearDays) * 100}%`}
                y="12"
              />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="border-t-2 border-ink pt-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  )
}
