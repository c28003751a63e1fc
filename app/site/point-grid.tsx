/**
 * Short texts under their own headings, side by side, each under a rule.
 *
 * Props: `points`; `columns`, the maximum on a wide screen; `number` of the section ("2") if order or
 * count matters, so that the points are 2.1, 2.2 and so on; `level` of the headings, 3 by default.
 */
import type { Point } from '../../content/en/page.ts'
import { classNames } from '../ui/class-names.ts'
import { Cited } from './sources/cited.tsx'

interface PointGridProps {
  points: readonly Point[]
  columns: 2 | 3
  number?: string
  level?: 2 | 3
}

export function PointGrid({ points, columns, number, level = 3 }: PointGridProps) {
  const List = number ? 'ol' : 'ul'
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <List
      className={classNames(
        'grid gap-x-8 gap-y-2 lg:gap-y-8',
        // Three points are never laid out as two and one.
        (columns === 2 || points.length !== 3) && 'md:grid-cols-2',
        columns === 3 && 'lg:grid-cols-3',
      )}
    >
      {points.map(({ title, text }, index) => (
        <li
          className="grid content-start gap-0.5 border-t-2 border-ink pt-1.5 lg:gap-3 lg:pt-4"
          key={title}
        >
          <Heading className="flex items-baseline gap-3 text-lg lg:text-xl">
            {number && (
              <span aria-hidden="true" className="text-lg text-brass figures">
                {number}.{index + 1}
              </span>
            )}
            {title}
          </Heading>
          <p className="max-w-measure max-sm:text-sm">
            <Cited copy={text} />
          </p>
        </li>
      ))}
    </List>
  )
}
