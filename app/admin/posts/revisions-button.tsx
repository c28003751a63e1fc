/** Opens the revisions of a post, over the dialog that it is edited in. */
import { useState } from 'react'
import { revisionWords as words } from '../../../content/en/admin/posts.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { Button } from '../../ui/button.tsx'
import { StackedDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { refusalOf } from '../form/use-form.ts'
import type { Filing } from './post-source.ts'
import type { PostFormState } from './post-values.ts'
import { RevisionBrowser } from './revision-browser.tsx'
import { useRestore } from './use-revisions.ts'

interface RevisionsButtonProps {
  base: PostRecord
  filing: Filing
  form: PostFormState
}

export function RevisionsButton({ base, filing, form }: RevisionsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useRestore(
    base.id,
    (post) => {
      setOpen(false)
      form.reload(post)
      toast({ title: toastTitles.success, description: words.restored })
    },
    (error) => {
      const { conflict } = refusalOf<PostRecord>(error, true)
      if (!conflict) return
      setOpen(false)
      form.showConflict(conflict)
    },
  )
  return (
    <>
      <Button onClick={() => setOpen(true)} size="sm" variant="outline">
        {words.open}
      </Button>
      <StackedDialog
        description={words.lead}
        footer={
          <Button onClick={() => setOpen(false)} variant="outline">
            {words.close}
          </Button>
        }
        onClose={() => setOpen(false)}
        open={isOpen}
        size="wide"
        title={words.title}
      >
        <RevisionBrowser
          base={base}
          filing={filing}
          isRestoring={isPending}
          isUnsaved={form.isUnsaved}
          onRestore={(name) => mutate({ name, expected: base.version })}
        />
      </StackedDialog>
    </>
  )
}
