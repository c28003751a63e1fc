/** Replaces a link in several articles at once. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkWords } from '../../../content/en/admin/checks.ts'
import { trashWords } from '../../../content/en/admin/words.ts'
import type { BrokenLink, Checks } from '../../../domain/checks.ts'
import {
  addressMaxLength,
  mostPostsAtOnce,
  type PostsChanged,
} from '../../../domain/posts/editing.ts'
import { fill, formOrNone } from '../../../domain/wording.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { ShortForm, useShortForm } from '../form/short-form.tsx'
import { useAction } from '../list/use-records.ts'
import { postSource } from '../posts/post-source.ts'
import { tellSuccess } from '../session/tell.ts'
import { ToolButton } from '../tool-button.tsx'

const words = checkWords.replace

export const checksPath = '/api/admin/checks'

/** Checks all articles now; `done` is the toast afterwards, none if it is empty. */
export function useLookAgain(done: string) {
  const queries = useQueryClient()
  return useAction<void, Checks>({
    ask: () => ['POST', checksPath],
    done,
    failed: checkWords.failed,
    onDone: (checks) => queries.setQueryData([checksPath], checks),
  })
}

export function ReplaceLink({ link }: { link: BrokenLink }) {
  const [isOpen, setOpen] = useState(false)
  const all = link.articles.length
  const count = Math.min(all, mostPostsAtOnce)
  const many = count === all ? words.openMany : words.openSome
  return (
    <>
      <ToolButton
        label={[words.open, words.openBoth][all - 1] ?? fill(many, { count, all })}
        onClick={() => setOpen(true)}
      />
      <Dialog onClose={() => setOpen(false)} open={isOpen} title={words.title}>
        <ReplaceForm link={link} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ReplaceForm({ link, onLeave }: { link: BrokenLink; onLeave: () => void }) {
  const { url, state, detail, articles } = link
  // No toast: the list shows what is left.
  const lookAgain = useLookAgain('')
  const undo = useAction<PostsChanged['posts']>({
    ask: (posts) => ['POST', `${postSource.path}/change`, { body: { posts, goes_back: true } }],
    done: words.undone,
    failed: words.undoFailed,
    shown: postSource,
    onDone: () => lookAgain.mutate(),
  })
  const posts = articles.slice(0, mostPostsAtOnce).map(({ id }) => ({ id }))
  const sending = useAction<{ link_to: string }, PostsChanged>({
    ask: ({ link_to }) => [
      'POST',
      `${postSource.path}/change`,
      { body: { posts, link_from: url, link_to } },
    ],
    failed: words.failed,
    marksFields: true,
    shown: postSource,
    onDone: (done) => {
      const { changed: count = 0, posts: changed = [] } = done ?? {}
      const onPress = () => undo.mutate(changed)
      const action = { label: trashWords.undo, hint: words.undoHint, onPress }
      const said = fill(formOrNone(words.replaced, count), { count })
      tellSuccess(said, count > 0 ? action : undefined)
      onLeave()
      lookAgain.mutate()
    },
  })
  const form = useShortForm({ begin: { link_to: state === 'moved' ? detail : '' }, sending })
  const [only] = articles.length === 1 ? articles : []
  return (
    <ShortForm form={form} onLeave={onLeave} submit={words.submit}>
      <p className="text-sm wrap-anywhere">
        {only ? fill(words.nowOne, { title: only.title, url }) : fill(words.now, { url })}
      </p>
      <TextField
        {...form.field('link_to', addressMaxLength, words.hint)}
        autoComplete="off"
        data-autofocus
        disabled={form.isPending}
        label={words.label}
        required
      />
    </ShortForm>
  )
}
