/** The dialogs over the editor, of which one at a time is open. */
import type { Editor } from '@tiptap/core'
import { editorWords, shortcutGroups } from '../../../../content/en/admin/editor.ts'
import { StackedDialog } from '../../../ui/stacked-dialog.tsx'
import type { RichTextEditorProps } from '../editor-props.ts'
import type { Task } from '../toolbar/actions.ts'
import { shortcutText } from '../toolbar/tool-row.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { FootnoteDialog } from './footnote-dialog.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'

interface EditorDialogsProps {
  dialog: Task | null
  editor: Editor
  onClose: () => void
  props: RichTextEditorProps
}

export function EditorDialogs({ dialog, editor, onClose, props }: EditorDialogsProps) {
  const { onUploadImage, onPickImage, onPickImages, onFindPages } = props
  return (
    <>
      <LinkDialog
        editor={editor}
        findPages={onFindPages}
        onClose={onClose}
        open={dialog === 'link'}
      />
      <ImageDialog
        editor={editor}
        onClose={onClose}
        onKeepAlt={props.onKeepAlt}
        onPickImage={onPickImage}
        onUploadImage={onUploadImage}
        open={dialog === 'image'}
      />
      <GalleryDialog
        editor={editor}
        onClose={onClose}
        onPickImages={onPickImages}
        onUploadImage={onUploadImage}
        open={dialog === 'gallery'}
      />
      <ActionDialog
        editor={editor}
        findPages={onFindPages}
        onClose={onClose}
        open={dialog === 'action'}
      />
      <FootnoteDialog editor={editor} onClose={onClose} open={dialog === 'footnote'} />
      <VideoDialog editor={editor} onClose={onClose} open={dialog === 'video'} />
      <ShortcutsDialog onClose={onClose} open={dialog === 'shortcuts'} />
    </>
  )
}

function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <StackedDialog onClose={onClose} open={open} title={editorWords.shortcuts}>
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
    </StackedDialog>
  )
}
