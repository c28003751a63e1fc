/**
 * The road to compliance: the dates of law to scale, with today's as a weight on a line, and under
 * it the same dates as a list to open. Drawn at three widths, of which the page shows one, because
 * a drawing that shrinks takes its numbers with it.
 *
 * Props: `now`, milliseconds since 1970 UTC from the page's loader.
 */
import { milestones, roadFigure } from '../../../content/milestones.ts'
import { RoadDrawing } from './road-drawing.tsx'
import { RoadList } from './road-list.tsx'

export function RoadFigure({ now }: { now: number }) {
  return (
    <div className="grid gap-8">
      <figure className="grid gap-3">
        <div aria-label={`${roadFigure.title}. ${roadFigure.description}`} role="img">
          <RoadDrawing className="sm:hidden" milestones={milestones} now={now} width={340} />
          <RoadDrawing
            className="hidden sm:block lg:hidden"
            milestones={milestones}
            now={now}
            width={640}
          />
          <RoadDrawing className="hidden lg:block" milestones={milestones} now={now} width={1080} />
        </div>
        <figcaption className="border-t border-rule pt-2 text-sm text-muted">
          {roadFigure.caption}
        </figcaption>
      </figure>
      <RoadList milestones={milestones} now={now} />
    </div>
  )
}
