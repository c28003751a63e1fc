/**
 * Drawn on a 20-unit grid with a 1.5 stroke, in the text's colour. Decorative: the word beside it,
 * or the control's own label, carries the meaning.
 *
 * Props: `name`; `className` for size (default 20 px, `size-5`) and colour.
 */
import { classNames } from './class-names.ts'

const paths = {
  'arrow-right': 'M3 10h14M12 5l5 5-5 5',
  'arrow-left': 'M17 10H3M8 5l-5 5 5 5',
  check: 'M4 10.5l4 4 8-9',
  chevron: 'M5 7.5l5 5 5-5',
  cross: 'M5 5l10 10M15 5L5 15',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h5M8 13h5',
  download: 'M10 3v10M6 9.5l4 4 4-4M3.5 17h13',
  external: 'M11 3.5h5.5V9M16.5 3.5L9 11M14 11.5v5H3.5V6h5',
  film: 'M2.5 4h15v12h-15zM8.5 7.5v5l4-2.5z',
  info: 'M10 9v5.5M10 5.75v.5M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  pencil: 'M3.5 16.5l1-4L13.5 3.5l3 3-9 9zM11.5 5.5l3 3',
  plus: 'M10 4v12M4 10h12',
  print: 'M5.5 7V2.5h9V7M5.5 14H3V7h14v7h-2.5M5.5 11.5h9v6h-9z',
  refresh: 'M16 8A6.5 6.5 0 1 0 16.5 11M16.5 3.5V8H12',
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3zM13.5 13.5L17 17',
  trash: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.75 12h8.5l.75-12M8.5 9v5M11.5 9v5',
  upload: 'M10 14V4M6 7.5l4-4 4 4M3.5 17h13',
  warning: 'M10 3l7.5 13.5h-15zM10 8.5v4M10 14.25v.5',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('shrink-0', className ?? 'size-5')}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 20 20"
    >
      <path d={paths[name]} />
    </svg>
  )
}
