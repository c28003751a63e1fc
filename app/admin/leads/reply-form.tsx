/**
 * Form for a reply to a lead. The draft stays in the browser until it is sent or discarded, even if
 * the dialog is closed.
 */
import { useEffect, useRef, useState } from 'react'
import { replyWords as words } from '../../../content/en/admin/leads.ts'
import { brand } from '../../../content/firm.ts'
import { conversationMaxLengths, replyBodySchema } from '../../../domain/leads.ts'
import { fill, formFor, listing } from '../../../domain/wording.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { choiceOf, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { checkBy } from '../form/form-kind.ts'
import { dropDraft, holdDraft, type Opened, putDraft } from '../form/local-drafts.ts'
import { fieldsOf, useShortForm } from '../form/short-form.tsx'
import { NoMailServer } from '../mail/no-mail-server.tsx'
import { useTemplates } from '../messages/templates-button.tsx'
import { useSession } from '../session/session.tsx'
import { type Lead, type LeadSource, type ReplyDraft, useStep } from './use-lead.ts'

interface ReplyFormProps {
  source: LeadSource
  lead: Lead
  opened: Opened<ReplyDraft>
  onEnd: () => void
}

export function ReplyForm({ source, lead, opened, onEnd }: ReplyFormProps) {
  const { name, email, handled } = lead
  const { hasMailServer } = useSession()
  const { token, id, local } = opened
  // So that another tab does not offer the same draft.
  useEffect(() => holdDraft(source, token), [source, token])
  const end = () => {
    dropDraft(source, token)
    onEnd()
  }
  const [isHandled, setHandled] = useState(!handled)
  const [nameAttempt] = useState(createKeyRing)
  const marks = {
    handled: (hasMailServer && isHandled) || undefined,
    to_files: !hasMailServer || undefined,
  }
  const form = useShortForm<ReplyDraft>({
    begin: local?.values ?? { subject: source.words.replySubject, text: '' },
    check: checkBy(replyBodySchema),
    sending: useStep<ReplyDraft>(source, lead.id, {
      ask: (typed) => {
        const body = { ...typed, ...marks }
        // The same text sent twice, as after a lost response, counts as one reply.
        return ['POST', '/replies', { body, idempotencyKey: nameAttempt(JSON.stringify(body)) }]
      },
      question: askOfPlaces,
      done: hasMailServer ? words.sent : words.filed,
      failed: words.failed,
      marksFields: true,
      shown: source,
      onDone: end,
    }),
  })
  const { values, isPending } = form
  const set = (change: Partial<ReplyDraft>) => {
    form.set(change)
    const kept = { ...values, ...change }
    putDraft(source, { token, id, version: null, values: kept, keptAt: new Date().toISOString() })
  }
  const field = fieldsOf(values, form.errors, set)
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => text.current?.focus(), [])
  const leave = () => {
    if (!values.text || window.confirm(words.confirmDiscard)) end()
  }
  return (
    <form
      {...form.props}
      aria-label={fill(words.title, { name })}
      className="grid min-w-0 grid-cols-1 gap-4 border-l-4 border-action pl-4"
    >
      <p className="text-sm break-words text-muted">
        {fill(words.lead, { email, address: brand.contactEmail })}
      </p>
      {local && <p className="text-sm font-semibold">{words.restored}</p>}
      <NoMailServer copies={1} />
      <TemplateField lead={lead} onChosen={(text) => set({ text })} text={values.text} />
      <TextField
        {...field('subject', conversationMaxLengths.subject)}
        label={words.subject}
        required
      />
      <TextAreaField
        {...field('text', conversationMaxLengths.text, words.textHint)}
        className="[&_textarea]:max-h-[50vh] [&_textarea]:min-h-64 [&_textarea]:field-sizing-content"
        label={words.text}
        ref={text}
        required
        rows={10}
      />
      {/* Stays in sight however long the reply is. */}
      <div className="foot-bar z-1 -mx-2 flex flex-wrap gap-3 bg-surface p-2">
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
      choices={[['', words.noTemplate], ...templates.map(choiceOf)]}
      label={words.template}
      onChange={({ target }) => choose(target.value)}
      // A chosen template becomes text at once, so nothing stays chosen.
      value=""
    />
  )
}

/** Question if a template's [placeholders] are still in the text; '' if none is. */
function askOfPlaces({ text }: ReplyDraft): string {
  const places = [...new Set(text.match(/\[[^\]\n]+\]/g))]
  if (places.length === 0) return ''
  return fill(formFor(words.unfilled, places.length), { places: listing(places) })
}
