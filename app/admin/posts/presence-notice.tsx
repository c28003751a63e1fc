/**
 * Says who else has the post open, while they have: names of keys, where they have names.
 *
 * Props: `id` (of the post); `token` (names this window); `isTold` (false while more is said of them).
 */
import { useEffect, useState } from 'react'
import { presenceWords as words } from '../../../content/en/admin/posts.ts'
import type { Others } from '../../../domain/posts/drafts.ts'
import { fill } from '../../../domain/wording.ts'
import { useSession } from '../session/session.tsx'
import { withKeyboard } from './form-footer.tsx'
import { postSource } from './post-source.ts'

const beatMs = 15_000

interface PresenceNoticeProps {
  id: number
  token: string
  isTold: boolean
}

export function PresenceNotice({ id, token, isTold }: PresenceNoticeProps) {
  const others = useOthers(id, token)
  return (
    <p className={withKeyboard} role="status">
      {isTold && others.length > 0 && `${inWords(others)} ${words.advice}`}
    </p>
  )
}

function inWords(others: Others): string {
  const names = others.flatMap(({ key_name, is_own }) =>
    is_own ? [] : (key_name ?? words.someone),
  )
  if (names.length === 0) return words.own
  return fill(words.others, { names: names.join(', ') })
}

/** What cannot be asked is as it was: it only informs. */
function useOthers(id: number, token: string): Others {
  const { call } = useSession()
  const [others, setOthers] = useState<Others>([])
  useEffect(() => {
    const path = `${postSource.path}/${id}/presence`
    let isHere = true
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      const { data = [] } = await call<Others>('POST', path, { body: { token } })
      if (isHere) setOthers(data)
    }
    const look = () => void beat().catch(() => {})
    look()
    const timer = setInterval(look, beatMs)
    window.addEventListener('focus', look)
    return () => {
      isHere = false
      clearInterval(timer)
      window.removeEventListener('focus', look)
      call('POST', path, { body: { token, is_leaving: true } }).catch(() => {})
    }
  }, [call, id, token])
  return others
}
