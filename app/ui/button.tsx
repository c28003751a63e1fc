/**
 * Button and ButtonLink: the same look on `<button>` and `<a>`.
 *
 * Props: `variant` primary (one per view) | outline | quiet (text only) | danger;
 * `size` md | sm (tables, toolbars) | lg (a page's main call), all at least 44 px high;
 * `busy` (Button) marks it while a request runs: presses are ignored, the focus stays. Change its
 * words yourself ("Submitting..."). `idle` is for `disabled` where a press of the button itself
 * brings it about, which would lose the focus. The rest is the element's own; `type`: "button".
 */
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** The button styles are in ../styles: base.css, fields.css (disabled), controls.css (danger). */
const base = 'button leading-tight'

const sizes: Record<ButtonSize, string> = {
  sm: 'px-3 text-sm',
  md: 'px-4 text-base',
  lg: 'min-h-12 px-4 text-base sm:min-h-14 sm:px-6 sm:text-lg',
}

/** The classes alone, for an element that must look like a button (a `summary`, a router link). */
function buttonClass({ variant = 'primary', size = 'md' }: Look, extra?: string): string {
  return classNames(base, sizes[size], `button-${variant}`, extra)
}

export function Button({
  variant,
  size,
  busy = false,
  idle = busy,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean; idle?: boolean }) {
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || idle || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={busy || idle ? (event) => event.preventDefault() : onClick}
      type={type}
    />
  )
}

export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look & { href: string }) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  )
}
