/**
 * Says who else changed the post, what of it came into the text, and what is left to decide. It stands
 * below the text, so that no line moves under the hands of who is typing.
 */
import { useState } from 'react'
import {
  differenceWords,
  postFormWords,
  meetingWords as words,
} from '../../../content/en/admin/posts.ts'
import { conflictWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { readHtml } from '../../editor/serialise/html-tree.ts'
import { Button } from '../../ui/button.tsx'
import { findHunks } from './difference.ts'
import { DifferenceList, Hunk } from './difference-list.tsx'
import { inWords, linesOf, listDifferences } from './post-differences.ts'
import type { Filing } from './post-source.ts'
import type { PostFormState } from './post-values.ts'
import type { Meeting, Merging, PostConflict } from './use-merging.ts'

interface MeetingNoticeProps {
  form: PostFormState
  merging: Merging
  filing: Filing
}

export function MeetingNotice({ form, merging, filing }: MeetingNoticeProps) {
  const { meeting } = merging
  const [isOpen, setOpen] = useState(false)
  if (!meeting) return null
  const { name, draft, conflicts, before, merged } = meeting
  const taken = listDifferences(before, merged, filing)
  // Who has pressed Save waits for it; who is typing looks when they want to.
  const isWhole = isOpen || (draft === null && conflicts.length > 0)
  const { isPending } = form
  return (
    <div className="grid gap-2" role={conflicts.length > 0 ? 'alert' : 'status'}>
      <p>
        <strong>{fill(draft ? words.typed : words.saved, { name })}</strong>{' '}
        {outcomeOf(conflicts.length, taken.length)}
      </p>
      {isWhole && (
        <div className="grid max-h-[35vh] gap-3 overflow-y-auto">
          {conflicts.map((conflict) => (
            <Choice
              conflict={conflict}
              filing={filing}
              key={keyOf(conflict)}
              meeting={meeting}
              onChoose={(choice) => merging.choose(conflict, choice)}
            />
          ))}
          {taken.length > 0 && (
            <DifferenceList after={words.now} before={words.before} differences={taken} />
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {taken.length + conflicts.length > 0 && (
          <Action
            isExpanded={isWhole}
            label={isWhole ? words.hide : words.show}
            onPress={() => setOpen(!isWhole)}
          />
        )}
        <Action isDisabled={isPending} label={conflictWords.reload} onPress={merging.reload} />
        <Action
          isDanger={conflicts.length > 0}
          isDisabled={isPending}
          label={conflictWords.overwrite}
          onPress={merging.overwrite}
        />
        <Action isDisabled={isPending} label={conflictWords.keepCopy} onPress={merging.keepCopy} />
        {conflicts.length === 0 && <Action label={words.close} onPress={merging.end} />}
      </div>
    </div>
  )
}

function outcomeOf(conflicts: number, taken: number): string {
  if (conflicts === 1) return words.one
  if (conflicts > 1) return fill(words.many, { count: conflicts })
  return taken > 0 ? words.merged : words.same
}

const keyOf = ({ field, block }: PostConflict) => `${field} ${block?.mine} ${block?.theirs}`

interface ActionProps {
  label: string
  isDanger?: boolean
  isDisabled?: boolean
  isExpanded?: boolean
  onPress: () => void
}

function Action({ label, isDanger, isDisabled, isExpanded, onPress }: ActionProps) {
  return (
    <Button
      aria-expanded={isExpanded}
      disabled={isDisabled}
      onClick={onPress}
      size="sm"
      variant={isDanger ? 'danger' : 'outline'}
    >
      {label}
    </Button>
  )
}

interface ChoiceProps {
  conflict: PostConflict
  meeting: Meeting
  filing: Filing
  onChoose: (choice: 'mine' | 'theirs' | 'both') => void
}

/** What both changed, theirs struck out and mine underlined where they differ. */
function Choice({ conflict, meeting, filing, onChoose }: ChoiceProps) {
  const { field, block } = conflict
  const label = block ? words.paragraph : postFormWords.fields[field]
  const theirs = block ? linesIn(block.theirs) : inWords(field, meeting.theirs, filing)
  const mine = block ? linesIn(block.mine) : inWords(field, meeting.merged, filing)
  const isWhole = block === null || (block.mine !== null && block.theirs !== null)
  const deleted = block?.mine === null ? words.deletedByMe : words.deletedByThem
  return (
    <section aria-label={label} className="grid gap-2 border border-rule bg-surface p-3">
      <p className="text-sm font-semibold">
        {label}
        {!isWhole && `: ${fill(deleted, { name: meeting.name })}`}
      </p>
      {isWhole && (
        <p className="text-sm text-muted">
          {fill(differenceWords.legend, { before: words.theirs, after: words.yours })}
        </p>
      )}
      {findHunks(theirs, mine).map((hunk, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two versions never change
        <Hunk hunk={hunk} key={index} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Action label={words.keepMine} onPress={() => onChoose('mine')} />
        <Action label={words.takeTheirs} onPress={() => onChoose('theirs')} />
        {block && isWhole && <Action label={words.takeBoth} onPress={() => onChoose('both')} />}
      </div>
    </section>
  )
}

const linesIn = (html: string | null) => (html === null ? [] : linesOf(readHtml(html)))
