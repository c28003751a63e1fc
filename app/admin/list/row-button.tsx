/**
 * Small controls at the end of a row. RowButton: a drawing with a name (`label`) that also shows on
 * hover (`title`); `tone` danger turns red under the pointer.
 */
import { listWords } from '../../../content/en/admin/words.ts'
import type { Role } from '../../../domain/actor.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useRefusal } from '../session/session.tsx'

interface RowButtonProps {
  icon: IconName
  label: string
  title: string
  tone?: 'action' | 'danger'
  disabled?: boolean
  onClick: () => void
}

export function RowButton(props: RowButtonProps) {
  const { icon, label, title, tone = 'action', disabled = false, onClick } = props
  return (
    <button
      // Not disabled by the element's own means, which takes the focus away: what fails is tried again.
      aria-disabled={disabled || undefined}
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center text-muted aria-disabled:opacity-50',
        tone === 'danger'
          ? 'hover:not-aria-disabled:text-danger'
          : 'hover:not-aria-disabled:text-action',
      )}
      onClick={() => !disabled && onClick()}
      title={title}
      type="button"
    >
      <Icon name={icon} />
    </button>
  )
}

interface NamedProps {
  name: string
  disabled?: boolean
  onClick: () => void
}

export function EditRowButton({ name, ...button }: NamedProps) {
  const label = fill(listWords.editOf, { name })
  return <RowButton {...button} icon="pencil" label={label} title={listWords.edit} />
}

interface DeleteProps extends NamedProps {
  /** The least role whose key may delete it. */
  needs?: Role
}

/** The button is left out for people whose deletion the server would refuse. */
export function DeleteRowButton({ name, needs = 'editor', ...button }: DeleteProps) {
  const refusal = useRefusal(needs)
  if (refusal !== null) return null
  return (
    <RowButton
      {...button}
      icon="trash"
      label={fill(listWords.deleteOf, { name })}
      title={listWords.delete}
      tone="danger"
    />
  )
}
