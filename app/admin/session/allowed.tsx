/** What the key of this login may do: the server decides, and the screen says it beforehand. */
import type { ReactNode } from 'react'
import { rightsWords } from '../../../content/admin/keys.ts'
import { isAllowed, type Role } from '../../../domain/actor.ts'
import { useSession } from './session.tsx'

/** Null where the key may, else the sentence for the person who holds it. */
export function useRefusal(needed: Role): string | null {
  const { holder } = useSession()
  return isAllowed(holder.role, needed) ? null : rightsWords.needs[needed]
}

interface AllowedProps {
  to: Role
  /** In place of the children; nothing by default. */
  otherwise?: ReactNode
  children: ReactNode
}

/** Shows what only some keys may do to those alone. */
export function Allowed({ to, otherwise = null, children }: AllowedProps) {
  return useRefusal(to) === null ? children : otherwise
}
