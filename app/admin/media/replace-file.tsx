/** Replaces a file by another one. */
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  mediaToasts as toasts,
  uploadDialogWords,
  mediaDetailWords as words,
} from '../../../content/en/admin/media.ts'
import { uploadMaxBytes } from '../../../domain/media/kinds.ts'
import type { MediaFile, UsedMedia } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { FileInput } from '../../ui/file-input.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast.tsx'
import { recordAddress, useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import { acceptLists, mediaSource, refusal } from './media.ts'
import { describeUse } from './media-grid.tsx'

interface ReplaceFileProps {
  file: UsedMedia
  mayReplace: () => boolean
  onReplaced: () => void
}

export function ReplaceFile({ file, mayReplace, onReplaced }: ReplaceFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const { progress, replace } = useReplacing(file, onReplaced)
  const { file_type, original_name: name, uses, authors } = file
  const isPending = progress !== null
  const percent = Math.floor((progress ?? 0) * 100)
  const take = (chosen: File | undefined) => {
    const question = fill(words.confirmReplace, {
      name,
      uses: `${describeUse(uses.length + authors.length)}.`,
    })
    if (chosen && mayReplace() && window.confirm(question)) void replace(chosen)
  }
  return (
    <div className="grid min-w-0 gap-2">
      <ToolButton
        busy={isPending}
        className="justify-self-start"
        icon="upload"
        label={isPending ? fill(words.replacing, { percent }) : words.replace}
        onClick={() => input.current?.click()}
      />
      {isPending && (
        <Progress
          label={words.replace}
          max={1}
          value={progress}
          valueText={fill(words.replacing, { percent })}
        />
      )}
      <p className="text-sm text-muted">{words.replaceHint}</p>
      <FileInput
        accept={acceptLists[file_type]}
        aria-label={words.replace}
        hidden
        onFiles={([chosen]) => take(chosen)}
        ref={input}
      />
    </div>
  )
}

/** `progress`: between 0 and 1; null while nothing is being sent. */
function useReplacing({ id }: MediaFile, onReplaced: () => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const { send } = useSession()
  const navigate = useNavigate()
  /** Toast action that opens the file that the library holds already. */
  const offer = ({ id, original_name: name }: MediaFile) => ({
    label: uploadDialogWords.show,
    hint: fill(uploadDialogWords.showOf, { name }),
    onPress: () => navigate(recordAddress('/admin/media', id)),
  })
  const refresh = useRefresh({ ...mediaSource, shownBy: ['posts'] })
  const replace = async (chosen: File) => {
    setProgress(0)
    try {
      if (chosen.size > uploadMaxBytes) throw refusal(413, uploadDialogWords.tooLarge)
      await send(`${mediaSource.path}/${id}/replace`, chosen, { onProgress: setProgress })
      toast(toasts.replaced)
      onReplaced()
    } catch (error) {
      const { code, data, message } = readRefusal(error)
      toast({
        title: toasts.uploadFailed.title,
        description: message || words.replaceFailed,
        variant: 'destructive',
        action: code === 'known' ? offer(data as MediaFile) : undefined,
      })
    }
    setProgress(null)
    void refresh()
  }
  return { progress, replace }
}
