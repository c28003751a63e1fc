/**
 * Writes an answer to the sender of a message. What is typed stays in the browser until it is sent
 * or discarded, also where the dialog is closed.
 *
 * Props: `message`; `opened` (what was typed before); `onEnd`, told of the message as it is then,
 * or of nothing where the answer was discarded.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messageWords, replyWords as words } from '../../../content/admin/messages.ts'
import { brand } from '../../../content/firm.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import {
  conversationMaxLengths,
  type MessageDetails,
  replyBodySchema,
} from '../../../domain/messages/conversation.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { dropDraft, holdDraft, type Opened, putDraft } from '../form/kept-drafts.ts'
import { type ReplyDraft, replyDrafts, useSendReply } from './use-conversation.ts'
import { useTemplates } from './use-templates.ts'

interface ReplyFormProps {
  message: MessageRecord
  opened: Opened<ReplyDraft>
  onEnd: (details: MessageDetails | null) => void
}

const untouched: ReplyDraft = { subject: messageWords.replySubject, text: '' }

export function ReplyForm({ message, opened, onEnd }: ReplyFormProps) {
  const { name, email, handled } = message
  const { draft, set, discard } = useReplyDraft(opened)
  const [isHandled, setHandled] = useState(!handled)
  const { form, errors, isPending, submit } = useSubmit(message, (details) => {
    discard()
    onEnd(details)
  })
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => text.current?.focus(), [])
  const leave = () => {
    if (draft.text && !window.confirm(words.confirmDiscard)) return
    discard()
    onEnd(null)
  }
  return (
    <form
      aria-label={fill(words.title, { name })}
      className="grid min-w-0 grid-cols-1 gap-4 border-l-4 border-action pl-4"
      noValidate
      onSubmit={(event) => submit(event, { ...draft, handled: isHandled || undefined })}
      ref={form}
    >
      <p className="text-sm break-words text-muted">
        {fill(words.lead, { email, address: brand.contactEmail })}
      </p>
      {opened.kept && <p className="text-sm font-semibold">{words.restored}</p>}
      <TemplateField
        message={message}
        onChosen={(chosen) => set({ ...draft, text: chosen })}
        text={draft.text}
      />
      <TextField
        error={errors.subject}
        label={words.subject}
        maxLength={conversationMaxLengths.subject}
        onChange={({ target }) => set({ ...draft, subject: target.value })}
        required
        value={draft.subject}
      />
      <TextAreaField
        error={errors.text}
        hint={words.textHint}
        label={words.text}
        maxLength={conversationMaxLengths.text}
        onChange={({ target }) => set({ ...draft, text: target.value })}
        ref={text}
        required
        rows={12}
        value={draft.text}
      />
      {!handled && (
        <Checkbox
          checked={isHandled}
          label={words.handled}
          onChange={({ target }) => setHandled(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} type="submit">
          {isPending ? words.sending : words.send}
        </Button>
        <Button disabled={isPending} onClick={leave} variant="quiet">
          {words.discard}
        </Button>
      </div>
    </form>
  )
}

interface TemplateFieldProps {
  message: MessageRecord
  text: string
  onChosen: (text: string) => void
}

function TemplateField({ message: { name, company }, text, onChosen }: TemplateFieldProps) {
  const { data: templates = [] } = useTemplates()
  const choose = (id: string) => {
    const template = templates.find((one) => String(one.id) === id)
    if (!template || (text.trim() && !window.confirm(words.confirmTemplate))) return
    const quickscore = `${location.origin}/quickscore`
    onChosen(fill(template.text, { name, company: company ?? words.theirCompany, quickscore }))
  }
  return (
    <SelectField
      label={words.template}
      onChange={({ target }) => choose(target.value)}
      // What is chosen becomes text at once; nothing stays chosen.
      value=""
    >
      <option value="">{words.noTemplate}</option>
      {templates.map(({ id, name: label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function useReplyDraft({ token, id, kept }: Opened<ReplyDraft>) {
  const [draft, setDraft] = useState(kept?.values ?? untouched)
  // So that another tab does not offer the same words.
  useEffect(() => holdDraft(replyDrafts, token), [token])
  const set = (values: ReplyDraft) => {
    setDraft(values)
    putDraft(replyDrafts, { token, id, version: null, values, keptAt: new Date().toISOString() })
  }
  return { draft, set, discard: () => dropDraft(replyDrafts, token) }
}

interface Typed extends ReplyDraft {
  handled: boolean | undefined
}

function useSubmit({ id }: MessageRecord, onSent: (details: MessageDetails) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { mutate, isPending } = useSendReply(id, onSent)
  const { focusFirstError } = useFormFocus(form, isPending)
  const submit = (event: FormEvent, typed: Typed) => {
    event.preventDefault()
    const { success, data, error } = replyBodySchema.safeParse(typed)
    setErrors(success ? {} : fieldErrors(error.issues))
    if (!success) return focusFirstError()
    const [place] = /\[[^\]\n]+\]/.exec(data.text) ?? []
    if (isPending || (place && !window.confirm(fill(words.unfilled, { place })))) return
    mutate(data, {
      onError: (refused) => {
        setErrors(readRefusal(refused).errors ?? {})
        focusFirstError()
      },
    })
  }
  return { form, errors, isPending, submit }
}
