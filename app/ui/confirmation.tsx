/**
 * Replaces a form that was sent: says so, and what happens next. It takes the focus, so that it is
 * read out once, and scrolls into view, whether it came with the page or replaced the form.
 *
 * Props: `title`, `text`; `id`; `nextTitle` over `next`, the next steps; children: links onward.
 */
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface ConfirmationProps {
  title: string
  text: string
  id?: string
  nextTitle: string
  next: readonly string[]
  children?: ReactNode
}

export function Confirmation({ title, text, id, nextTitle, next, children }: ConfirmationProps) {
  return (
    <div
      aria-label={title}
      aria-live="off"
      // biome-ignore lint/a11y/noAutofocus: the answer to a form post, far down a page that has just loaded
      autoFocus
      className="grid scroll-my-32 gap-6 border-t-4 border-double border-action pt-6 outline-none"
      id={id}
      ref={focusWhenPlaced}
      role="status"
      tabIndex={-1}
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        <span className="grid size-10 place-items-center rounded-full border-2 border-action text-action">
          <Icon className="size-5" name="check" />
        </span>
        <p className="font-serif text-xl">{title}</p>
        <p className="col-span-2 max-w-measure">{text}</p>
      </div>
      <div className="grid gap-2">
        <p className="font-semibold">{nextTitle}</p>
        <ol className="border-t border-rule">
          {next.map((step, index) => (
            <li className="grid grid-cols-[2rem_1fr] border-b border-rule py-2.5" key={step}>
              <span
                aria-hidden="true"
                className="font-serif text-lg leading-snug text-brass figures"
              >
                {index + 1}
              </span>
              <span className="max-w-measure">{step}</span>
            </li>
          ))}
        </ol>
      </div>
      {children && <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>}
    </div>
  )
}

/** `autofocus` works for an element that came with the page, not for one added by script. */
function focusWhenPlaced(element: HTMLElement | null) {
  element?.focus()
}
