/**
 * Somebody else at the same post: saved it first, or types into it as well. What both changed is put
 * together in the form, from what both had before; nobody else sees it before it is saved.
 */
import { useEffect, useState } from 'react'
import type { ListedRevision, PostDraft, Revision } from '../../../domain/posts/drafts.ts'
import { hasMarkup, paragraphsOf } from '../../../domain/posts/published.ts'
import { readHtml, writeHtml } from '../../editor/serialise/html-tree.ts'
import { nameActor } from '../activity/name-actor.ts'
import { createToken } from '../form/local-drafts.ts'
import { useSession } from '../session/session.tsx'
import { type BlockConflict, likenessOf, mergeBlocks } from './merge.ts'
import { postSource } from './post-source.ts'
import {
  isSameField,
  type PostField,
  type PostFormState,
  type PostValues,
  postFields,
  postForm,
  valuesOf,
} from './post-values.ts'
import { type AutosaveHandle, useAutosaveState } from './use-autosave.ts'

export interface Meeting {
  /** Who it was. */
  name: string
  theirs: PostValues
  /** What they typed and have not saved; null of what they saved. */
  draft: PostDraft | null
  /** Mine alone, and both together. */
  before: PostValues
  merged: PostValues
  /** What a person has to decide. */
  conflicts: PostConflict[]
}

export type Merging = ReturnType<typeof useMerging>

/** `begunBy`: who else typed what the form was opened with. */
export function useMerging(form: PostFormState, handle: AutosaveHandle, begunBy: string | null) {
  const [whose, setWhose] = useState(begunBy)
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const rival = useAutosaveState(handle, (state) => state.rival)
  const { autosave } = handle
  const saved = useSavedMeeting(form, setMeeting)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of theirs
  useEffect(() => {
    if (!rival || meeting?.draft === rival) return
    const base = autosave.ancestor ?? (form.base ? valuesOf(form.base) : postForm.empty)
    const [before, theirs] = [form.newest(), rival.fields]
    const { values, conflicts } = mergePosts(base, before, theirs)
    setMeeting({ name: nameActor(rival), theirs, draft: rival, before, merged: values, conflicts })
    setWhose(nameActor(rival))
    form.set(values)
    if (conflicts.length === 0) autosave.goOnFrom(rival)
  }, [rival])
  const { isUnsaved } = form
  useEffect(() => {
    if (isUnsaved) return
    setMeeting(null)
    setWhose(null)
  }, [isUnsaved])

  const end = () => {
    if (meeting?.draft) autosave.goOnFrom(meeting.draft)
    setMeeting(null)
  }
  /** Mine alone, with what was typed since. */
  const mineOf = ({ merged, before }: Meeting) => mergePosts(merged, form.values, before).values
  return {
    meeting,
    whose,
    isFailed: saved.isFailed,
    end,
    choose: (conflict: PostConflict, choice: 'mine' | 'theirs' | 'both') => {
      if (!meeting) return
      const conflicts = meeting.conflicts.filter((one) => one !== conflict)
      if (choice !== 'mine') form.set(chosen(form.values, meeting.theirs, conflict, choice))
      if (conflicts.length === 0 && meeting.draft) autosave.goOnFrom(meeting.draft)
      setMeeting({ ...meeting, conflicts })
    },
    reload: () => {
      if (!meeting) return
      const { draft, theirs } = meeting
      end()
      if (draft) form.takeOver({ version: draft.post_version, values: theirs })
      else form.reload(form.base)
    },
    overwrite: () => {
      if (!meeting) return
      const mine = mineOf(meeting)
      end()
      if (!meeting.draft && form.base) return form.overwrite(form.base, mine)
      form.set(mine)
      void autosave.flush()
    },
    keepCopy: () => {
      if (!meeting) return
      if (meeting.draft) autosave.part(createToken())
      setMeeting(null)
      form.copyAway(mineOf(meeting))
    },
  }
}

function chosen(
  values: PostValues,
  theirs: PostValues,
  { field, block }: PostConflict,
  choice: 'theirs' | 'both',
): PostValues {
  const next = { ...values }
  if (block) next.content = takeBlock(values, block, choice)
  else take(field, next, theirs)
  return next
}

/** Of what was saved first: the server tells of it when a save is refused, or when the form is opened. */
function useSavedMeeting(form: PostFormState, onMet: (meeting: Meeting) => void) {
  const { call } = useSession()
  const [isFailed, setFailed] = useState(false)
  const current = form.conflict?.current ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict
  useEffect(() => {
    if (!current) return
    setFailed(false)
    let isWanted = true
    const path = `${postSource.path}/${current.id}/revisions`
    const find = async () => {
      const [{ data: saves }, base] = await Promise.all([
        call<ListedRevision[]>('GET', `${path}?per_page=1`),
        findBase(form, (version) => call<Revision>('GET', `${path}/${version}`)),
      ])
      if (!isWanted || !base) return setFailed(!base)
      const { key_id = null, key_name = null } = saves?.[0] ?? {}
      const [before, theirs] = [form.newest(), valuesOf(current)]
      const { values, conflicts } = mergePosts(base, before, theirs)
      const name = nameActor({ key_id: key_id ?? '', key_name })
      form.rebase(current, values)
      onMet({ name, theirs, draft: null, before, merged: values, conflicts })
    }
    find().catch(() => setFailed(true))
    return () => {
      isWanted = false
    }
  }, [current])
  return { isFailed }
}

/** The post as it was when the typing began. */
async function findBase(
  { base, version }: PostFormState,
  read: (version: number) => Promise<{ data?: Revision }>,
): Promise<PostValues | null> {
  if (base?.version === version) return base && valuesOf(base)
  if (version === null) return null
  const { data } = await read(version)
  return data ? valuesOf(data) : null
}

/** What two people changed of one post, put together field by field and in the text block by block. */
/** What both changed, each in a way of their own: a block of the text, or a field as a whole. */
export type PostConflict =
  | { field: 'content'; block: BlockConflict }
  | { field: Exclude<PostField, 'content'>; block: null }

interface MergedPost {
  values: PostValues
  conflicts: PostConflict[]
}

function mergePosts(base: PostValues, mine: PostValues, theirs: PostValues): MergedPost {
  const merged: MergedPost = { values: { ...mine }, conflicts: [] }
  for (const field of postFields) {
    if (isSameField(field, mine, theirs) || isSameField(field, base, theirs)) continue
    if (isSameField(field, base, mine)) take(field, merged.values, theirs)
    else if (field === 'content') mergeContent(merged, base, mine, theirs)
    else if (field === 'region_ids' || field === 'category_ids') {
      merged.values[field] = mergeChoices(base[field], mine[field], theirs[field])
    } else merged.conflicts.push({ field, block: null })
  }
  return merged
}

function take<Field extends PostField>(field: Field, into: PostValues, from: PostValues) {
  into[field] = from[field]
}

function mergeContent(
  { values, conflicts }: MergedPost,
  base: PostValues,
  mine: PostValues,
  theirs: PostValues,
): void {
  const merged = mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs))
  values.content = merged.blocks.join('')
  conflicts.push(...merged.conflicts.map((block) => ({ field: 'content', block }) as const))
}

function mergeChoices(base: readonly number[], mine: readonly number[], theirs: readonly number[]) {
  const added = theirs.filter((id) => !base.includes(id) && !mine.includes(id))
  return [...mine.filter((id) => theirs.includes(id) || !base.includes(id)), ...added]
}

function blocksOf({ content }: PostValues): string[] {
  const html = hasMarkup(content) || content.trim() === '' ? content : paragraphsOf(content)
  return readHtml(html).flatMap((part) => {
    const block = writeHtml([part])
    return block.trim() === '' ? [] : [block]
  })
}

/**
 * The text with theirs in the place of mine, or before it. Mine may have been typed on since: it is
 * the block that is most like it; where there is none any more, theirs comes last.
 */
function takeBlock(
  values: PostValues,
  { mine, theirs }: BlockConflict,
  choice: 'theirs' | 'both',
): string {
  const blocks = blocksOf(values)
  const likeness = blocks.map((block) => (mine === null ? 0 : likenessOf(mine, block)))
  const most = Math.max(0, ...likeness)
  const at = most > 0 ? likeness.indexOf(most) : blocks.length
  const isReplaced = choice === 'theirs' && at < blocks.length
  return blocks.toSpliced(at, isReplaced ? 1 : 0, ...(theirs === null ? [] : [theirs])).join('')
}
