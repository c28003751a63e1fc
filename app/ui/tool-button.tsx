/**
 * A small button of a toolbar or a row, by its label alone: `icon` stands before it. The rest is as
 * Button takes it; `aria-label` where the label says too little to those who only hear it.
 */
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

interface ToolButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'size'> {
  icon?: IconName
  label: string
}

export function ToolButton({ icon, label, variant = 'outline', ...button }: ToolButtonProps) {
  return (
    <Button {...button} size="sm" variant={variant}>
      {icon && <Icon className="size-4" name={icon} />}
      {label}
    </Button>
  )
}
