/**
 * Dialog to choose from the library, over whatever asks for a file: the featured image, the editor.
 * New files can be uploaded in it.
 *
 * useMediaPicker: `pick()` opens it and resolves to the file, null if none was chosen; `pickMany()`
 * resolves to several, in the order of choice. Render `picker` somewhere in the screen.
 */
import { type ReactNode, useState } from 'react'
import {
  mediaWords,
  uploadDialogWords,
  mediaPickerWords as words,
} from '../../../content/en/admin/media.ts'
import { postFormWords } from '../../../content/en/admin/posts.ts'
import type { ListedMedia, MediaFile } from '../../../domain/media/library.ts'
import { readMediaUrl } from '../../../domain/media/names.ts'
import { fill } from '../../../domain/wording.ts'
import type { MediaImage, RichTextEditorProps } from '../../editor/ui/editor-props.ts'
import { Button } from '../../ui/button.tsx'
import { StackedDialog } from '../../ui/dialog.tsx'
import { useLocalListView } from '../list/list-view.ts'
import { useRecords, useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import { type Accept, mediaRules, mediaSource, refusal, useUpload } from './media.ts'
import { MediaLibrary } from './media-library.tsx'

type Answer = (files: MediaFile[]) => void

function useMediaPicker(accept: Accept) {
  const [asked, setAsked] = useState<{ give: Answer; isMany: boolean } | null>(null)
  const end: Answer = (files) => {
    setAsked(null)
    asked?.give(files)
  }
  const close = () => end([])
  const isMany = asked?.isMany ?? false
  const one = accept === 'image' ? words.selectImage : words.selectFile
  const ask = (isMany: boolean) => new Promise<MediaFile[]>((give) => setAsked({ give, isMany }))
  return {
    pick: async () => (await ask(false))[0] ?? null,
    pickMany: () => ask(true),
    picker: (
      <StackedDialog
        description={isMany ? words.selectImages : one}
        footer={
          <Button onClick={close} variant="outline">
            {words.cancel}
          </Button>
        }
        onClose={close}
        open={asked !== null}
        size="wide"
        title={words.title}
      >
        <Chooser accept={accept} isMany={isMany} onSelect={end} />
      </StackedDialog>
    ),
  }
}

type EditorMedia = Required<
  Pick<
    RichTextEditorProps,
    'onUploadImage' | 'onUploadDocument' | 'onPickImage' | 'onPickImages' | 'onKeepAlt'
  >
>

/** The editor's callbacks to the library; `picker` has to be rendered beside the editor. */
export function useEditorMedia(): EditorMedia & { picker: ReactNode } {
  const upload = useUpload()
  const { pick, pickMany, picker } = useMediaPicker('image')
  const keepAlt = useKeepAlt()
  return {
    onUploadImage: async (file, options) => {
      const stored = await upload(file, options)
      // The server tells the type by content, whatever the name and the browser say.
      if (stored.file_type !== 'image') throw refusal(415, uploadDialogWords.notAnImage)
      return imageOf(stored)
    },
    onUploadDocument: async (file, options) => {
      const { url, original_name } = await upload(file, options)
      return { url, name: original_name }
    },
    onPickImage: async () => {
      const file = await pick()
      return file && imageOf(file)
    },
    onPickImages: async () => (await pickMany()).map(imageOf),
    onKeepAlt: keepAlt,
    picker,
  }
}

function imageOf({ url, alt_text, width, height }: MediaFile): MediaImage {
  return { url, alt: alt_text, width, height }
}

/** Stores alt text in the library. It finds the file by URL, all that an article has of it. */
function useKeepAlt(): EditorMedia['onKeepAlt'] {
  const { call } = useSession()
  const refresh = useRefresh(mediaSource)
  return async (src, alt) => {
    const found = `${mediaSource.path}?${new URLSearchParams({ url: src })}`
    const [file] = readMediaUrl(src) ? ((await call<MediaFile[]>('GET', found)).data ?? []) : []
    if (!file) throw refusal(404, words.notInLibrary)
    const { id, version } = file
    await call('PATCH', `${mediaSource.path}/${id}`, { body: { alt_text: alt, version } })
    await refresh()
  }
}

interface ChooserProps {
  accept: Accept
  isMany: boolean
  onSelect: Answer
}

/** Mounted with the dialog's content, so each choice begins afresh. */
function Chooser({ accept, isMany, onSelect }: ChooserProps) {
  const [chosen, setChosen] = useState<readonly MediaFile[]>([])
  const isChosen = ({ id }: MediaFile) => chosen.some((file) => file.id === id)
  const choose = (file: MediaFile) => {
    if (!isMany) return onSelect([file])
    setChosen(isChosen(file) ? chosen.filter(({ id }) => id !== file.id) : [...chosen, file])
  }
  const state = useLocalListView(mediaRules, accept === 'image' ? { file_type: 'image' } : {})
  const records = useRecords<ListedMedia>(mediaSource, state)
  return (
    <section className="grid grid-cols-1 gap-4">
      <MediaLibrary
        accept={accept}
        // A file uploaded again is the one that the user wants, so it is chosen.
        onShow={(file) => {
          if ((accept === 'any' || file.file_type === 'image') && !isChosen(file)) choose(file)
        }}
        records={records}
      >
        {(file) => (
          <div className="p-3">
            <ToolButton
              aria-label={fill(mediaWords.selectOf, { name: file.original_name })}
              aria-pressed={isMany ? isChosen(file) : undefined}
              className="w-full"
              label={isChosen(file) ? mediaWords.chosen : mediaWords.select}
              onClick={() => choose(file)}
              variant={isChosen(file) ? 'primary' : 'outline'}
            />
          </div>
        )}
      </MediaLibrary>
      {isMany && (
        <div className="foot-bar z-1 -mx-2 flex justify-end border-t border-rule bg-surface px-2 py-3">
          <Button disabled={chosen.length === 0} onClick={() => onSelect([...chosen])}>
            {fill(chosen.length === 1 ? words.addOne : words.add, { count: chosen.length })}
          </Button>
        </div>
      )}
    </section>
  )
}

interface MediaPickerButtonsProps {
  /** '' for none. */
  url: string
  isWrong: boolean
  onChange: (url: string) => void
}

/** Chooses a picture of the library for a field, changes or removes it. */
export function MediaPickerButtons({ url, isWrong, onChange }: MediaPickerButtonsProps) {
  const { pick, picker } = useMediaPicker('image')
  const choose = async () => {
    const file = await pick()
    if (file) onChange(file.url)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ToolButton
        aria-invalid={isWrong || undefined}
        label={url === '' ? pictureWords.choose : pictureWords.change}
        onClick={choose}
      />
      {url !== '' && (
        <ToolButton label={pictureWords.remove} onClick={() => onChange('')} variant="quiet" />
      )}
      {picker}
    </div>
  )
}

const { image: pictureWords } = postFormWords
