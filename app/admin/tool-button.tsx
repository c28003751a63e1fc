/**
 * A small button of a toolbar or a row, by its label alone: `icon` stands before it. `needs` is the
 * least role whose key may press it; for others there is none. The rest is as Button takes it;
 * `aria-label` where the label says too little to those who only hear it.
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

/** Of a list: makes one more. */
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
