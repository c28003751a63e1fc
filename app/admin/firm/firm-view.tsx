/** The firm's record: who runs the site, its look, its claims about itself and its prices. */
import { useRef } from 'react'
import {
  firmFieldWords,
  firmGroupNames,
  firmWords as words,
} from '../../../content/en/admin/firm.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import type { FirmRecord } from '../../../domain/firm.ts'
import { type FirmFieldKind, type FirmGroup, firmFields } from '../../../domain/firm-fields.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { ConflictNotice, compareFields } from '../form/conflict-notice.tsx'
import { createToken } from '../form/local-drafts.ts'
import { type Form, useForm } from '../form/use-form.ts'
import { NotLoaded } from '../list/not-loaded.tsx'
import { useAction, useRefresh } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { MediaPickerButtons } from '../media/media-picker.tsx'
import { ViewTitle } from '../section.tsx'
import { fresh, useAnswer } from '../session/use-answer.ts'
import { ToolButton } from '../tool-button.tsx'
import { firmKind, firmSource, measure } from './firm-kind.ts'
import { HeaderPreview } from './header-preview.tsx'

type FirmForm = Form<FirmRecord, Readonly<Record<string, string>>>

/** Polling interval while the site restarts; a request without response is no failure then. */
const ASK_AGAIN_MS = 1_000

export default function FirmView() {
  const query = useAnswer<FirmRecord>([firmSource.noun], firmSource.path, {
    ...fresh,
    refetchInterval: ({ state }) => (state.data?.in_force === false ? ASK_AGAIN_MS : false),
  })
  const { data: firm } = query
  return (
    <div className="grid gap-6 pt-2">
      <div className="grid gap-2">
        <ViewTitle>{words.title}</ViewTitle>
        <p className="max-w-measure text-sm text-muted">{words.lead}</p>
      </div>
      {firm ? (
        <>
          <State firm={firm} />
          <FirmEditor firm={firm} key={firm.version} />
        </>
      ) : (
        <NotLoaded className="h-96 w-full" of={query} words={words} />
      )}
    </div>
  )
}

/** Says whether the saved record is in force, with a button to undo the last save. */
function State({ firm }: { firm: FirmRecord }) {
  const { in_force, has_before, changed_at, version } = firm
  const undoing = useAction<void, FirmRecord>({
    ask: () => ['POST', `${firmSource.path}/undo`, { body: { version } }],
    question: words.undoQuestion,
    done: words.savedText,
    failed: words.undoFailed,
    // Not `shown`, which also refreshes after a failure: typed values in the form would be lost.
    onDone: useRefresh(firmSource),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="text-sm">
        {in_force ? words.inForce : words.starting}{' '}
        {version > 1 && fill(words.changed, { time: formatMoment(changed_at) })}
      </p>
      {has_before && (
        <ToolButton
          busy={undoing.isPending}
          disabled={!in_force}
          label={undoing.isPending ? words.undoing : words.undo}
          onClick={() => undoing.mutate()}
        />
      )}
    </div>
  )
}

function FirmEditor({ firm }: { firm: FirmRecord }) {
  const form = useForm(firmKind, {
    token: useRef(createToken()).current,
    id: 1,
    record: firm,
    local: null,
    onSaved: () => {},
  })
  const { isPending, isUnsaved, values } = form
  return (
    <form className="grid min-w-0 gap-8" noValidate onSubmit={form.submit} ref={form.form}>
      <ConflictNotice
        compare={(current) => compareFields<string>(labels, firmKind.valuesOf(current), values)}
        form={form}
      />
      {(Object.keys(firmFields) as FirmGroup[]).map((group) => (
        <Group form={form} group={group} key={group} />
      ))}
      <footer className="foot-bar z-1 -mx-2 grid gap-2 border-t border-rule bg-paper px-2 py-3">
        <p className="text-sm text-muted">{words.restarts}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} idle={!isUnsaved} type="submit">
            {isPending ? words.saving : words.save}
          </Button>
          {isUnsaved && (
            <Button disabled={isPending} onClick={() => form.reload(firm)} variant="outline">
              {recordFormWords.cancel}
            </Button>
          )}
        </div>
      </footer>
    </form>
  )
}

const labels: Record<string, string> = Object.fromEntries(
  Object.entries(firmFieldWords).map(([path, { label }]) => [path, label]),
)

function Group({ group, form }: { group: FirmGroup; form: FirmForm }) {
  const fields: readonly [string, FirmFieldKind][] = Object.entries(firmFields[group])
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-rule pt-4 md:grid-cols-2">
      <legend className="float-left mb-2 w-full font-serif text-lg md:col-span-2">
        {firmGroupNames[group]}
      </legend>
      {group === 'look' && <HeaderPreview values={form.values} />}
      {fields.map(([path, kind]) => (
        <Field form={form} key={path} kind={kind} path={path} />
      ))}
    </fieldset>
  )
}

interface FieldProps {
  path: string
  kind: FirmFieldKind
  form: FirmForm
}

function Field({ path, kind, form: { values, errors, set, field } }: FieldProps) {
  const { label = path, hint } = firmFieldWords[path] ?? {}
  const isWide = kind === 'text' || kind === 'people' || path.endsWith('.shown')
  const className = isWide ? 'md:col-span-2' : undefined
  const shared = { ...field(path), className, hint: hintOf(path, hint, values), label }
  if (typeof kind !== 'string') {
    const own = kind.map((one): [string, string] => [
      one,
      { yes: words.yes, no: words.no }[one] ?? one,
    ])
    return <SelectField {...shared} choices={[['', words.asCame], ...own]} />
  }
  if (kind === 'text' || kind === 'people') {
    return <TextAreaField {...shared} rows={4} />
  }
  return (
    <div className="grid content-start gap-2">
      <TextField
        {...shared}
        autoComplete="off"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        spellCheck={kind === 'line'}
        type={kind === 'email' || kind === 'url' ? kind : 'text'}
      />
      {kind === 'picture' && (
        <MediaPickerButtons
          isWrong={Boolean(errors[path])}
          onChange={(url) => set({ [path]: url })}
          url={values[path] ?? ''}
        />
      )}
    </div>
  )
}

function hintOf(path: string, hint: string | undefined, values: FirmForm['values']) {
  if (path === 'logo' || path === 'founder.picture') return words.picturePath
  if (!path.startsWith('colours.')) return hint
  const measured = measure(values, path === 'colours.action' ? 'action' : 'brass')
  return `${hint} ${fill(words.contrast, measured)}`
}
