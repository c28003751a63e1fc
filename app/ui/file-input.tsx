/** A file input that hands over files once chosen; `hidden` where another button opens it. */
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
        // Otherwise choosing the same file again would fire no event.
        target.value = ''
      }}
      type="file"
    />
  )
}
