/**
 * A small button of a toolbar or a row: its `label`, with an optional `icon` before it. `needs` is
 * the least role that may press it; others do not see it. Other props go to Button; `aria-label` is
 * for a label that says too little when read out.
 */
import type { ComponentProps } from 'react'
import type { Role } from '../../domain/actor.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useRefusal } from './session/session.tsx'

interface ToolButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'size'> {
  icon?: IconName
  label: string
  needs?: Role
}

/** Button of a list that creates a record. */
export const CreateButton = (props: Pick<ToolButtonProps, 'label' | 'onClick'>) => (
  <ToolButton {...props} icon="plus" needs="editor" variant="primary" />
)

export function ToolButton(props: ToolButtonProps) {
  const { icon, label, needs = 'reader', variant = 'outline', ...button } = props
  if (useRefusal(needs) !== null) return null
  return (
    <Button {...button} size="sm" variant={variant}>
      {icon && <Icon className="size-4" name={icon} />}
      {label}
    </Button>
  )
}
