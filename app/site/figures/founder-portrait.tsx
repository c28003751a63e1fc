/**
 * The founder at a desk, drawn: a person with glasses over an open ledger, a plumb line hanging
 * beside. A drawing on purpose; no photograph of anybody is meant.
 */
import { founder, isFirstFirm } from '../../../content/firm.ts'

/* `ink` is light in dark mode: a face in the plain roles would look like a negative. */
const skin = 'fill-paper not-print:dark:fill-ink not-print:dark:stroke-paper'
const linen = 'fill-surface not-print:dark:fill-ink not-print:dark:stroke-paper'
const cloth = 'fill-ink not-print:dark:fill-rule not-print:dark:stroke-rule'
const hair = 'fill-ink not-print:dark:fill-line not-print:dark:stroke-paper'
const seam = 'stroke-paper not-print:dark:stroke-line'
const feature = 'not-print:dark:stroke-paper'
const line = 'stroke-line'
const brass = 'stroke-brass'

/** The third of them is pulled out for reading. */
const binders = [352, 374, 396, 424, 446].flatMap((x, index): Shape[] => [
  ['fill-wash stroke-line', 1.5, index === 2 ? `M${x} 62h20v84h-20z` : `M${x} 54h20v92h-20z`],
  [line, 1.5, `M${x + 6} 78h8M${x + 6} 84h8M${x + 6.5} 130a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z`],
])

type Shape = readonly [look: string, width: number, path: string]

const rim = 'h14a9 9 0 0 1 9 9v4a9 9 0 0 1-9 9h-14a9 9 0 0 1-9-9v-4a9 9 0 0 1 9-9z'

const shapes: readonly Shape[] = [
  // A shelf.
  ['fill-surface stroke-rule', 2, 'M1 1h478v406H1z'],
  ...binders,
  ['', 3, 'M336 147h142'],
  [line, 1.5, 'M352 149v16l10-16M462 149v16l-10-16'],
  // Shoulders, shirt and neck.
  [
    cloth,
    2,
    'M142 424C140 348 158 304 206 286c22-8 36-16 40-30h48c4 14 18 22 40 30 48 18 66 62 64 138z',
  ],
  [linen, 2, 'M244 258l26 96 26-96z'],
  [skin, 2, 'M249 214v42c0 18 42 18 42 0v-42z'],
  [line, 1.5, 'M253 232c8 9 22 11 33 4'],
  [linen, 2, 'M248 248l-14 20 24 26 12-24zM292 248l14 20-24 26-12-24z'],
  // Lapels, cut in the ground's colour.
  [seam, 1.5, 'M234 268l-14 22 20 12-8 14 38 40 38-40-8-14 20-12-14-22'],
  [seam, 1.5, 'M188 424c-2-36 2-60 10-78M352 424c2-36-2-60-10-78'],
  [brass, 3, 'M308 348h22'],
  // Head and hair.
  [skin, 2, 'M226 166c-12-4-13 26 2 28M314 166c12-4 13 26-2 28'],
  [skin, 2, 'M226 152c-2 40 8 76 44 80 36-4 46-40 44-80-4-34-20-46-44-46s-40 12-44 46z'],
  [
    hair,
    2,
    'M224 172c-18-60 2-94 48-94 50 0 62 40 44 94-1-16-4-26-8-34-22 2-44-6-54-20-6 12-16 18-24 22-4 10-5 20-6 32z',
  ],
  ['stroke-paper', 1.5, 'M254 116c6-12 18-20 34-22M250 104c6-6 12-9 20-11'],
  // Glasses.
  [linen, 2, `M241 160${rim}`],
  [linen, 2, `M285 160${rim}`],
  [feature, 2, 'M264 168q6-4 12 0M232 167l-8-2M308 167l8-2'],
  [feature, 4.5, 'M249 171v2M291 171v2'],
  [feature, 2, 'M270 178l-4 18q4 4 9 1M258 212q12 6 25-1'],
  [line, 1.5, 'M304 192l-8 12M307 200l-8 12M303 212l-6 8'],
  // Desk.
  ['fill-wash', 2, 'M34 408h412l32 62H2z'],
  ['fill-surface', 2, 'M2 470h476v16H2z'],
  [line, 1.5, 'M34 478h96M176 478h210'],
  // The open ledger: ruled lines at the left, a column of figures at the right.
  [
    'fill-surface',
    2,
    'M176 462l18-38c26-4 54-2 76 6 22-8 50-10 76-6l18 38c-32-4-66-2-94 6-28-8-62-10-94-6z',
  ],
  ['', 2, 'M270 430v38'],
  [line, 1.5, 'M204 434c18-2 36-1 54 4M200 442c20-2 38-1 58 4M196 450c20-2 42-1 62 4'],
  [line, 1.5, 'M282 438c18-5 36-6 54-4M282 446c20-5 40-6 58-4M282 454c20-5 42-6 62-4'],
  // Hands.
  [cloth, 2, 'M140 407h60l12 16-46 14c-16-4-26-16-26-30z'],
  [cloth, 2, 'M398 407h-60l-12 16 46 14c16-4 26-16 26-30z'],
  [linen, 2, 'M206 417l8 8-46 15-5-10zM332 417l-8 8 46 15 5-10z'],
  [skin, 2, 'M212 424c12-4 24-4 30 2 5 6 1 12-7 13l-24 3c-10 3-22 4-28-4z'],
  [skin, 2, 'M326 424c-12-4-22-3-28 3-5 5-2 11 6 12l22 3c10 3 24 4 30-4z'],
  [brass, 4, 'M280 454l44-46'],
  ['', 3, 'M280 454l5-5'],
  [feature, 1.5, 'M304 424c6 2 9 6 9 12M228 424c5 2 8 5 8 10'],
  // The bracket of the plumb line.
  [brass, 5, 'M20 56h92M22 36v66M22 88l30-32'],
]

export const hasPortrait = founder.picture !== null || isFirstFirm

/** The founder's picture; without one, a drawing for the first firm and nothing for any other. */
export function FounderPortrait({ label }: { label: string }) {
  if (founder.picture) return <img alt={label} className="h-auto w-full" src={founder.picture} />
  if (!hasPortrait) return null
  return (
    <svg
      aria-label={label}
      className="h-auto w-full fill-none stroke-ink"
      height="500"
      role="img"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 480 500"
      width="480"
    >
      {shapes.map(([look, width, path]) => (
        <path className={look || undefined} d={path} key={path} strokeWidth={width} />
      ))}
      <g className="plumb-swing origin-[96px_56px]">
        <path d="M96 58v258" strokeWidth="1.75" />
        <path
          className="fill-ink stroke-surface"
          d="M92 314h8v6h9v9l-13 34-13-34v-9h9z"
          strokeWidth="3"
          paintOrder="stroke"
        />
      </g>
    </svg>
  )
}
