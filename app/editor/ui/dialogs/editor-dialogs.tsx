/** The dialogs over the editor, of which one at a time is open. */
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import {
  actionWords,
  editorToasts,
  editorWords,
  footnoteWords,
  galleryWords,
  imageWords,
  shortcutGroups,
  videoWords,
  videoWords as words,
} from '../../../../content/en/admin/editor.ts'
import { findYoutubeVideo, youtubePlayerAddress } from '../../../../domain/youtube.ts'
import { StackedDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { findSelected, insertOrUpdate } from '../../commands/select-block.ts'
import type { GalleryAttributes } from '../../schema/gallery.ts'
import type { ActionAttributes, FootnoteAttributes } from '../../schema/own-blocks.ts'
import type { PictureAttributes } from '../../schema/picture.ts'
import { type VideoAttributes, watchAddress } from '../../schema/video.ts'
import type { RichTextEditorProps } from '../editor-props.ts'
import type { Task } from '../toolbar/actions.ts'
import { shortcutText } from '../toolbar/tool-row.tsx'
import {
  backToText,
  EditorDialogForm,
  InsertDialog,
  type InsertFormProps,
} from './editor-dialog-form.tsx'
import { FootnoteForm } from './footnote-form.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { ImageForm } from './image-form.tsx'
import { ActionForm, LinkDialog } from './link-dialog.tsx'

interface EditorDialogsProps {
  dialog: Task | null
  editor: Editor
  onClose: () => void
  props: RichTextEditorProps
}

export function EditorDialogs({ dialog, editor, onClose, props }: EditorDialogsProps) {
  const { onUploadImage, onPickImage, onPickImages, onFindPages } = props
  const insert = { editor, onClose }
  return (
    <>
      <LinkDialog {...insert} findPages={onFindPages} open={dialog === 'link'} />
      <InsertDialog
        find={() => findSelected<PictureAttributes>(editor, 'image')}
        onClose={onClose}
        open={dialog === 'image'}
        words={imageWords}
      >
        {(found) => (
          <ImageForm
            {...insert}
            found={found}
            sources={{ onUploadImage, onPickImage, onKeepAlt: props.onKeepAlt }}
          />
        )}
      </InsertDialog>
      <InsertDialog
        find={() => findSelected<GalleryAttributes>(editor, 'gallery')}
        onClose={onClose}
        open={dialog === 'gallery'}
        words={galleryWords}
      >
        {(found) => (
          <GalleryForm {...insert} found={found} sources={{ onUploadImage, onPickImages }} />
        )}
      </InsertDialog>
      <InsertDialog
        find={() => findSelected<ActionAttributes>(editor, 'action')}
        onClose={onClose}
        open={dialog === 'action'}
        words={actionWords}
      >
        {(found) => <ActionForm {...insert} findPages={onFindPages} found={found} />}
      </InsertDialog>
      <InsertDialog
        find={() => findSelected<FootnoteAttributes>(editor, 'footnote')}
        onClose={onClose}
        open={dialog === 'footnote'}
        words={footnoteWords}
      >
        {(found) => <FootnoteForm {...insert} found={found} />}
      </InsertDialog>
      <InsertDialog
        find={() => findSelected<VideoAttributes>(editor, 'video')}
        onClose={onClose}
        open={dialog === 'video'}
        words={videoWords}
      >
        {(found) => <VideoForm {...insert} found={found} />}
      </InsertDialog>
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

function VideoForm({ editor, found, onClose }: InsertFormProps<VideoAttributes>) {
  const [address, setAddress] = useState(found ? watchAddress(found.src) : '')
  const [title, setTitle] = useState(found?.title ?? '')
  const [error, setError] = useState<string | null>(null)

  function submit() {
    const video = findYoutubeVideo(address.trim())
    if (!video) {
      setError(editorToasts.wrongVideo.description)
      return toast({ ...editorToasts.wrongVideo, variant: 'destructive' })
    }
    const attributes = { src: youtubePlayerAddress(video), title: title.trim() || null }
    insertOrUpdate(editor, 'video', attributes)
    backToText(editor, onClose)
  }

  return (
    <EditorDialogForm
      canSubmit={address.trim() !== ''}
      isChange={found !== null}
      onCancel={onClose}
      onSubmit={submit}
      words={words}
    >
      <TextField
        autoComplete="off"
        data-autofocus
        error={error}
        hint={words.addressHint}
        inputMode="url"
        label={words.address}
        onChange={(event) => {
          setAddress(event.target.value)
          setError(null)
        }}
        required
        spellCheck={false}
        value={address}
      />
      <TextField
        autoComplete="off"
        hint={words.titleHint}
        label={words.title}
        onChange={(event) => setTitle(event.target.value)}
        value={title}
      />
    </EditorDialogForm>
  )
}
