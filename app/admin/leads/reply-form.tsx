/**
 * Writes an answer to a lead. What is typed stays in the browser until it is sent
 * or discarded, also where the dialog is closed.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { replyWords as words } from '../../../content/en/admin/leads.ts'
import { brand } from '../../../content/firm.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { conversationMaxLengths, replyBodySchema } from '../../../domain/leads.ts'
import { fill, listing } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { dropDraft, holdDraft, type Opened, putDraft } from '../form/local-drafts.ts'
import { NoMailServer } from '../mail/no-mail-server.tsx'
import { useTemplates } from '../messages/use-templates.ts'
import { useSession } from '../session/session.tsx'
import {
  type LeadDetails,
  type ReplyDraft,
  replyDraftsOf,
  useSendReply,
} from './use-conversation.ts'
import type { Lead, LeadSource } from './use-lead-change.ts'

interface ReplyFormProps<Found extends Lead> {
  source: LeadSource
  lead: Found
  opened: Opened<ReplyDraft>
  onEnd: (details: LeadDetails<Found> | null) => void
}

export function ReplyForm<Found extends Lead>(props: ReplyFormProps<Found>) {
  const { source, lead, opened, onEnd } = props
  const { name, email, handled } = lead
  const { hasMailServer } = useSession()
  const { draft, set, discard } = useReplyDraft(source, opened)
  const [isHandled, setHandled] = useState(!handled)
  const { form, errors, isPending, submit } = useSubmit<Found>(source, lead.id, (details) => {
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
      onSubmit={(event) =>
        submit(event, {
          ...draft,
          handled: (hasMailServer && isHandled) || undefined,
          to_files: !hasMailServer || undefined,
        })
      }
      ref={form}
    >
      <p className="text-sm break-words text-muted">
        {fill(words.lead, { email, address: brand.contactEmail })}
      </p>
      {opened.local && <p className="text-sm font-semibold">{words.restored}</p>}
      <NoMailServer copies={1} />
      <TemplateField
        lead={lead}
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
        className="[&_textarea]:max-h-[50vh] [&_textarea]:min-h-64 [&_textarea]:scroll-mb-36 [&_textarea]:field-sizing-content"
        label={words.text}
        maxLength={conversationMaxLengths.text}
        onChange={({ target }) => set({ ...draft, text: target.value })}
        ref={text}
        required
        rows={10}
        value={draft.text}
      />
      {/* In sight however long the answer is. */}
      <div className="sticky bottom-0 flex flex-wrap gap-3 bg-surface py-2">
        {!handled && hasMailServer && (
          <Checkbox
            checked={isHandled}
            className="w-full"
            label={words.handled}
            onChange={({ target }) => setHandled(target.checked)}
          />
        )}
        <Button busy={isPending} type="submit">
          {isPending ? words.sending : hasMailServer ? words.send : words.writeFile}
        </Button>
        <Button disabled={isPending} onClick={leave} variant="quiet">
          {words.discard}
        </Button>
      </div>
    </form>
  )
}

interface TemplateFieldProps {
  lead: Lead
  text: string
  onChosen: (text: string) => void
}

function TemplateField({ lead: { name, company }, text, onChosen }: TemplateFieldProps) {
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

function useReplyDraft(source: LeadSource, { token, id, local }: Opened<ReplyDraft>) {
  const replyDrafts = replyDraftsOf(source)
  const untouched = { subject: source.words.replySubject, text: '' }
  const [draft, setDraft] = useState<ReplyDraft>(local?.values ?? untouched)
  // So that another tab does not offer the same words.
  useEffect(() => holdDraft(replyDraftsOf(source), token), [source, token])
  const set = (values: ReplyDraft) => {
    setDraft(values)
    putDraft(replyDrafts, { token, id, version: null, values, keptAt: new Date().toISOString() })
  }
  return { draft, set, discard: () => dropDraft(replyDrafts, token) }
}

interface Typed extends ReplyDraft {
  handled: boolean | undefined
  to_files: boolean | undefined
}

function useSubmit<Found extends Lead>(
  source: LeadSource,
  id: number,
  onSent: (details: LeadDetails<Found>) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { mutate, isPending } = useSendReply<Found>(source, id, onSent)
  const { focusFirstError } = useFormFocus(form, isPending)
  const submit = (event: FormEvent, typed: Typed) => {
    event.preventDefault()
    const { success, data, error } = replyBodySchema.safeParse(typed)
    setErrors(success ? {} : fieldErrors(error.issues))
    if (!success) return focusFirstError()
    const places = [...new Set(data.text.match(/\[[^\]\n]+\]/g))]
    const question = places.length === 1 ? words.unfilledOne : words.unfilledMany
    const isLeft = places.length > 0 && !window.confirm(fill(question, { places: listing(places) }))
    if (isPending || isLeft) return
    mutate(data, {
      onError: (refused) => {
        setErrors(readRefusal(refused).errors ?? {})
        focusFirstError()
      },
    })
  }
  return { form, errors, isPending, submit }
}
