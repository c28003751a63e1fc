import type { ReactNode } from 'react'
import { editorWords } from '../../../content/en/admin/editor.ts'
import { FieldError } from '../../ui/field.tsx'

interface EditorFrameProps {
  id: string
  label: string
  error: string | null
  /** What is read out of what happens: uploads. */
  announcement: string
  onLabelClick: () => void
  children: ReactNode
}

/**
 * Label and error as `ui/field.tsx` has them. A text that is edited in place is no form
 * control, so a `label` element would neither name nor focus it.
 */
export function EditorFrame(props: EditorFrameProps) {
  const { id, label, error, announcement, onLabelClick, children } = props
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a convenience for the mouse; the keyboard tabs into the text */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for the mouse; the keyboard tabs into the text */}
      <span
        className="cursor-pointer justify-self-start font-semibold"
        id={`${id}-label`}
        onClick={onLabelClick}
      >
        {label}
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a dropped file from replacing the page */}
      <div
        className="editor"
        data-invalid={Boolean(error) || undefined}
        onDragOver={keepPage}
        onDrop={keepPage}
      >
        {children}
      </div>
      <p className="sr-only" id={`${id}-way`}>
        {editorWords.way}
      </p>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <FieldError error={error} id={`${id}-error`} />
    </div>
  )
}

/** A file that misses the text must not open in place of the page. */
function keepPage(event: React.DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}
