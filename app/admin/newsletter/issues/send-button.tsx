/**
 * Opens the sending of a post from the dialog that it is edited in; nothing while the post is not
 * public. Props: `post`; `isUnsaved`.
 */
import { useState } from 'react'
import { sendWords as words } from '../../../../content/admin/newsletter-issues.ts'
import type { PostRecord } from '../../../../domain/posts/editing.ts'
import { Button } from '../../../ui/button.tsx'
import { stateOf } from '../../posts/post-source.ts'
import { SendDialog } from './send-dialog.tsx'

export function SendButton({ post, isUnsaved }: { post: PostRecord; isUnsaved: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (stateOf(post, new Date().toISOString()) !== 'published') return null
  return (
    <>
      <Button onClick={() => setOpen(true)} size="sm" variant="outline">
        {words.open}
      </Button>
      <SendDialog
        note={isUnsaved ? words.saved : undefined}
        onClose={() => setOpen(false)}
        post={isOpen ? post : null}
      />
    </>
  )
}
