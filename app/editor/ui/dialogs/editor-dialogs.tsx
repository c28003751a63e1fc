/** The dialogs over the editor, at most one of them open. */
import type { Editor } from '@tiptap/core'
import { flushSync } from 'react-dom'
import {
  actionWords,
  editorWords,
  footnoteWords,
  galleryWords,
  imageWords,
  linkWords,
  shortcutGroups,
  videoWords,
} from '../../../../content/en/admin/editor.ts'
import { StackedDialog } from '../../../ui/dialog.tsx'
import { findLink } from '../../commands/links.ts'
import { findSelected } from '../../commands/select-block.ts'
import type { RichTextEditorProps } from '../editor-props.ts'
import { focusText } from '../focus-text.ts'
import type { Task } from '../toolbar/actions.ts'
import { shortcutText } from '../toolbar/tool-row.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { ImageForm } from './image-form.tsx'
import { ActionForm, FootnoteForm, LinkForm } from './link-form.tsx'
import { VideoForm } from './video-form.tsx'

interface EditorDialogsProps {
  dialog: Task | null
  editor: Editor
  onClose: () => void
  sources: RichTextEditorProps
}

const forms = [
  { name: 'link', words: linkWords, Form: LinkForm },
  { name: 'image', words: imageWords, Form: ImageForm },
  { name: 'gallery', words: galleryWords, Form: GalleryForm },
  { name: 'action', words: actionWords, Form: ActionForm },
  { name: 'footnote', words: footnoteWords, Form: FootnoteForm },
  { name: 'video', words: videoWords, Form: VideoForm },
]

export function EditorDialogs({ dialog, editor, onClose, sources }: EditorDialogsProps) {
  const form = forms.find(({ name }) => name === dialog)
  // The selection does not move behind a modal dialog.
  const isChange = form !== undefined && isThere(editor, form.name)
  /** Closes the dialog and focuses the text before the next key can be pressed. */
  const backToText = () => {
    flushSync(onClose)
    focusText(editor)
  }
  const frame = form && { words: form.words, isChange, onCancel: onClose }
  return (
    <StackedDialog
      onClose={onClose}
      open={dialog !== null}
      title={form ? form.words[isChange ? 'editTitle' : 'insertTitle'] : editorWords.shortcuts}
    >
      {frame ? (
        <form.Form editor={editor} frame={frame} onDone={backToText} sources={sources} />
      ) : (
        <Shortcuts />
      )}
    </StackedDialog>
  )
}

function isThere(editor: Editor, name: string): boolean {
  return name === 'link' ? findLink(editor).href !== '' : findSelected(editor, name) !== null
}

function Shortcuts() {
  return (
    <div className="grid gap-6">
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section className="grid gap-2" key={title}>
          <h3 className="text-base font-semibold">{title}</h3>
          <dl className="grid border-t border-rule">
            {shortcuts.map(([what, keys]) => (
              <div
                className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5 text-sm"
                key={what}
              >
                <dt>{what}</dt>
                <dd className="text-muted">{shortcutText(keys)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
