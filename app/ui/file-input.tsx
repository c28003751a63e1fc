/** A field of files, which are taken at once. `hidden` where another button opens it. */
import type { ComponentProps } from 'react'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  onFiles: (files: File[]) => void
}

export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // The same file may be chosen again.
        target.value = ''
      }}
      type="file"
    />
  )
}
