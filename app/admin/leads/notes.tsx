/** What staff tell each other about a lead. */
import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { conversationWords as words } from '../../../content/en/admin/leads.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { conversationMaxLengths, type MessageNote, noteBodySchema } from '../../../domain/leads.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { nameActor } from '../activity/name-actor.ts'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import { RowButton } from '../list/row-button.tsx'
import { formatMoment } from '../local-time.ts'
import { Allowed } from '../session/session.tsx'
import { useAddNote, useDeleteNote } from './use-conversation.ts'
import type { LeadSource } from './use-lead-change.ts'

interface NotesProps extends NoteFormProps {
  notes: readonly MessageNote[]
}

export function Notes({ source, id, notes, guard }: NotesProps) {
  const heading = useId()
  const { mutate, isPending } = useDeleteNote(source, id)
  const remove = (note: MessageNote) => {
    if (!window.confirm(words.confirmDeleteNote)) return
    mutate(note.id, { onSuccess: () => document.getElementById(heading)?.focus() })
  }
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-3">
      <h3 className="text-lg" id={heading} tabIndex={-1}>
        {words.notes}
      </h3>
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
                <Allowed to="editor">
                  <RowButton
                    disabled={isPending}
                    icon="trash"
                    label={fill(words.deleteNote, { time })}
                    onClick={() => remove(note)}
                    title={fill(words.deleteNote, { time })}
                    tone="danger"
                  />
                </Allowed>
              </li>
            )
          })}
        </ul>
      )}
      <Allowed to="editor">
        <NoteForm guard={guard} id={id} source={source} />
      </Allowed>
    </section>
  )
}

interface NoteFormProps {
  source: LeadSource
  id: number
  guard: Ref<FormGuard>
}

function NoteForm({ source, id, guard }: NoteFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { mutate, isPending } = useAddNote(source, id)
  const area = useRef<HTMLTextAreaElement>(null)
  const discard = () => setText('')
  useFormGuard(guard, { isPending, isUnsaved: text.trim() !== '', discard })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const read = noteBodySchema.safeParse({ text })
    setError(read.success ? null : (fieldErrors(read.error.issues).text ?? null))
    if (!read.success) return area.current?.focus()
    mutate(read.data.text, { onSuccess: () => setText('') })
  }
  return (
    <form className="grid min-w-0 gap-2" noValidate onSubmit={submit}>
      <TextAreaField
        error={error}
        label={words.note}
        maxLength={conversationMaxLengths.note}
        onChange={({ target }) => {
          setText(target.value)
          setError(null)
        }}
        ref={area}
        rows={3}
        value={text}
      />
      <Button busy={isPending} className="justify-self-start" type="submit" variant="outline">
        {words.addNote}
      </Button>
    </form>
  )
}
