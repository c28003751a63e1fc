/** The five parts of a tool's form; nothing but the name is required. */
import type { ReactNode } from 'react'
import { applicabilityWords, placesWords } from '../../content/quickscore/applicability-words.ts'
import {
  paperWords,
  stageWords,
  stateWords,
  toolWords as words,
} from '../../content/register/words.ts'
import { hiringPlaces, practiceAnswers, rejections, yesNo } from '../../domain/law/applicability.ts'
import {
  lengths,
  type PaperId,
  paperIds,
  paperStates,
  reviewMonths,
  stages,
  type ToolField,
  type TypedTool,
} from '../../domain/register/tool.ts'
import { fill } from '../../domain/wording.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { SelectField, TextField } from '../ui/field.tsx'

export interface FieldsProps {
  typed: TypedTool
  errors: Readonly<Record<string, string>>
  /** What was saved meanwhile, of the fields where it says otherwise. */
  saved: TypedTool
}

type Names<Option extends string> = Readonly<Record<Option, string>>

export function ToolFields(props: FieldsProps) {
  const { what, does, people, papers, rhythm } = words
  return (
    <>
      <Part legend={what.legend}>
        <Line {...props} label={what.name} length={lengths.name} name="name" required />
        <Line
          {...props}
          hint={what.supplierHint}
          label={what.supplier}
          length={lengths.supplier}
          name="supplier"
        />
        <Line {...props} label={what.version} length={lengths.version} name="version" />
        <Day {...props} label={what.since} name="since" />
        <Ticks
          {...props}
          hint={what.placesHint}
          legend={what.places}
          name="places"
          names={placesWords.options}
          options={hiringPlaces}
        />
      </Part>
      <Part legend={does.legend}>
        <Ticks {...props} legend={does.stages} name="stages" names={stageWords} options={stages} />
        <Choice
          {...props}
          legend={does.ranks}
          name="ranks"
          names={applicabilityWords.yesNo}
          options={yesNo}
        />
        <Choice
          {...props}
          legend={does.rejects}
          name="rejects"
          names={applicabilityWords.rejections}
          options={rejections}
        />
        <Ticks
          {...props}
          legend={does.practices}
          name="practices"
          names={applicabilityWords.practices.options}
          options={practiceAnswers}
        />
      </Part>
      <Part hint={people.hint} legend={people.legend}>
        <Line {...props} label={people.owner} length={lengths.role} name="owner" />
        <Line {...props} label={people.deputy} length={lengths.role} name="deputy" />
        <Line {...props} label={people.stopper} length={lengths.role} name="stopper" />
      </Part>
      <Part hint={papers.hint} legend={papers.legend}>
        {paperIds.map((id) => (
          <Paper {...props} id={id} key={id} />
        ))}
        <TestFigures {...props} />
      </Part>
      <Part legend={rhythm.legend}>
        <Select
          {...props}
          label={rhythm.review}
          name="review"
          names={rhythm.months}
          options={reviewMonths}
        />
        <Day {...props} label={rhythm.reviewed_on} name="reviewed_on" />
        <Day {...props} label={rhythm.retired_on} name="retired_on" />
      </Part>
    </>
  )
}

interface PartProps {
  legend: string
  hint?: string
  children: ReactNode
}

function Part({ legend, hint, children }: PartProps) {
  return (
    <fieldset className="min-w-0 border-t-2 border-ink pt-4">
      <legend className="float-left w-full pb-1 font-serif text-xl">{legend}</legend>
      {hint && <p className="clear-both pb-2 text-sm text-muted">{hint}</p>}
      <div className="clear-both grid gap-6 pt-3">{children}</div>
    </fieldset>
  )
}

function Paper({ id, ...props }: FieldsProps & { id: PaperId }) {
  const { name } = paperWords[id]
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[2fr_1fr]">
      <Select {...props} label={name} name={id} names={stateWords} options={paperStates} />
      <Day
        {...props}
        label={
          <>
            {words.papers.on}
            <span className="sr-only">{fill(words.papers.onOf, { paper: name })}</span>
          </>
        }
        name={`${id}_on`}
      />
    </div>
  )
}

function TestFigures(props: FieldsProps) {
  const { papers } = words
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold">{papers.test}</legend>
      <p className="text-sm text-muted">
        {papers.testHint} <a href="/tools/adverse-impact">{papers.check}</a>
      </p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Day {...props} label={papers.test_on} name="test_on" />
        <Line {...props} label={papers.ratio} length={10} name="ratio" />
        <Line {...props} label={papers.p} length={10} name="p" />
      </div>
      <TextField hint={papers.lineHint} label={papers.line} maxLength={200} name="check" />
    </fieldset>
  )
}

interface NamedField extends FieldsProps {
  name: ToolField
}

const textOf = (typed: TypedTool, name: string) => String(typed[name] ?? '')
const ticksOf = (typed: TypedTool, name: string): readonly string[] => [typed[name] ?? []].flat()

/** What somebody else saved, where it differs. */
function Saved({ saved, name, names }: NamedField & { names?: Readonly<Record<string, string>> }) {
  if (!(name in saved)) return null
  const value = ticksOf(saved, name)
    .filter(Boolean)
    .map((one) => names?.[one] ?? one)
    .join('; ')
  return (
    <p className="border-l-4 border-amber bg-amber-wash px-4 py-3">
      {fill(words.conflict.saved, { value: value || words.conflict.nothing })}
    </p>
  )
}

interface LineProps extends NamedField {
  label: string
  length: number
  hint?: string
  required?: boolean
}

function Line({ label, length, hint, required = false, ...field }: LineProps) {
  const { name, typed, errors } = field
  return (
    <div className="grid gap-2">
      <TextField
        defaultValue={textOf(typed, name)}
        dir="auto"
        error={errors[name] ?? null}
        hint={hint}
        label={label}
        maxLength={errors[name] ? undefined : length}
        name={name}
        required={required}
      />
      <Saved {...field} />
    </div>
  )
}

function Day({ label, ...field }: NamedField & { label: ReactNode }) {
  const { name, typed, errors } = field
  return (
    <div className="grid content-start gap-2">
      <TextField
        defaultValue={textOf(typed, name)}
        error={errors[name] ?? null}
        label={label}
        name={name}
        // What no calendar has could not be shown again in a field for days.
        type={errors[name] ? 'text' : 'date'}
      />
      <Saved {...field} />
    </div>
  )
}

interface OptionsProps<Option extends string> extends NamedField {
  options: readonly Option[]
  names: Names<Option>
}

function Select<Option extends string>({
  label,
  options,
  names,
  ...field
}: OptionsProps<Option> & { label: string }) {
  const { name, typed, errors } = field
  return (
    <div className="grid content-start gap-2">
      <SelectField
        defaultValue={textOf(typed, name) || (name === 'review' ? '' : 'unsure')}
        error={errors[name] ?? null}
        label={label}
        name={name}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </SelectField>
      <Saved {...field} names={names} />
    </div>
  )
}

interface GroupProps {
  legend: string
  hint?: string
  error: string | undefined
  id: string
  children: ReactNode
}

function Group({ legend, hint, error, id, children }: GroupProps) {
  const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ')
  return (
    <fieldset aria-describedby={notes || undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p className="text-sm text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="text-sm font-semibold text-danger" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Ticks<Option extends string>({
  legend,
  hint,
  options,
  names,
  ...field
}: OptionsProps<Option> & { legend: string; hint?: string }) {
  const { name, typed, errors } = field
  const ticked = ticksOf(typed, name)
  return (
    <Group error={errors[name]} id={name} legend={legend} {...(hint && { hint })}>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            defaultChecked={ticked.includes(option)}
            key={option}
            label={names[option]}
            name={name}
            value={option}
          />
        ))}
      </div>
      <Saved {...field} names={names} />
    </Group>
  )
}

function Choice<Option extends string>({
  legend,
  options,
  names,
  ...field
}: OptionsProps<Option> & { legend: string }) {
  const { name, typed, errors } = field
  const chosen = textOf(typed, name) || 'unsure'
  return (
    <Group error={errors[name]} id={name} legend={legend}>
      <div className="flex flex-wrap gap-x-8">
        {options.map((option) => (
          <label className="flex min-h-11 items-center gap-3" key={option}>
            <input
              className="tick-control"
              defaultChecked={option === chosen}
              name={name}
              type="radio"
              value={option}
            />
            {names[option]}
          </label>
        ))}
      </div>
      <Saved {...field} names={names} />
    </Group>
  )
}
