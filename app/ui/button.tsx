/**
 * Button and ButtonLink: the same look on `<button>` and `<a>`.
 *
 * Props: `variant` primary (one per view) | outline | quiet (text only) | danger;
 * `size` md | sm (tables, toolbars) | lg (a page's main call), all at least 44 px high;
 * `busy` (Button) disables and marks it while a request runs: change the words yourself
 * ("Submitting..."); the rest is the element's own. `type` defaults to "button".
 */
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
}

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-xs border text-center font-semibold leading-tight transition-colors disabled:border-rule disabled:bg-wash disabled:text-muted forced-colors:disabled:text-[GrayText]'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-action bg-action text-on-action hover:not-disabled:border-action-strong hover:not-disabled:bg-action-strong',
  outline: 'border-ink text-ink hover:not-disabled:bg-ink hover:not-disabled:text-paper',
  quiet:
    'border-transparent text-action underline decoration-1 underline-offset-4 hover:not-disabled:text-action-strong hover:not-disabled:decoration-2 disabled:bg-transparent disabled:border-transparent disabled:no-underline',
  danger:
    'border-danger bg-danger text-on-action hover:not-disabled:border-danger-strong hover:not-disabled:bg-danger-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'px-3 text-sm',
  md: 'px-5 text-base',
  lg: 'min-h-14 px-7 text-lg',
}

/** The classes alone, for an element that must look like a button (a `summary`, a router link). */
function buttonClass({ variant = 'primary', size = 'md' }: Look, extra?: string): string {
  return classNames(base, sizes[size], variants[variant], extra)
}

export function Button({
  variant,
  size,
  busy = false,
  disabled,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      disabled={disabled || busy}
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
