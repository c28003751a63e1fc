import { postFormWords as words } from '../../../content/admin/posts.ts'
import { postMaxLengths } from '../../../domain/posts/editing.ts'
import { slugOf } from '../../../domain/slug.ts'
import { TextField } from '../../ui/field.tsx'
import { LazyRichTextEditor } from '../editor/lazy-rich-text-editor.tsx'
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
      <TextField
        autoComplete="off"
        className="[&_input]:font-serif [&_input]:text-2xl"
        data-autofocus
        error={errors.title}
        label={words.fields.title}
        maxLength={postMaxLengths.title}
        onBlur={() => values.slug === '' && set({ slug: slugOf(values.title) })}
        onChange={(event) => set({ title: event.target.value })}
        required
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
