/** Notes among staff about a lead. */
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { conversationWords as words } from '../../../content/en/admin/leads.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { conversationMaxLengths, type MessageNote, noteBodySchema } from '../../../domain/leads.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { nameActor } from '../activity/name-actor.ts'
import { checkBy } from '../form/form-kind.ts'
import { dropDraft, putDraft, readDraft } from '../form/local-drafts.ts'
import { fieldsOf, useShortForm } from '../form/short-form.tsx'
import { RowButton } from '../list/row-button.tsx'
import { formatMoment } from '../local-time.ts'
import { Section } from '../section.tsx'
import { Allowed } from '../session/session.tsx'
import { type LeadSource, useStep } from './use-lead.ts'

interface NotesProps {
  source: LeadSource
  id: number
  notes: readonly MessageNote[]
}

export function Notes({ source, id, notes }: NotesProps) {
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
                  tone="danger"
                />
              </li>
            )
          })}
        </ul>
      )}
      <Allowed to="editor">
        <NoteForm id={id} source={source} />
      </Allowed>
    </Section>
  )
}

const draftSchema = z.object({ text: z.string() })
type Note = z.output<typeof draftSchema>

/** Typed text stays in the browser until it is added or removed, as with a reply. */
function NoteForm({ source, id }: Omit<NotesProps, 'notes'>) {
  const kind = { draftPrefix: `plumbline-${source.noun}-note-draft-`, draftSchema }
  const token = String(id)
  const [kept] = useState(() => readDraft(kind, kind.draftPrefix + token)[0])
  const form = useShortForm({
    begin: kept?.values ?? { text: '' },
    check: checkBy(noteBodySchema),
    sending: useStep<Note>(source, id, {
      ask: (body) => ['POST', '/notes', { body }],
      done: words.noteAdded,
      failed: words.noteFailed,
      onDone: () => set({ text: '' }),
    }),
  })
  const set = ({ text = '' }: Partial<Note>): void => {
    form.set({ text })
    const keptAt = new Date().toISOString()
    if (text.trim()) putDraft(kind, { token, id, version: null, values: { text }, keptAt })
    else dropDraft(kind, token)
  }
  const hint = kept?.values.text === form.values.text && recordFormWords.restored
  return (
    <form {...form.props} className="grid min-w-0 gap-2">
      <TextAreaField
        {...fieldsOf(form.values, form.errors, set)('text', conversationMaxLengths.note, hint)}
        label={words.note}
        rows={3}
      />
      <Button busy={form.isPending} className="justify-self-start" type="submit" variant="outline">
        {words.addNote}
      </Button>
    </form>
  )
}
