import type { Editor } from '@tiptap/core'
import { optionWords } from '../../../../content/admin/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { addCaption, hasCaption, removeCaption } from '../schema/figure.ts'
import type { Task } from '../toolbar/actions.ts'

interface ImageOptionsProps {
  editor: Editor
  onTask: (task: Task) => void
}

export function ImageOptions({ editor, onTask }: ImageOptionsProps) {
  const { edit, caption, noCaption } = optionWords.image
  const isCaptioned = hasCaption(editor)
  return (
    <>
      <Button onClick={() => onTask('image')} size="sm" variant="quiet">
        {edit}
      </Button>
      <Button
        onClick={() => {
          if (isCaptioned) removeCaption(editor)
          else addCaption(editor)
          editor.commands.focus()
        }}
        size="sm"
        variant="quiet"
      >
        {isCaptioned ? noCaption : caption}
      </Button>
    </>
  )
}
