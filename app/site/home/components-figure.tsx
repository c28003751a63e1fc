/**
 * The four components around one plumb line: rules flow from the top one to both sides, records
 * from all three into the vault. Coordinates are units of the drawing.
 */
import { homePage } from '../../../content/en/pages/home.ts'
import { isFirstFirm } from '../../../content/firm.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** In the order of the components in `content/`. */
const boxes: readonly Box[] = [
  { x: 116, y: 40, width: 228, height: 84 },
  { x: 90, y: 372, width: 280, height: 84 },
  { x: 1, y: 200, width: 206, height: 96 },
  { x: 253, y: 200, width: 206, height: 96 },
]

export function ComponentsFigure() {
  const { items, figure } = homePage.components
  return (
    <figure className="grid gap-3">
      <svg
        aria-labelledby="components-figure-title components-figure-description"
        className="mx-auto h-auto w-full max-w-xl"
        fill="none"
        height="470"
        role="img"
        viewBox="0 0 460 470"
        width="460"
      >
        <title id="components-figure-title">{figure.title}</title>
        <desc id="components-figure-description">{figure.description}</desc>
        {/* Rules from the engine to both sides. */}
        <path
          className="stroke-ink"
          d="M230 124v36M102 196v-36h256v36M95 187l7 10 7-10M351 187l7 10 7-10"
          strokeWidth="1.75"
        />
        {/* Records from both sides, and along the line from the engine, into the vault. */}
        <path
          className="stroke-brass"
          d="M134 296v72M127 358l7 10 7-10M326 296v72M319 358l7 10 7-10"
          strokeWidth="2.5"
        />
        {boxes.map((box, index) => (
          <Part box={box} key={box.y + box.x} name={items[index]?.title ?? ''} />
        ))}
        {/* The lid of the vault. */}
        <path className="stroke-ink" d="M84 372h292" strokeWidth="4" />
        <path className="stroke-brass" d="M196 4h68" strokeWidth="5" />
        <path className="stroke-ink" d="M230 6v34M230 160v148" strokeWidth="1.75" />
        {isFirstFirm && (
          <path
            className="fill-ink stroke-paper"
            d="M227 304h6v6h9v9L230 362l-12-43v-9h9z"
            paintOrder="stroke"
            strokeWidth="4"
          />
        )}
      </svg>
      <figcaption className="border-t border-rule pt-2 text-sm text-muted">
        {figure.caption}
      </figcaption>
    </figure>
  )
}

function Part({ box, name }: { box: Box; name: string }) {
  const { x, y, width, height } = box
  const lines = breakName(name)
  const first = y + height / 2 + 7 - (lines.length - 1) * 13
  return (
    <g>
      <rect
        className="fill-surface stroke-ink"
        height={height}
        strokeWidth="1.75"
        width={width}
        x={x}
        y={y}
      />
      <path
        className="stroke-rule"
        d={`M${x + 10} ${y + 14}h${width - 20}M${x + 10} ${y + height - 14}h${width - 20}`}
      />
      <text className="fill-ink font-sans text-[20px] font-medium" textAnchor="middle">
        {lines.map((line, index) => (
          <tspan key={line} x={x + width / 2} y={first + index * 26}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** Two lines where one would be too long for its box. */
function breakName(name: string): string[] {
  const end = name.lastIndexOf(' ')
  return name.length > 18 && end > 0 ? [name.slice(0, end), name.slice(end + 1)] : [name]
}
