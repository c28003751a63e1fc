/** The five parts of a tool's form; nothing but the name is required. */
import type { ReactNode } from 'react'
import {
  applicabilityWords,
  placesWords,
} from '../../../content/en/quickscore/applicability-words.ts'
import {
  paperWords,
  stageWords,
  stateWords,
  toolWords as words,
} from '../../../content/en/register/words.ts'
import {
  hiringPlaces,
  practiceAnswers,
  rejections,
  yesNo,
} from '../../../domain/law/applicability.ts'
import {
  lengths,
  type PaperId,
  paperIds,
  paperStates,
  reviewMonths,
  stages,
} from '../../../domain/register/tool.ts'
import { fill } from '../../../domain/wording.ts'
import { TextField } from '../../ui/field.tsx'
import { ChoiceControl, type FieldsProps, SelectControl, TextControl } from './control.tsx'

export function ToolFields(props: FieldsProps) {
  const { what, does, people, papers, rhythm } = words
  return (
    <>
      <Part legend={what.legend}>
        <TextControl {...props} label={what.name} length={lengths.name} name="name" required />
        <TextControl
          {...props}
          hint={what.supplierHint}
          label={what.supplier}
          length={lengths.supplier}
          name="supplier"
        />
        <TextControl {...props} label={what.version} length={lengths.version} name="version" />
        <TextControl {...props} label={what.since} name="since" />
        <ChoiceControl
          {...props}
          hint={what.placesHint}
          legend={what.places}
          name="places"
          names={placesWords.options}
          options={hiringPlaces}
          type="checkbox"
        />
      </Part>
      <Part legend={does.legend}>
        <ChoiceControl
          {...props}
          legend={does.stages}
          name="stages"
          names={stageWords}
          options={stages}
          type="checkbox"
        />
        <ChoiceControl
          {...props}
          legend={does.ranks}
          name="ranks"
          names={applicabilityWords.yesNo}
          options={yesNo}
          type="radio"
        />
        <ChoiceControl
          {...props}
          legend={does.rejects}
          name="rejects"
          names={applicabilityWords.rejections}
          options={rejections}
          type="radio"
        />
        <ChoiceControl
          {...props}
          legend={does.practices}
          name="practices"
          names={applicabilityWords.practices.options}
          options={practiceAnswers}
          type="checkbox"
        />
      </Part>
      <Part hint={people.hint} legend={people.legend}>
        <TextControl {...props} label={people.owner} length={lengths.role} name="owner" />
        <TextControl {...props} label={people.deputy} length={lengths.role} name="deputy" />
        <TextControl {...props} label={people.stopper} length={lengths.role} name="stopper" />
      </Part>
      <Part hint={papers.hint} legend={papers.legend}>
        {paperIds.map((id) => (
          <Paper {...props} id={id} key={id} />
        ))}
        <TestFigures {...props} />
      </Part>
      <Part legend={rhythm.legend}>
        <SelectControl
          {...props}
          label={rhythm.review}
          name="review"
          names={rhythm.months}
          options={reviewMonths}
        />
        <TextControl {...props} label={rhythm.reviewed_on} name="reviewed_on" />
        <TextControl {...props} label={rhythm.retired_on} name="retired_on" />
      </Part>
    </>
  )
}

function Part({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
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
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <SelectControl {...props} label={name} name={id} names={stateWords} options={paperStates} />
      <TextControl
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
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <TextControl {...props} label={papers.test_on} name="test_on" />
        <TextControl {...props} label={papers.ratio} length={10} name="ratio" />
        <TextControl {...props} label={papers.p} length={10} name="p" />
      </div>
      <TextField hint={papers.lineHint} label={papers.line} maxLength={200} name="check" />
    </fieldset>
  )
}
