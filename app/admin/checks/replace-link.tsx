/** One link of several articles, put for another one in all of them at once. */
import { type FormEvent, useRef, useState } from 'react'
import { checkWords } from '../../../content/en/admin/checks.ts'
import { toastTitles, trashWords } from '../../../content/en/admin/words.ts'
import type { BrokenLink } from '../../../domain/checks.ts'
import {
  addressMaxLength,
  mostPostsAtOnce,
  type PostsChange,
  type PostsChanged,
} from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { FormFoot } from '../form/form-foot.tsx'
import { useAction } from '../list/use-records.ts'
import { postSource } from '../posts/post-source.ts'
import { useLookAgain } from './use-look-again.ts'

const words = checkWords.replace

export function ReplaceLink({ link }: { link: BrokenLink }) {
  const [isOpen, setOpen] = useState(false)
  const all = link.articles.length
  const count = Math.min(all, mostPostsAtOnce)
  const many = count === all ? words.openMany : words.openSome
  return (
    <>
      <Button onClick={() => setOpen(true)} size="sm" variant="outline">
        {all === 1 ? words.open : fill(many, { count, all })}
      </Button>
      <Dialog onClose={() => setOpen(false)} open={isOpen} title={words.title}>
        <ReplaceForm link={link} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ReplaceForm({ link, onLeave }: { link: BrokenLink; onLeave: () => void }) {
  const { url, state, detail, articles } = link
  const form = useRef<HTMLFormElement>(null)
  const [address, setAddress] = useState(state === 'moved' ? detail : '')
  const [error, setError] = useState<string>()
  // Without a word: what is left is seen.
  const lookAgain = useLookAgain('')
  const undo = useAction<PostsChanged['posts']>({
    ask: (posts) => ['POST', `${postSource.path}/change`, { body: { posts, goes_back: true } }],
    done: words.undone,
    failed: words.undoFailed,
    shown: postSource,
    onDone: () => lookAgain.mutate(),
  })
  const { mutate, isPending } = useAction<PostsChange, PostsChanged>({
    ask: (body) => ['POST', `${postSource.path}/change`, { body }],
    failed: words.failed,
    marksFields: true,
    shown: postSource,
    onDone: (done) => {
      const { changed: count = 0, posts = [] } = done ?? {}
      const many = count === 1 ? words.replacedOne : words.replacedMany
      const action = {
        label: trashWords.undo,
        hint: words.undoHint,
        onPress: () => undo.mutate(posts),
      }
      toast({
        title: toastTitles.success,
        description: count === 0 ? words.replacedNone : fill(many, { count }),
        action: count === 0 ? undefined : action,
      })
      onLeave()
      lookAgain.mutate()
    },
    onError: (refusal) => setError(readRefusal(refusal).errors?.link_to),
  })
  const { focusFirstError } = useFormFocus(form, isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const posts = articles.slice(0, mostPostsAtOnce).map(({ id }) => ({ id }))
    mutate({ posts, link_from: url, link_to: address }, { onError: focusFirstError })
  }
  const [only] = articles.length === 1 ? articles : []
  return (
    <form className="grid min-w-0 gap-6" noValidate onSubmit={submit} ref={form}>
      <p className="text-sm wrap-anywhere">
        {only ? fill(words.nowOne, { title: only.title, url }) : fill(words.now, { url })}
      </p>
      <TextField
        autoComplete="off"
        data-autofocus
        disabled={isPending}
        error={error}
        hint={words.hint}
        label={words.label}
        maxLength={addressMaxLength}
        onChange={(event) => setAddress(event.target.value)}
        required
        value={address}
      />
      <FormFoot isPending={isPending} onLeave={onLeave} submit={words.submit} />
    </form>
  )
}
