/**
 * The library as a choice, in a dialog over whatever asks for a file: the featured image, the
 * editor. New files can be uploaded in it.
 *
 * MediaPicker: `open`; `onClose`; `onSelect`; `accept` image | any.
 * useMediaPicker: `pick()` opens it and promises the file, null when none was chosen; put `picker`
 * somewhere in the screen.
 */
import { type ReactNode, useState } from 'react'
import { mediaPickerWords as words } from '../../../content/admin/media.ts'
import type { ListedMedia } from '../../../domain/media/library.ts'
import { Button } from '../../ui/button.tsx'
import type { Accept } from './media.ts'
import { mediaRules } from './media.ts'
import { MediaDialog } from './media-dialog.tsx'
import { MediaLibraryChooser } from './media-library.tsx'
import { useLocalView } from './use-local-view.ts'

interface MediaPickerProps {
  open: boolean
  onClose: () => void
  onSelect: (file: ListedMedia) => void
  accept?: Accept
}

export function MediaPicker({ open, onClose, onSelect, accept = 'any' }: MediaPickerProps) {
  return (
    <MediaDialog
      description={accept === 'image' ? words.selectImage : words.selectFile}
      footer={
        <Button onClick={onClose} variant="outline">
          {words.cancel}
        </Button>
      }
      onClose={onClose}
      open={open}
      size="wide"
      title={words.title}
    >
      <Chooser accept={accept} onSelect={onSelect} />
    </MediaDialog>
  )
}

/** Mounted with the dialog's content, so each choice begins afresh. */
function Chooser(props: Required<Pick<MediaPickerProps, 'accept' | 'onSelect'>>) {
  const state = useLocalView(mediaRules, props.accept === 'image' ? { file_type: 'image' } : {})
  return <MediaLibraryChooser {...props} state={state} />
}

type Answer = (file: ListedMedia | null) => void

export function useMediaPicker(accept: Accept): {
  pick: () => Promise<ListedMedia | null>
  picker: ReactNode
} {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null)
  const end: Answer = (file) => {
    setAnswer(null)
    answer?.give(file)
  }
  return {
    pick: () => new Promise((give) => setAnswer({ give })),
    picker: (
      <MediaPicker
        accept={accept}
        onClose={() => end(null)}
        onSelect={end}
        open={answer !== null}
      />
    ),
  }
}
