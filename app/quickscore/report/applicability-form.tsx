import { applicabilityWords as words } from '../../../content/en/quickscore/applicability-words.ts'
import type { Settling } from '../../../domain/law/applicability-form.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { Button } from '../../ui/button.tsx'
import { OneField } from './applicability-fields.tsx'

interface ApplicabilityFormProps {
  question: Settling
  respondent: Respondent
  /** Of the private link, by which the answer is stored. */
  token: string
}

/** One question that changes what the plan says; what was answered before goes along. */
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
