/**
 * Small controls at the end of a row. RowButton: an icon named by `label`, also as its tooltip (a
 * shorter one would be read out after the name); `tone` danger turns red under the pointer.
 */
import type { ComponentProps } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import type { Role } from '../../../domain/actor.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useRefusal } from '../session/session.tsx'

interface RowButtonProps {
  icon: IconName
  label: string
  tone?: 'action' | 'danger'
  disabled?: boolean
  /** The least role that may press it; others do not see it. */
  needs?: Role
  onClick: () => void
}

const look = 'grid size-11 shrink-0 place-items-center text-muted'

export function RowButton(props: RowButtonProps) {
  const { icon, label, tone = 'action', disabled, needs = 'reader', onClick } = props
  if (useRefusal(needs) !== null) return null
  return (
    <button
      // Not `disabled`, which would take the focus away: a failed action is tried again.
      aria-disabled={disabled || undefined}
      className={classNames(
        look,
        'aria-disabled:opacity-50',
        tone === 'danger'
          ? 'hover:not-aria-disabled:text-danger'
          : 'hover:not-aria-disabled:text-action',
      )}
      onClick={() => !disabled && onClick()}
      title={label}
      type="button"
    >
      <Icon name={icon} />
    </button>
  )
}

/** The same look on a link, named by its `title`. */
export function RowLink({ icon, ...link }: ComponentProps<'a'> & Pick<RowButtonProps, 'icon'>) {
  return (
    <a {...link} className={`${look} hover:text-action`}>
      <Icon name={icon} />
    </a>
  )
}

type NamedProps = Pick<RowButtonProps, 'disabled' | 'needs' | 'onClick'> & { name: string }

export function EditRowButton({ name, ...button }: NamedProps) {
  return <RowButton {...button} icon="pencil" label={fill(listWords.editOf, { name })} />
}

export function DeleteRowButton({ name, needs = 'editor', ...button }: NamedProps) {
  return (
    <RowButton
      {...button}
      icon="trash"
      label={fill(listWords.deleteOf, { name })}
      needs={needs}
      tone="danger"
    />
  )
}
