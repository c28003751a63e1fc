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
import type { Respondent } from '../../../domain/law/reading.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { PlacesField } from '../places-field.tsx'

interface FieldsProps {
  userType: UserType
  /** Earlier answers. */
  applicability: Applicability
}

/** Questions with several answers, besides the places; all others have one. */
const ticked = { countries, agencyServices, uses: otherUses, practices: practiceAnswers }
type Asked = Settling | keyof typeof ticked

/** Uncontrolled fields, for a form with or without script. */
export function ApplicabilityFields({ userType, applicability }: FieldsProps) {
  const asked: (Asked | false)[] = [
    'places',
    applicability.places?.includes('eu') === true && 'countries',
    ...singleQuestions[userType],
    isAgency(applicability) && 'agencyServices',
    'uses',
    'practices',
  ]
  return (
    <div className="grid gap-6">
      {asked.map(
        (question) =>
          question && (
            <OneField
              applicability={applicability}
              key={question}
              question={question}
              userType={userType}
            />
          ),
      )}
    </div>
  )
}

/** One question; also used alone, where its answer settles a group of the plan. */
function OneField({ question, userType, applicability }: FieldsProps & { question: Asked }) {
  if (question === 'places') {
    return (
      <PlacesField canDecline={false} ticked={applicability.places ?? []} userType={userType} />
    )
  }
  const legendOf = (legend: string | Record<UserType, string>) =>
    typeof legend === 'string' ? legend : legend[userType]
  if (isTicked(question)) {
    const { legend, options } = words[question]
    return (
      <Choices<string>
        chosen={applicability[question] ?? []}
        legend={legendOf(legend)}
        name={question}
        names={options}
        options={ticked[question]}
        type="checkbox"
      />
    )
  }
  return (
    <Choices
      chosen={[applicability[question] ?? 'unsure']}
      legend={legendOf(words[question])}
      name={question}
      names={labelsOf(question)}
      options={optionsOf(question)}
      type="radio"
    />
  )
}

const isTicked = (question: Asked): question is keyof typeof ticked => question in ticked

function labelsOf(name: SingleQuestion): Readonly<Record<string, string>> {
  if (name === 'rejects') return words.rejections
  return name === 'hiresFor' ? words.hiringFor : words.yesNo
}

interface ApplicabilityFormProps {
  question: Settling
  respondent: Respondent
  /** Token of the private link, to store the answer. */
  token: string
}

/** A form with one question that affects the plan; earlier answers go along as hidden fields. */
export function ApplicabilityForm({ question, respondent, token }: ApplicabilityFormProps) {
  const { userType, applicability } = respondent
  const rest = Object.entries(applicability).filter(([name]) => name !== question)
  return (
    <form
      action={resultPath(token, 'applicability')}
      className="flex flex-wrap items-end gap-x-8 gap-y-2 border-l-2 border-brass pl-4 print:hidden"
      method="post"
    >
      {rest.flatMap(([name, value]) =>
        [value]
          .flat()
          .map((one) => <input key={`${name}-${one}`} name={name} type="hidden" value={one} />),
      )}
      <OneField applicability={applicability} question={question} userType={userType} />
      <Button size="sm" type="submit" variant="outline">
        {words.settle}
      </Button>
    </form>
  )
}
