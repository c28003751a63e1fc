import type { ReactNode } from 'react'
import { applicabilityWords as words } from '../../../content/en/quickscore/applicability-words.ts'
import {
  type Applicability,
  agencyServices,
  countries,
  isAgency,
  otherUses,
  practiceAnswers,
} from '../../../domain/law/applicability.ts'
import {
  optionsOf,
  type Settling,
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
  const field = { userType, applicability }
  return (
    <div className="grid gap-6">
      <OneField {...field} question="places" />
      {applicability.places?.includes('eu') && (
        <Ticks
          legend={words.countries.legend}
          name="countries"
          options={countries}
          texts={words.countries.options}
          ticked={applicability.countries}
        />
      )}
      {singleQuestions[userType].map((name) => (
        <OneField {...field} key={name} question={name} />
      ))}
      {isAgency(applicability) && <OneField {...field} question="agencyServices" />}
      <OneField {...field} question="uses" />
      <Ticks
        legend={words.practices.legend}
        name="practices"
        options={practiceAnswers}
        texts={words.practices.options}
        ticked={applicability.practices}
      />
    </div>
  )
}

interface OneFieldProps extends FieldsProps {
  question: Settling
}

/** One question of the form, as it also stands alone where it settles a group of the plan. */
export function OneField({ question, userType, applicability }: OneFieldProps) {
  if (question === 'places') {
    return (
      <PlacesField canDecline={false} ticked={applicability.places ?? []} userType={userType} />
    )
  }
  if (question === 'agencyServices') {
    return (
      <Ticks
        legend={words.agencyServices.legend}
        name={question}
        options={agencyServices}
        texts={words.agencyServices.options}
        ticked={applicability.agencyServices}
      />
    )
  }
  if (question === 'uses') {
    return (
      <Ticks
        legend={words.uses.legend[userType]}
        name={question}
        options={otherUses}
        texts={words.uses.options}
        ticked={applicability.uses}
      />
    )
  }
  return <Single answer={applicability[question] ?? 'unsure'} name={question} userType={userType} />
}

interface SingleProps {
  name: SingleQuestion
  userType: UserType
  answer: string
}

function Single({ name, userType, answer }: SingleProps) {
  const question = words[name]
  return (
    <Group legend={typeof question === 'string' ? question : question[userType]}>
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
            {labelsOf(name)[option]}
          </label>
        ))}
      </div>
    </Group>
  )
}

function labelsOf(name: SingleQuestion): Readonly<Record<string, string>> {
  if (name === 'rejects') return words.rejections
  return name === 'hiresFor' ? words.hiringFor : words.yesNo
}

interface TicksProps<Option extends string> {
  name: string
  legend: string
  options: readonly Option[]
  texts: Readonly<Record<Option, string>>
  ticked: readonly Option[] | undefined
}

function Ticks<Option extends string>({
  name,
  legend,
  options,
  texts,
  ticked,
}: TicksProps<Option>) {
  return (
    <Group legend={legend}>
      {options.map((option) => (
        <Checkbox
          defaultChecked={ticked?.includes(option) ?? false}
          key={option}
          label={texts[option]}
          name={name}
          value={option}
        />
      ))}
    </Group>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}
