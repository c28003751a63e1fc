/**
 * What was typed into the post dialog and never saved: what this browser kept, and new posts that the
 * server keeps, mine to go on with, others' to be looked at. What was typed into a post that is there
 * shows at that post.
 */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { unsavedPostWords as words } from '../../../content/en/admin/posts.ts'
import { draftName, type ListedDraft } from '../../../domain/posts/drafts.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { nameActor } from '../activity/name-actor.ts'
import { dropDraft, type LocalDraft, resumeDraft, watchFreeDrafts } from '../form/local-drafts.ts'
import { formatMoment } from '../local-time.ts'
import { useRefusal, useSession } from '../session/session.tsx'
import { draftsPath } from './post-source.ts'
import { type PostValues, postForm } from './post-values.ts'
import type { OpenedPost } from './use-autosave.ts'
import { useDiscard } from './use-leaving.ts'

interface UnsavedWorkProps {
  isOpen: boolean
  onResume: (opened: OpenedPost) => void
  onDiscarded: () => void
}

/** One thing that can be gone on with, however many copies of it there are. */
interface Work {
  token: string
  name: string
  /** Who types it; null where it is who looks. */
  whose: string | null
  text: string
  opened: OpenedPost
  /** The copy in this browser. */
  local: LocalDraft<PostValues> | null
  /** The name of the one that the server has. */
  stored: string | null
}

/** So many that the list of posts is still seen below them. */
const firstShown = 5

export function UnsavedWork({ isOpen, onResume, onDiscarded }: UnsavedWorkProps) {
  const { works, drop } = useWorks(isOpen)
  const remove = useDiscard(onDiscarded)
  const mayWrite = useRefusal('editor') === null
  const mine = works.filter(({ whose }) => whose === null)
  const others = works.filter(({ whose }) => whose !== null)

  const discard = ({ name, whose, local, stored }: Work) => {
    const question = whose === null ? words.confirmDiscard : words.confirmDiscardOf
    // What is mine and the server has can be taken back.
    const isAsked = whose !== null || !stored
    if (isAsked && !window.confirm(fill(question, { name, whose: whose ?? '' }))) return
    if (local) drop(local.token)
    if (stored) remove.mutate(stored)
    else onDiscarded()
  }
  const buttons = (work: Work) => (
    <>
      <Button
        aria-label={fill(mayWrite ? words.resumeOf : words.readOf, { name: work.name })}
        onClick={() => onResume(work.opened)}
        size="sm"
        variant="outline"
      >
        {mayWrite ? words.resume : words.read}
      </Button>
      {mayWrite && (
        <Button
          aria-label={fill(words.discardOf, { name: work.name })}
          disabled={remove.isPending}
          onClick={() => discard(work)}
          size="sm"
          variant="quiet"
        >
          {words.discard}
        </Button>
      )}
    </>
  )
  return (
    <>
      {mine.length > 0 && (
        <WorkList buttons={buttons} text={words.text} title={words.title} works={mine} />
      )}
      {others.length > 0 && <WorkList buttons={buttons} title={words.othersTitle} works={others} />}
    </>
  )
}

interface WorkListProps {
  title: string
  text?: string
  works: readonly Work[]
  buttons: (work: Work) => ReactNode
}

function WorkList({ title, text, works, buttons }: WorkListProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid gap-2 border bg-surface p-4',
        text ? 'border-l-4 border-brass' : 'border-rule',
      )}
    >
      <h3 className="font-sans text-base font-semibold tracking-normal" id={id}>
        {title}
      </h3>
      {text && <p className="text-sm text-muted">{text}</p>}
      <ul className="grid border-t border-rule">
        {(isWhole ? works : works.slice(0, firstShown)).map((work) => (
          <li
            className="flex flex-wrap items-center gap-x-4 border-b border-rule py-1 text-sm"
            key={work.token}
          >
            <div className="min-w-0 grow py-1">
              <p className="font-semibold break-words">{headingOf(work)}</p>
              <p className="text-muted figures">{work.text}</p>
            </div>
            {buttons(work)}
          </li>
        ))}
      </ul>
      {works.length > firstShown && (
        <Button
          aria-expanded={isWhole}
          className="justify-self-start"
          onClick={() => setWhole(!isWhole)}
          size="sm"
          variant="quiet"
        >
          {isWhole ? words.fewer : fill(words.all, { count: works.length })}
        </Button>
      )}
    </section>
  )
}

const headingOf = ({ name, whose }: Work) =>
  whose === null ? name : fill(words.writing, { whose, name })

interface Watched {
  drafts: LocalDraft<PostValues>[]
  isHeld: (token: string) => boolean
}

function useWorks(isOpen: boolean) {
  const { call } = useSession()
  const [{ drafts, isHeld }, setWatched] = useState<Watched>({ drafts: [], isHeld: () => true })
  useEffect(() => {
    if (isOpen) return
    return watchFreeDrafts(postForm, (found, held) => setWatched({ drafts: found, isHeld: held }))
  }, [isOpen])
  const { data: listed = [] } = useQuery({
    queryKey: ['post-drafts', 'list'],
    queryFn: async ({ signal }) =>
      (await call<ListedDraft[]>('GET', draftsPath, { signal })).data ?? [],
    meta: { failure: words.fetchFailed },
  })
  const known = new Set(drafts.flatMap(({ token, stored }) => [token, stored?.token]))
  const ofServer = listed.filter(
    ({ token, post_id }) => post_id === null && !known.has(token) && !isHeld(token),
  )
  const drop = (token: string) => {
    dropDraft(postForm, token)
    setWatched({ isHeld, drafts: drafts.filter((draft) => draft.token !== token) })
  }
  return {
    works: [...drafts.map((local) => ofBrowser(local, listed)), ...ofServer.map(ofServerOnly)],
    drop,
  }
}

function ofBrowser(local: LocalDraft<PostValues>, listed: readonly ListedDraft[]): Work {
  const { token, id, values, keptAt, stored } = local
  // Without a mark the server may have it all the same: the answer was lost with the page.
  const mark = stored?.token ?? listed.find((draft) => draft.token === token)?.token
  const time = formatMoment(keptAt)
  return {
    token,
    name: draftName(values) || words.untitled,
    whose: null,
    text: fill(id === null ? words.ofNew : words.ofPost, { time }),
    opened: { ...resumeDraft(local), draftToken: mark },
    local,
    stored: mark ?? null,
  }
}

function ofServerOnly(draft: ListedDraft): Work {
  const { token } = draft
  return {
    token,
    name: draft.title || words.untitled,
    whose: draft.is_own ? null : nameActor(draft),
    text: fill(words.ofNew, { time: formatMoment(draft.updated_at) }),
    opened: { token, id: null, local: null, draftToken: token },
    local: null,
    stored: token,
  }
}
