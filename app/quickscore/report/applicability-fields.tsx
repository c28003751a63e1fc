import { applicabilityWords as words } from '../../../content/quickscore/applicability-words.ts'
import { type Applicability, practiceAnswers } from '../../../domain/law/applicability.ts'
import {
  optionsOf,
  type SingleQuestion,
  singleQuestions,
} from '../../../domain/law/applicability-form.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PlacesField } from '../places-field.tsx'

interface FieldsProps {
  userType: UserType
  /** What was answered before. */
  applicability: Applicability
}

/** The fields of a form that works with script and without. */
export function ApplicabilityFields({ userType, applicability }: FieldsProps) {
  return (
    <div className="grid gap-6">
      <PlacesField ticked={applicability.places ?? []} userType={userType} />
      {singleQuestions[userType].map((name) => (
        <Single
          answer={applicability[name] ?? 'unsure'}
          key={name}
          name={name}
          userType={userType}
        />
      ))}
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{words.practices.legend}</legend>
        {practiceAnswers.map((practice) => (
          <Checkbox
            defaultChecked={applicability.practices?.includes(practice) ?? false}
            key={practice}
            label={words.practices.options[practice]}
            name="practices"
            value={practice}
          />
        ))}
      </fieldset>
    </div>
  )
}

interface SingleProps {
  name: SingleQuestion
  userType: UserType
  answer: string
}

function Single({ name, userType, answer }: SingleProps) {
  const question = words[name]
  const labels: Readonly<Record<string, string>> =
    name === 'rejects' ? words.rejections : words.yesNo
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {typeof question === 'string' ? question : question[userType]}
      </legend>
      <div className="flex flex-wrap gap-x-8">
        {optionsOf(name).map((option) => (
          <label className="flex min-h-11 items-center gap-3" key={option}>
            <input
              className="tick-control"
              defaultChecked={option === answer}
              name={name}
              type="radio"
              value={option}
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
