import type { Ref } from 'react'
import { ownCancel } from '../../../ui/stacked-dialog.tsx'

interface FileInputProps {
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** Another button opens it. */
  ref: Ref<HTMLInputElement>
}

export function FileInput({ accept, multiple, onFiles, ref }: FileInputProps) {
  return (
    <input
      {...ownCancel}
      accept={accept}
      hidden
      multiple={multiple}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // The same file may be chosen again.
        target.value = ''
      }}
      ref={ref}
      type="file"
    />
  )
}
