import type { Editor } from '@tiptap/core'
import { optionWords } from '../../../../content/admin/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { findLink, removeLink } from '../links.ts'
import type { Task } from '../toolbar/actions.ts'

interface LinkOptionsProps {
  editor: Editor
  href: string
  onTask: (task: Task) => void
}

export function LinkOptions({ editor, href, onTask }: LinkOptionsProps) {
  return (
    <>
      <span className="max-w-64 truncate text-sm text-muted" title={href}>
        {href}
      </span>
      <Button onClick={() => onTask('link')} size="sm" variant="quiet">
        {optionWords.link.edit}
      </Button>
      <Button
        onClick={() => {
          removeLink(editor, findLink(editor))
          editor.commands.focus()
        }}
        size="sm"
        variant="quiet"
      >
        {optionWords.link.remove}
      </Button>
    </>
  )
}
