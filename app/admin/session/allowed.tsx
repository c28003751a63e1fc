/** What the key of this login may do: the server decides, and the screen says it beforehand. */
import type { ReactNode } from 'react'
import { rightsWords } from '../../../content/en/admin/keys.ts'
import { isAllowed, type Role } from '../../../domain/actor.ts'
import { useSession } from './session.tsx'

/** Null where the key may, else the sentence for the person who holds it. */
export function useRefusal(needed: Role): string | null {
  const { holder } = useSession()
  return isAllowed(holder.role, needed) ? null : rightsWords.needs[needed]
}

interface AllowedProps {
  to: Role
  /** Says to the others why not; nothing by default. */
  told?: boolean
  children: ReactNode
}

/** Shows what only some keys may do to those alone. */
export function Allowed({ to, told = false, children }: AllowedProps) {
  const refusal = useRefusal(to)
  if (refusal === null) return children
  return told && <p className="self-center text-sm">{refusal}</p>
}
