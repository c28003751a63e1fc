/**
 * Four blocks, one per domain, checked against a plumb line: those out of true show by how much.
 * Coordinates are units of the drawing; the swing turns about the beam (figures.css).
 */
import { plumbFigure } from '../../../content/site.ts'

const axisX = 138
const beamY = 40
const blockTop = 92
const blockHeight = 88
const blockWidth = 176
const labelX = 262

/** How far each block stands out of line, from the top. */
const offsets = [15, 0, -11, 0]

export function PlumbFigure({ domains }: { domains: readonly string[] }) {
  return (
    <figure className="grid gap-3">
      <svg
        aria-labelledby="plumb-figure-title plumb-figure-description"
        className="h-auto w-full"
        height="480"
        role="img"
        viewBox="0 0 520 480"
        width="520"
      >
        <title id="plumb-figure-title">{plumbFigure.title}</title>
        <desc id="plumb-figure-description">{plumbFigure.description}</desc>
        <Ruler />
        <Ground />
        {domains.map((name, index) => (
          <Block index={index} key={name} name={name} offset={offsets[index] ?? 0} />
        ))}
        <Bracket />
        <PlumbLine />
      </svg>
      <figcaption className="border-t border-rule pt-2 text-sm text-muted">
        {plumbFigure.caption}
      </figcaption>
    </figure>
  )
}

function Block({ index, name, offset }: { index: number; name: string; offset: number }) {
  const x = axisX - blockWidth / 2 + offset
  const y = blockTop + index * blockHeight
  const middle = y + blockHeight / 2
  return (
    <g>
      <rect
        className="fill-surface stroke-ink"
        height={blockHeight}
        strokeWidth="1.5"
        width={blockWidth}
        x={x}
        y={y}
      />
      <path
        className="stroke-rule"
        d={[1, 2, 3].map((row) => `M${x + 10} ${y + row * 22}h${blockWidth - 20}`).join('')}
      />
      {offset !== 0 && <Deviation offset={offset} y={y} />}
      <path className="stroke-line" d={`M${x + blockWidth} ${middle}H${labelX - 10}`} />
      <Label letter={'ABCD'.charAt(index)} name={name} y={middle} />
    </g>
  )
}

/** The block's own centre line, and the distance from it to the plumb line. */
function Deviation({ offset, y }: { offset: number; y: number }) {
  const middle = y + blockHeight / 2
  return (
    <g>
      <path
        className="stroke-muted"
        d={`M${axisX + offset} ${y}v${blockHeight}`}
        strokeDasharray="10 4 2 4"
      />
      <path
        className="stroke-brass"
        d={`M${axisX} ${middle}h${offset}M${axisX + offset} ${middle - 8}v16M${axisX} ${middle - 8}v16`}
        strokeWidth="3"
      />
    </g>
  )
}

function Label({ letter, name, y }: { letter: string; name: string; y: number }) {
  const [first, second] = name.split(' & ')
  return (
    <text className="fill-ink font-sans text-[21px]" y={y - 5}>
      <tspan className="fill-brass font-serif" x={labelX}>
        {letter}
      </tspan>
      <tspan x={labelX + 24}>{first}</tspan>
      {second && (
        <tspan dy="25" x={labelX + 24}>
          &amp; {second}
        </tspan>
      )}
    </text>
  )
}

function Ruler() {
  const steps = Array.from({ length: 41 }, (_, step) => step)
  return (
    <path
      className="stroke-line"
      d={`M24.5 ${blockTop}v352${steps.map((step) => `M24.5 ${blockTop + step * 8.8}h${step % 10 === 0 ? 16 : 7}`).join('')}`}
      fill="none"
    />
  )
}

function Ground() {
  const floor = blockTop + 4 * blockHeight
  const strokes = Array.from({ length: 24 }, (_, index) => index)
  return (
    <g>
      <path
        className="stroke-line"
        d={strokes.map((index) => `M${22 + index * 10} ${floor + 1}l-10 12`).join('')}
      />
      <path className="stroke-ink" d={`M8 ${floor}h248`} strokeWidth="2.5" />
    </g>
  )
}

function Bracket() {
  return (
    <path
      className="stroke-brass"
      d={`M24 ${beamY}H${axisX + 24}M24 ${beamY - 16}v56M24 ${beamY + 30}L60 ${beamY}`}
      fill="none"
      strokeWidth="5"
    />
  )
}

function PlumbLine() {
  return (
    <g className="plumb-swing origin-[138px_40px]">
      <path className="stroke-ink" d={`M${axisX} ${beamY}v350`} strokeWidth="1.75" />
      <path
        className="fill-ink stroke-surface"
        d={`M${axisX - 3} 386h6v6h9v9L${axisX} 441l-12-40v-9h9z`}
        paintOrder="stroke"
        strokeWidth="4"
      />
    </g>
  )
}
