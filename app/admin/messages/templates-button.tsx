/** Templates for replies: lists, adds, changes and deletes them. */
import { type Ref, useEffect, useRef, useState } from 'react'
import { templateWords as words } from '../../../content/en/admin/messages.ts'
import { conversationMaxLengths } from '../../../domain/leads.ts'
import {
  type NewTemplate,
  newTemplateSchema,
  type ReplyTemplate,
  templateNameMaxLength,
} from '../../../domain/messages/templates.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type FormGuard, useFormGuard, useGuardedClose } from '../form/form-guard.ts'
import { checkBy } from '../form/form-kind.ts'
import { ShortForm, useShortForm } from '../form/short-form.tsx'
import { NotLoaded } from '../list/not-loaded.tsx'
import { DeleteRowButton, EditRowButton } from '../list/row-button.tsx'
import { useAction } from '../list/use-records.ts'
import { useAnswer } from '../session/use-answer.ts'
import { ToolButton } from '../tool-button.tsx'

const path = '/api/admin/reply-templates'
const shown = { noun: 'reply-templates' }

/** The templates for replies, by name. */
export function useTemplates() {
  return useAnswer<ReplyTemplate[]>([shown.noun], path, { meta: { failure: words.fetchFailed } })
}

/** The template being edited; a new one is empty. */
type Edited = Partial<ReplyTemplate>

export function TemplatesButton() {
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<Edited | null>(null)
  const { guard, mayLeave, leave } = useGuardedClose(() => {
    setEdited(null)
    setOpen(false)
  })
  const lead = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone.
  const toList = () => {
    setEdited(null)
    requestAnimationFrame(() => lead.current?.focus())
  }
  const formTitle = edited?.id ? words.editTitle : words.createTitle
  return (
    <>
      <ToolButton label={words.open} needs="editor" onClick={() => setOpen(true)} />
      <Dialog onClose={leave} open={isOpen} title={edited ? formTitle : words.title}>
        {edited ? (
          <TemplateForm
            guard={guard}
            onLeave={() => mayLeave() && toList()}
            onSaved={toList}
            template={edited}
          />
        ) : (
          <TemplateList lead={lead} onEdit={setEdited} onGone={toList} onLeave={leave} />
        )}
      </Dialog>
    </>
  )
}

interface TemplateListProps {
  lead: Ref<HTMLParagraphElement>
  onEdit: (template: Edited) => void
  onGone: () => void
  onLeave: () => void
}

function TemplateList({ lead, onEdit, onGone, onLeave }: TemplateListProps) {
  const query = useTemplates()
  const { data: templates, error } = query
  const { mutate, isPending } = useAction<ReplyTemplate>({
    ask: ({ id }) => ['DELETE', `${path}/${id}`],
    question: ({ name }) => fill(words.confirmDelete, { name }),
    done: words.deleted,
    failed: words.deleteFailed,
    shown,
  })
  // After a failed refetch the templates are out of date: they were just changed here.
  if (!templates || error) {
    return (
      <NotLoaded className="grid gap-3" of={query} words={words}>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </NotLoaded>
    )
  }
  return (
    <div className="grid min-w-0 gap-4">
      <p className="text-sm text-muted" ref={lead} tabIndex={-1}>
        {words.lead}
      </p>
      {templates.length === 0 && <p className="text-sm">{words.none}</p>}
      {templates.length > 0 && (
        <ul aria-label={words.label} className="grid min-w-0 border-t-2 border-ink">
          {templates.map((template) => (
            <li
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center border-b border-rule py-1"
              key={template.id}
            >
              <span className="grid grid-cols-1">
                <span className="font-semibold break-words">{template.name}</span>
                <span className="truncate text-sm text-muted">{firstWords(template.text)}</span>
              </span>
              <EditRowButton name={template.name} onClick={() => onEdit(template)} />
              <DeleteRowButton
                disabled={isPending}
                name={template.name}
                onClick={() => mutate(template, { onSuccess: onGone })}
              />
            </li>
          ))}
        </ul>
      )}
      <footer className="flex flex-wrap justify-end gap-3">
        <Button onClick={onLeave} variant="outline">
          {words.close}
        </Button>
        <Button onClick={() => onEdit({})}>{words.create}</Button>
      </footer>
    </div>
  )
}

/** The words after the greeting, which tell a template from others. */
function firstWords(text: string): string {
  const paragraphs = text.split(/\n{2,}/)
  return paragraphs[1] ?? text
}

interface TemplateFormProps {
  template: Edited
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
}

function TemplateForm({ template, guard, onLeave, onSaved }: TemplateFormProps) {
  const { id, name = '', text = '' } = template
  const begin: NewTemplate = { name, text }
  const [rival, setRival] = useState<ReplyTemplate | null>(null)
  const { version } = rival ?? template
  const form = useShortForm({
    begin,
    check: checkBy(newTemplateSchema),
    sending: useAction<NewTemplate>({
      ask: (body) =>
        id ? ['PUT', `${path}/${id}`, { body: { ...body, version } }] : ['POST', path, { body }],
      done: words.saved,
      failed: words.saveFailed,
      marksFields: true,
      shown,
      onDone: onSaved,
    }),
    faultsIn: (refusal) => {
      const { code, data, errors = {} } = readRefusal(refusal)
      if (code === 'version_conflict') setRival(data as ReplyTemplate)
      return errors
    },
  })
  const { values, field, isPending } = form
  const isUnsaved = values.name !== begin.name || values.text !== begin.text
  useFormGuard(guard, { isPending, isUnsaved })
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <ShortForm form={form} onLeave={onLeave} submit={words.save}>
      {rival && (
        <p className="border-l-4 border-amber pl-3 text-sm" role="alert">
          {words.conflict}
        </p>
      )}
      <TextField
        {...field('name', templateNameMaxLength)}
        autoComplete="off"
        label={words.name}
        ref={first}
        required
      />
      <TextAreaField
        {...field('text', conversationMaxLengths.text, words.lead)}
        label={words.text}
        required
        rows={12}
      />
    </ShortForm>
  )
}
