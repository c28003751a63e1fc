import type { KeyboardEvent } from 'react'
import { postFormWords as words } from '../../../content/en/admin/posts.ts'
import { postMaxLengths } from '../../../domain/posts/editing.ts'
import { slugOf } from '../../../domain/slug.ts'
import { LazyRichTextEditor } from '../../editor/ui/lazy-rich-text-editor.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useEditorMedia } from '../media/media-picker.tsx'
import type { PostFormState } from './post-values.ts'
import { usePageFinder } from './use-page-finder.ts'

interface PostTextProps {
  form: PostFormState
  onUploadingChange: (isUploading: boolean) => void
}

/** What readers read: written in the middle, at reading measure. */
export function PostText({ form, onUploadingChange }: PostTextProps) {
  const { values, errors, set } = form
  const { picker, ...media } = useEditorMedia()
  const findPages = usePageFinder()
  return (
    <>
      <TextAreaField
        autoComplete="off"
        className="[&_textarea]:field-sizing-content [&_textarea]:resize-none [&_textarea]:font-serif [&_textarea]:text-2xl"
        data-autofocus
        error={errors.title}
        label={words.fields.title}
        maxLength={postMaxLengths.title}
        onBlur={() => values.slug === '' && set({ slug: slugOf(values.title) })}
        onChange={(event) => set({ title: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
        onKeyDown={toText}
        required
        rows={1}
        value={values.title}
      />
      <LazyRichTextEditor
        {...media}
        error={errors.content ?? null}
        label={words.fields.content}
        onChange={(content) => set({ content })}
        onFindPages={findPages}
        onUploadingChange={onUploadingChange}
        required
        value={values.content}
      />
      {picker}
    </>
  )
}

/** A title has one line, however many it takes on the screen. */
function toText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return
  event.preventDefault()
  currentTarget.form?.querySelector<HTMLElement>('.editor-text')?.focus()
}
