import { type KeyboardEvent, useCallback } from 'react'
import { postStateLabels, postFormWords as words } from '../../../content/en/admin/posts.ts'
import { footer, mainMenu } from '../../../content/en/site.ts'
import { type ListedPost, postMaxLengths } from '../../../domain/posts/editing.ts'
import { slugOf } from '../../../domain/slug.ts'
import type { FindPages, FoundPage } from '../../editor/ui/editor-props.ts'
import { LazyRichTextEditor } from '../../editor/ui/lazy-rich-text-editor.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { limitOf } from '../form/short-form.tsx'
import { useEditorMedia } from '../media/media-picker.tsx'
import { useSession } from '../session/session.tsx'
import type { PostFormState } from './post-values.ts'

interface PostTextProps {
  form: PostFormState
  isReadOnly: boolean
  onUploadingChange: (isUploading: boolean) => void
}

/** Title and content of the post, in the middle at reading width. */
export function PostText({ form, isReadOnly, onUploadingChange }: PostTextProps) {
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
        {...limitOf(values.title, postMaxLengths.title)}
        label={words.fields.title}
        onBlur={() => values.slug === '' && set({ slug: slugOf(values.title) })}
        onChange={(event) => set({ title: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
        onKeyDown={toText}
        readOnly={isReadOnly}
        required
        rows={1}
        value={values.title}
      />
      <LazyRichTextEditor
        {...media}
        error={errors.content ?? null}
        isReadOnly={isReadOnly}
        label={words.fields.content}
        onChange={(content) => set({ content })}
        onFindPages={findPages}
        onUploadingChange={onUploadingChange}
        value={values.content}
      />
      {picker}
    </>
  )
}

/** Enter in the title, a single line however it wraps, moves the focus to the text. */
function toText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return
  event.preventDefault()
  currentTarget.form?.querySelector<HTMLElement>('.editor-text')?.focus()
}

const mostPosts = 8
/** Results to request: all words are searched, newest first, so the wanted title may come late. */
const mostAsked = 40
const mostPages = 4

/** The pages of the site, by their names in its menus. */
const sitePages: readonly FoundPage[] = [
  ...mainMenu.flatMap((entry) => ('items' in entry ? entry.items : [entry])),
  ...footer.quickLinks.links,
  ...footer.service.links,
  ...footer.last,
]
  .filter(({ href }, index, all) => all.findIndex((one) => one.href === href) === index)
  .map(({ text, href }) => ({ href, title: text, detail: href, post: null }))

/** Finds targets on this site for a link in an article: articles, including drafts, and pages. */
function usePageFinder(): FindPages {
  const { call } = useSession()
  return useCallback<FindPages>(
    async (words, signal) => {
      const query = new URLSearchParams({ q: words, per_page: String(mostAsked) })
      const { data = [] } = await call<ListedPost[]>('GET', `/api/admin/posts?${query}`, { signal })
      return orderByName(words, data.map(pageOf))
    },
    [call],
  )
}

/** Puts articles and pages with the words in their titles before articles that mention them. */
function orderByName(words: string, posts: FoundPage[]): FoundPage[] {
  const wanted = words.toLowerCase()
  const isCalled = ({ title }: FoundPage) => title.toLowerCase().includes(wanted)
  const pages = sitePages.filter((page) => isCalled(page) || page.href.includes(wanted))
  const named = posts.filter(isCalled).slice(0, mostPosts)
  const others = posts.filter((post) => !isCalled(post))
  return [...named, ...pages.slice(0, mostPages), ...others.slice(0, mostPosts - named.length)]
}

function pageOf({ id, title, slug, status }: ListedPost): FoundPage {
  const href = `/insights/${slug}`
  const isDraft = status === 'draft'
  return { href, title, detail: isDraft ? `${href} · ${postStateLabels.draft}` : href, post: id }
}
