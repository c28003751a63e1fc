/**
 * A message in the page: the outcome of a form, or what is wrong with it.
 *
 * Props: `tone` success | failure; `title`; `id`; children. `arrival`: the notice came with the
 * page, so it takes the focus, is read out once and scrolls into view, even without script.
 * ErrorList: the errors of a refused form.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface NoticeProps {
  tone: 'success' | 'failure'
  title: string
  id?: string
  arrival?: boolean
  children?: ReactNode
}

export function Notice({ tone, title, id, arrival = false, children }: NoticeProps) {
  const isFailure = tone === 'failure'
  return (
    <div
      aria-live={arrival ? 'off' : undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form post, far down a page that has just loaded
      autoFocus={arrival}
      className={classNames(
        'grid scroll-mt-28 grid-cols-[auto_1fr] gap-x-3 gap-y-1 border border-l-4 px-4 py-4 outline-none',
        isFailure ? 'border-danger bg-danger-wash' : 'border-action bg-action-wash',
      )}
      id={id}
      role={isFailure && !arrival ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon
        className={classNames('mt-1 size-5', isFailure ? 'text-danger' : 'text-action')}
        name={isFailure ? 'warning' : 'check'}
      />
      <p className="font-semibold">{title}</p>
      {children && <div className="col-start-2">{children}</div>}
    </div>
  )
}

/** The errors of a form, one line for each field. */
export function ErrorList({ errors }: { errors: Readonly<Record<string, string>> }) {
  return (
    <ul>
      {Object.values(errors).map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  )
}
