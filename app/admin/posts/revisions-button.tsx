/** Opens the revisions of a post, each with the changes that restoring it would make. */
import { useState } from 'react'
import {
  differenceWords,
  postStateLabels,
  revisionWords as words,
} from '../../../content/en/admin/posts.ts'
import { type PostRecord, stateOf } from '../../../domain/posts/editing.ts'
import {
  type ListedRevision,
  type Revision,
  revisionName,
} from '../../../domain/posts/revisions.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StackedDialog } from '../../ui/dialog.tsx'
import { nameActor } from '../activity/name-actor.ts'
import { refusalOf } from '../form/use-form.ts'
import { NotLoaded } from '../list/not-loaded.tsx'
import { useAction } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { fresh, useAnswer, useRowsByPage } from '../session/use-answer.ts'
import { ToolButton } from '../tool-button.tsx'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import { postSource, useFiling } from './post-source.ts'
import { type PostFormState, valuesOf } from './post-values.ts'

interface RevisionsProps {
  base: PostRecord
  form: PostFormState
}

export function RevisionsButton(props: RevisionsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ToolButton label={words.open} onClick={() => setOpen(true)} />
      <StackedDialog
        description={words.lead}
        footer={
          <Button onClick={close} variant="outline">
            {words.close}
          </Button>
        }
        onClose={close}
        open={isOpen}
        size="wide"
        title={words.title}
      >
        <Revisions {...props} onClose={close} />
      </StackedDialog>
    </>
  )
}

const perPage = 25
const pathOf = ({ id }: PostRecord) => `${postSource.path}/${id}/revisions`

/** Newest first, with all pages requested so far. */
function Revisions(props: RevisionsProps & { onClose: () => void }) {
  const { base } = props
  const list = useRowsByPage<ListedRevision>(['post-revisions', base.id], pathOf(base), perPage, {
    failure: words.fetchFailed,
  })
  const [chosen, setChosen] = useState<ListedRevision | null>(null)
  const { data: revisions } = list
  if (!revisions) return <NotLoaded className="h-40 w-full" of={list} words={words} />
  return (
    <div className="grid min-w-0 items-start gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid gap-2">
        <ul aria-label={words.list} className="grid max-h-96 overflow-y-auto border-t-2 border-ink">
          {revisions.map((revision) => (
            <li className="border-b border-rule" key={revision.id}>
              <Entry
                isChosen={revision.id === chosen?.id}
                isCurrent={revision.kind === 'save' && revision.version === base.version}
                onChoose={() => setChosen(revision)}
                revision={revision}
              />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <ToolButton
            busy={list.isFetchingNextPage}
            label={words.more}
            onClick={() => list.fetchNextPage()}
          />
        )}
      </div>
      {chosen ? (
        <Comparison {...props} key={chosen.id} revision={chosen} />
      ) : (
        <p className="text-muted">{words.choose}</p>
      )}
    </div>
  )
}

interface EntryProps {
  revision: ListedRevision
  isCurrent: boolean
  isChosen: boolean
  onChoose: () => void
}

function Entry({ revision, isCurrent, isChosen, onChoose }: EntryProps) {
  const { kind, title, status, publish_at, key_id, key_name, created_at } = revision
  const state = stateOf({ status, published_at: publish_at }, created_at)
  const what = kind === 'save' ? postStateLabels[state] : words.kinds[kind]
  const by = key_id ? fill(words.by, { key: nameActor({ key_id, key_name }) }) : words.bySoftware
  return (
    <button
      aria-pressed={isChosen}
      className={classNames(
        'grid w-full gap-0.5 px-3 py-2 text-left text-sm -outline-offset-4',
        isChosen ? 'bg-action-wash' : 'hover:bg-wash',
      )}
      onClick={onChoose}
      type="button"
    >
      <span className="font-semibold figures">{formatMoment(created_at)}</span>
      <span className="truncate">{title}</span>
      <span className="text-muted">
        {isCurrent ? words.current : what}, {by}
      </span>
    </button>
  )
}

interface ComparisonProps extends RevisionsProps {
  revision: ListedRevision
  onClose: () => void
}

function Comparison({ base, revision, form, onClose }: ComparisonProps) {
  const filing = useFiling(false)
  const name = revisionName(revision)
  const time = formatMoment(revision.created_at)
  const path = `${pathOf(base)}/${name}`
  // Fetched on each opening, because an autosave changes.
  const query = useAnswer<Revision>(['post-revisions', base.id, name], path, {
    ...fresh,
    meta: { failure: words.fetchFailed },
  })
  const restore = useAction<void, PostRecord>({
    question: () => {
      const isPublic = stateOf(base, new Date().toISOString()) === 'published'
      const said = [isPublic && words.confirmPublic, form.isUnsaved && words.confirmUnsaved]
      return [fill(words.confirm, { time }), ...said].filter(Boolean).join(' ')
    },
    // The version on which the decision was based: the server refuses any other.
    ask: () => ['POST', `${path}/restore`, { body: { version: base.version } }],
    done: words.restored,
    failed: words.restoreFailed,
    shown: postSource,
    onDone: (post) => {
      onClose()
      if (post) form.reload(post)
    },
    onError: (refused) => {
      const { conflict } = refusalOf<PostRecord>(refused, true)
      if (!conflict) return
      onClose()
      form.showConflict(conflict)
    },
  })
  if (!query.data) return <NotLoaded className="h-40 w-full" of={query} words={words} />
  const differences = listDifferences(valuesOf(base), restoredValues(base, query.data), filing)
  return (
    <section
      aria-labelledby="revision-title"
      className="grid min-w-0 gap-3"
      // In a small window it is below the list, so it is scrolled into view.
      ref={showBelow}
    >
      <h3 className="text-lg" id="revision-title">
        {fill(words.compare, { time })}
      </h3>
      {differences.length === 0 ? (
        <p>{words.same}</p>
      ) : (
        <>
          <DifferenceList
            after={differenceWords.revision}
            before={differenceWords.now}
            differences={differences}
          />
          <Button
            busy={restore.isPending}
            className="justify-self-start"
            onClick={() => restore.mutate()}
            variant="outline"
          >
            {restore.isPending ? words.restoring : words.restore}
          </Button>
        </>
      )}
    </section>
  )
}

const showBelow = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' })

/** The values after a restore, as by `restoreRevision` in server/posts/revisions/service.ts. */
function restoredValues({ slug, status, publish_at, ...now }: PostRecord, revision: Revision) {
  const title = revision.title.trim() || now.title
  const description = revision.description.trim() || now.description
  return valuesOf({ ...revision, title, description, slug, status, publish_at })
}
