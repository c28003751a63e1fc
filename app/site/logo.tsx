/**
 * The mark: a weight on a line under a beam. Logo is mark and name; PlumbBob is the weight alone,
 * at the end of the page's axis.
 */
import { brand, isFirstFirm, logo } from '../../content/firm.ts'
import { classNames } from '../ui/class-names.ts'

const bobPath = 'M10.5 0h3v3H18v4L12 24 6 7V3h4.5z'

export function PlumbBob({ className }: { className?: string }) {
  if (!isFirstFirm) return null
  return (
    <svg
      aria-hidden="true"
      className={classNames('fill-ink', className ?? 'size-7')}
      viewBox="0 0 24 24"
    >
      <path d={bobPath} />
    </svg>
  )
}

/** The first firm's mark; any other firm shows its logo or its name alone. */
export function LogoMark({ className }: { className?: string }) {
  if (!isFirstFirm || logo) return null
  return (
    <svg aria-hidden="true" className={className ?? 'h-10 w-6'} viewBox="0 0 24 40">
      <path className="fill-brass" d="M2 0h20v3H2zM11.25 3h1.5v13h-1.5z" />
      <path className="fill-current" d={bobPath} transform="translate(0 16)" />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-3', className)}>
      <LogoMark />
      <Wordmark />
    </span>
  )
}

/** Whether the name wraps beside the menu. */
export const isLongName = !logo && brand.name.length > 20

/** The firm's logo, else its name. */
export function Wordmark() {
  if (logo) return <img alt={brand.name} className="h-8 w-auto max-w-56" src={logo} />
  const size = isLongName ? 'text-sm leading-tight text-balance' : 'text-xl leading-none'
  return <span className={classNames('font-serif font-medium', size)}>{brand.name}</span>
}
