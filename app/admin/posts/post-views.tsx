/**
 * How often an article was read on each of the last days: in words and as a line; screen readers
 * get a table by weeks.
 */

import { postViewWords as words } from '../../../content/en/admin/posts.ts'
import { nouns } from '../../../content/en/nouns.ts'
import { type ArticleViews, sumWeeks } from '../../../domain/posts/views.ts'
import { count, fill, formatNumber, formatShortDate } from '../../../domain/wording.ts'
import { useAnswer } from '../session/use-answer.ts'
import { postSource } from './post-source.ts'

/** Height of the drawing in px. */
const height = 64

export function PostViews({ id }: { id: number }) {
  const path = `${postSource.path}/${id}/views`
  const { data: views, isError } = useAnswer<ArticleViews>(['post-views', id], path, { gcTime: 0 })
  return (
    <section aria-labelledby="views-title" className="grid gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal" id="views-title">
        {words.title}
      </h3>
      {isError && <p className="text-sm text-muted">{words.failed}</p>}
      {views && <p className="text-sm text-muted figures">{summarise(views)}</p>}
      {views && views.total > 0 && <Line views={views} />}
    </section>
  )
}

function summarise({ total, days }: ArticleViews): string {
  if (total === 0) return words.none
  const best = days.reduce((most, day) => (day.views > most.views ? day : most))
  return fill(words.summary, {
    views: count(total, nouns.view),
    most: formatNumber(best.views),
    day: formatShortDate(best.day),
  })
}

function Line({ views }: { views: ArticleViews }) {
  const { days } = views
  const most = Math.max(...days.map((day) => day.views))
  const step = 100 / (days.length - 1)
  const points = days.map(({ views }, index) => `${index * step},${(1 - views / most) * height}`)
  return (
    <div className="grid gap-1">
      <svg
        aria-hidden="true"
        className="h-16 w-full overflow-visible fill-none"
        focusable="false"
        preserveAspectRatio="none"
        viewBox={`0 0 100 ${height}`}
      >
        <line
          className="stroke-rule"
          vectorEffect="non-scaling-stroke"
          x2="100"
          y1={height}
          y2={height}
        />
        <polyline
          className="stroke-action"
          points={points.join(' ')}
          strokeLinejoin="round"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden="true" className="flex justify-between text-sm text-muted figures">
        <span>{formatShortDate(days[0]?.day ?? '')}</span>
        <span>{formatShortDate(days.at(-1)?.day ?? '')}</span>
      </div>
      <table className="sr-only">
        <caption>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.week}</th>
            <th scope="col">{words.columns.views}</th>
          </tr>
        </thead>
        <tbody>
          {sumWeeks(views).map(({ week_start, views }) => (
            <tr key={week_start}>
              <th scope="row">{formatShortDate(week_start)}</th>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
