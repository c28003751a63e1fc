/** What staff tell each other about a lead. */
import { type Ref, useRef } from 'react'
import { conversationWords as words } from '../../../content/en/admin/leads.ts'
import { conversationMaxLengths, type MessageNote, noteBodySchema } from '../../../domain/leads.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { nameActor } from '../activity/name-actor.ts'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import { checkBy } from '../form/form-kind.ts'
import { useShortForm } from '../form/short-form.tsx'
import { RowButton } from '../list/row-button.tsx'
import { formatMoment } from '../local-time.ts'
import { Section } from '../section.tsx'
import { Allowed } from '../session/session.tsx'
import { type LeadSource, useStep } from './use-lead.ts'

interface NotesProps extends NoteFormProps {
  notes: readonly MessageNote[]
}

export function Notes({ source, id, notes, guard }: NotesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useStep<number>(source, id, {
    ask: (note) => ['DELETE', `/notes/${note}`],
    question: words.confirmDeleteNote,
    done: words.noteDeleted,
    failed: words.deleteNoteFailed,
  })
  const toHeading = () => heading.current?.focus()
  return (
    <Section heading={heading} title={words.notes}>
      <p className="text-sm text-muted">{words.notesHint}</p>
      {notes.length === 0 ? (
        <p className="text-sm">{words.noNotes}</p>
      ) : (
        <ul className="grid min-w-0 grid-cols-1 border-t-2 border-ink">
          {notes.map((note) => {
            const time = formatMoment(note.created_at)
            return (
              <li
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-b border-rule py-1"
                key={note.id}
              >
                <div className="grid grid-cols-1 content-center gap-1 py-1">
                  <p className="text-sm break-words whitespace-pre-wrap">{note.text}</p>
                  <p className="text-sm text-muted">
                    {fill(words.by, { time, key: nameActor(note) })}
                  </p>
                </div>
                <RowButton
                  disabled={deletion.isPending}
                  icon="trash"
                  label={fill(words.deleteNote, { time })}
                  needs="editor"
                  onClick={() => deletion.mutate(note.id, { onSuccess: toHeading })}
                  title={fill(words.deleteNote, { time })}
                  tone="danger"
                />
              </li>
            )
          })}
        </ul>
      )}
      <Allowed to="editor">
        <NoteForm guard={guard} id={id} source={source} />
      </Allowed>
    </Section>
  )
}

interface NoteFormProps {
  source: LeadSource
  id: number
  guard: Ref<FormGuard>
}

function NoteForm({ source, id, guard }: NoteFormProps) {
  const { field, isPending, props, set, values } = useShortForm({
    begin: { text: '' },
    check: checkBy(noteBodySchema),
    sending: useStep<{ text: string }>(source, id, {
      ask: (body) => ['POST', '/notes', { body }],
      done: words.noteAdded,
      failed: words.noteFailed,
      onDone: () => void discard(),
    }),
  })
  const discard = (): void => set({ text: '' })
  useFormGuard(guard, { isPending, isUnsaved: values.text.trim() !== '', discard })
  return (
    <form {...props} className="grid min-w-0 gap-2">
      <TextAreaField
        {...field('text')}
        label={words.note}
        maxLength={conversationMaxLengths.note}
        rows={3}
      />
      <Button busy={isPending} className="justify-self-start" type="submit" variant="outline">
        {words.addNote}
      </Button>
    </form>
  )
}
