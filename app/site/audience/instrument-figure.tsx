/**
 * One measuring instrument for each audience: a level, a caliper, the axes of a chart, a lens over
 * a record. Decorative: the text beside it says what it stands for.
 */
import type { AudienceId } from '../../../content/en/pages/audiences/audience-page.ts'

interface Drawing {
  /** Filled with the surface's colour. */
  body: string
  ink: string
  line: string
  brass: string
}

const ticks = (x: number, y: number, step: number, count: number, length: number) =>
  Array.from(
    { length: count },
    (_, index) => `M${x + index * step} ${y}v${index % 5 === 0 ? length * 1.8 : length}`,
  ).join('')

/** On a grid of 360 by 280. */
const drawings: Record<AudienceId, Drawing> = {
  // A level on three columns: ranked lists, held true.
  ta: {
    body: 'M16 50h328v60H16zM40 110h56v142H40zM152 110h56v142h-56zM264 110h56v142h-56zM120 64h120v32H120z',
    ink: 'M2 252h356M160 64v32M200 64v32',
    line: `${ticks(30, 50, 10, 9, 7)}${ticks(250, 50, 10, 9, 7)}M52 136h32M52 158h32M52 180h32M52 202h32M52 224h32M164 136h32M164 158h32M164 180h32M164 202h32M164 224h32M276 136h32M276 158h32M276 180h32M276 202h32M276 224h32`,
    brass: 'M166 80a14 9 0 1 0 28 0a14 9 0 1 0-28 0zM164 180h32M52 158h32M276 202h32',
  },
  // A caliper that holds a block.
  vendor: {
    body: 'M30 56h314v44H30zM30 100h34v110l-34-34zM214 44h72v68h-24v64l-36 34V112h-12zM64 130h162v80H64z',
    ink: 'M2 212h356',
    line: `${ticks(70, 56, 10, 14, 8)}${ticks(292, 56, 10, 5, 8)}M80 150h130M80 170h130M80 190h130`,
    brass: 'M64 242h162M64 232v20M226 232v20M72 236l-8 6 8 6M218 236l8 6-8 6M250 56v22',
  },
  // Axes alone, with marks where the bands begin; no points, which would look like data.
  analyst: {
    body: 'M40 20h304v212H40z',
    ink: 'M40 20v212h304',
    line: `${ticks(40, 232, 15.2, 21, 6)}M28 57h12M28 92h12M28 127h12M28 162h12M28 197h12M40 57h304M40 92h304M40 127h304M40 162h304M40 197h304`,
    brass: 'M161.6 20v212M283.2 20v212',
  },
  // A lens over a record.
  reg: {
    body: 'M56 16h190l40 40v208H56zM250 220l9-11 66 54-9 11z',
    ink: 'M246 16v40h40M212 112a62 62 0 1 0 0 124a62 62 0 1 0 0-124z',
    line: 'M84 72h110M84 98h176M84 124h66M84 150h54M84 176h56M84 202h68M84 228h86M172 154h80M166 176h92M172 198h80',
    brass: 'M84 46h64M186 176l18 18 34-40',
  },
}

export function InstrumentFigure({ audience }: { audience: AudienceId }) {
  const { body, ink, line, brass } = drawings[audience]
  return (
    <svg
      aria-hidden="true"
      className="mx-auto h-auto w-full max-w-sm fill-none stroke-ink"
      height="280"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 360 280"
      width="360"
    >
      <path className="fill-surface" d={body} />
      <path className="stroke-line" d={line} strokeWidth="1.25" />
      <path d={ink} />
      <path className="stroke-brass" d={brass} strokeWidth="3" />
    </svg>
  )
}
