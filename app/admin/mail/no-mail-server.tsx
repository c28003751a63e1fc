/** Warns that mail would reach nobody; renders nothing if a mail server is configured. */
import { Link } from 'react-router'
import { noServerWords as words } from '../../../content/en/admin/mail.ts'
import { count } from '../../../domain/wording.ts'
import { Notice } from '../../ui/notice.tsx'
import { useSession } from '../session/session.tsx'

/** `copies`: number of mails that would be written to files. */
export function NoMailServer({ copies }: { copies: number }) {
  const { hasMailServer } = useSession()
  if (hasMailServer) return null
  return (
    <Notice title={count(copies, words)} tone="failure">
      <Link className="text-action underline underline-offset-4" to="/admin/launch">
        {words.link}
      </Link>
    </Notice>
  )
}
