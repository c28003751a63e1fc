/**
 * Unsaved work from the post dialog: drafts in this browser, and new posts stored on the server,
 * the user's own to resume and others' to look at. Unsaved work that the server has for an existing
 * post is shown at that post.
 */
import { type ReactNode, useEffect, useId, useState } from 'react'
import { unsavedPostWords as words } from '../../../content/en/admin/posts.ts'
import { type AskedRevision, nameOfTyped } from '../../../domain/posts/revisions.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { nameActor } from '../activity/name-actor.ts'
import { dropDraft, type LocalDraft, resumeDraft, watchFreeDrafts } from '../form/local-drafts.ts'
import { formatMoment } from '../local-time.ts'
import { useRefusal } from '../session/session.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { ToolButton } from '../tool-button.tsx'
import { typedPath } from './post-source.ts'
import { type PostValues, postForm } from './post-values.ts'
import { useDiscard } from './use-leaving.ts'
import type { OpenedPost } from './use-writing.ts'

interface UnsavedWorkProps {
  isOpen: boolean
  onResume: (opened: OpenedPost) => void
  onDiscarded: () => void
}

/** A piece of work that can be resumed, however many copies of it exist. */
interface Work {
  name: string
  /** Name of its writer; null if that is the user. */
  whose: string | null
  text: string
  /** The opening of the dialog, with the draft in this browser if there is one. */
  opened: OpenedPost
  /** Id of the server's revision; null if it has none. */
  stored: number | null
}

export function UnsavedWork({ isOpen, onResume, onDiscarded }: UnsavedWorkProps) {
  const { works, drop } = useWorks(isOpen)
  const remove = useDiscard(onDiscarded)
  const mayWrite = useRefusal('editor') === null
  const mine = works.filter(({ whose }) => whose === null)
  const others = works.filter(({ whose }) => whose !== null)

  const discard = ({ name, whose, opened, stored }: Work) => {
    const question = whose === null ? words.confirmDiscard : words.confirmDiscardOf
    // Discarding the user's own work that the server has can be undone.
    const isAsked = whose !== null || !stored
    if (isAsked && !window.confirm(fill(question, { name, whose: whose ?? '' }))) return
    if (opened.local) drop(opened.token)
    if (stored) remove.mutate(stored)
    else onDiscarded()
  }
  const buttons = (work: Work) => (
    <>
      <ToolButton
        aria-label={fill(mayWrite ? words.resumeOf : words.readOf, { name: work.name })}
        label={mayWrite ? words.resume : words.read}
        onClick={() => onResume(work.opened)}
      />
      <ToolButton
        aria-label={fill(words.discardOf, { name: work.name })}
        busy={remove.isPending}
        label={words.discard}
        needs="editor"
        onClick={() => discard(work)}
        variant="quiet"
      />
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

/** A section folded to one line, so that the list of posts below stays in sight. */
function WorkList({ title, text, works, buttons }: WorkListProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'border bg-surface px-4',
        text ? 'border-l-4 border-brass' : 'border-rule',
      )}
    >
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 py-1">
          <h3 className="font-sans text-base font-semibold tracking-normal" id={id}>
            {title}
          </h3>
          <span className="text-sm text-muted figures">{countOf(works.length)}</span>
          <span aria-hidden="true" className="ml-auto text-sm font-semibold text-action underline">
            {words.show}
          </span>
        </summary>
        {text && <p className="text-sm text-muted">{text}</p>}
        <ul className="mt-2 grid border-t border-rule">
          {works.map((work) => (
            <li
              className="flex flex-wrap items-center gap-x-4 border-b border-rule py-1 text-sm last:border-b-0"
              key={work.opened.token}
            >
              <div className="min-w-0 grow py-1">
                <p className="font-semibold break-words">{headingOf(work)}</p>
                <p className="text-muted figures">{work.text}</p>
              </div>
              {buttons(work)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const countOf = (count: number) => (count === 1 ? words.one : fill(words.many, { count }))

const headingOf = ({ name, whose }: Work) =>
  whose === null ? name : fill(words.writing, { whose, name })

interface Watched {
  drafts: LocalDraft<PostValues>[]
  isHeld: (token: string) => boolean
}

function useWorks(isOpen: boolean) {
  const [{ drafts, isHeld }, setWatched] = useState<Watched>({ drafts: [], isHeld: () => true })
  useEffect(() => {
    if (isOpen) return
    return watchFreeDrafts(postForm, (found, held) => setWatched({ drafts: found, isHeld: held }))
  }, [isOpen])
  const { data: listed = [] } = useAnswer<AskedRevision[]>(['post-typed'], typedPath, {
    meta: { failure: words.fetchFailed },
  })
  // The newest comes first: keeps that one for each `writing`.
  const begun = listed.filter(
    ({ post_id, writing }, index) =>
      post_id === null && listed.findIndex((one) => one.writing === writing) === index,
  )
  const known = new Set(drafts.map(({ token }) => token))
  const ofServer = begun.flatMap((one) => {
    const { writing } = one
    return writing === null || known.has(writing) || isHeld(writing)
      ? []
      : [ofServerOnly(one, writing)]
  })
  const drop = (token: string) => {
    dropDraft(postForm, token)
    setWatched({ isHeld, drafts: drafts.filter((draft) => draft.token !== token) })
  }
  return { works: [...drafts.map((local) => ofBrowser(local, listed)), ...ofServer], drop }
}

function ofBrowser(local: LocalDraft<PostValues>, listed: readonly AskedRevision[]): Work {
  const { token, id, values, keptAt } = local
  const isOf = (one: AskedRevision) => (id === null ? one.writing === token : one.post_id === id)
  const stored = listed.find((one) => one.is_own && one.kind === 'autosave' && isOf(one))
  const time = formatMoment(keptAt)
  return {
    name: nameOfTyped(values) || words.untitled,
    whose: null,
    text: fill(id === null ? words.ofNew : words.ofPost, { time }),
    opened: resumeDraft(local),
    stored: stored?.id ?? null,
  }
}

function ofServerOnly(
  { id, title, is_own, created_at, ...by }: AskedRevision,
  token: string,
): Work {
  return {
    name: title || words.untitled,
    whose: is_own ? null : nameActor({ ...by, key_id: by.key_id ?? '' }),
    text: fill(words.ofNew, { time: formatMoment(created_at) }),
    opened: { token, id: null, local: null, isBegun: true },
    stored: id,
  }
}
