import { type Dispatch, type FormEvent, useRef } from 'react'
import { nouns } from '../../../content/en/nouns.ts'
import { lawConsentWording, lawConsentWordings } from '../../../content/en/quickscore/law-news.ts'
import { questionWords, leadWords as words } from '../../../content/en/quickscore/words.ts'
import type { AskedQuestion, UserType } from '../../../domain/quickscore/questions.ts'
import type { Answers } from '../../../domain/quickscore/scoring.ts'
import { count, fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { LeadFields, MoveField, Privacy } from '../lead-fields.tsx'
import { PlacesField } from '../places-field.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { goBackTo, goTo } from './address.ts'
import { type Assessment, type AssessmentEvent, type Details, stepOf } from './assessment.ts'
import type { RetakeOf } from './kept.ts'
import { useSubmission } from './submission.ts'

interface LeadStepProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
  questions: readonly AskedQuestion[]
  userType: UserType
  retake: RetakeOf | undefined
}

/** Step 2: "Get Your Results". */
export function LeadStep({ assessment, dispatch, questions, userType, retake }: LeadStepProps) {
  const { details, places, answers, isSubmitting } = assessment
  const heading = useStepFocus('lead')
  const form = useRef<HTMLFormElement>(null)
  // Focus moves only on submit, not when an error disappears during typing.
  const { focusFirstError } = useFormFocus(form, isSubmitting)
  const { submit, errors, recheck, hasFailed } = useSubmission(
    assessment,
    dispatch,
    retake,
    focusFirstError,
  )
  const type = (typed: Partial<Details>) => dispatch({ type: 'detailsTyped', details: typed })
  return (
    <div className="page grid max-w-3xl gap-5 py-6 lg:gap-8 lg:py-16">
      <header className="grid gap-2">
        <h1 className="axis-tick text-2xl" ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="max-w-measure text-muted lg:text-lg">
          {fill(words.lead, { total: questions.length })}
        </p>
        <p className="font-semibold figures">{sayReady(answers)}</p>
      </header>
      <form
        className="grid max-w-xl content-start gap-6"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit()
        }}
        ref={form}
      >
        <LeadFields
          errors={errors}
          lead={details.lead}
          onChange={(lead) => {
            recheck(details.lead, lead)
            type({ lead })
          }}
        />
        <PlacesField
          onChange={(ticked) => dispatch({ type: 'placesChosen', places: ticked })}
          ticked={places}
          userType={userType}
        />
        <Checkbox
          checked={details.wantsLawNews}
          className="border-y border-rule"
          label={lawConsentWordings[lawConsentWording]}
          onChange={({ target }) => type({ wantsLawNews: target.checked })}
        />
        <MoveField
          moves={details.movesRegister}
          onChange={(movesRegister) => type({ movesRegister })}
          tools={retake?.tools ?? 0}
        />
        <Privacy />
        <p className="text-sm text-muted">{words.disclosure}</p>
        <Buttons
          hasFailed={hasFailed}
          isSubmitting={isSubmitting}
          last={stepOf(questions.length - 1)}
        />
      </form>
    </div>
  )
}

function sayReady(answers: Answers): string {
  const steps = Object.values(answers).filter((value) => value === 0 || value === 0.5).length
  return fill(words.ready, { steps: count(steps, nouns.step) })
}

interface ButtonsProps {
  isSubmitting: boolean
  /** The last submission failed. */
  hasFailed: boolean
  /** The previous step. */
  last: string
}

function Buttons({ isSubmitting, hasFailed, last }: ButtonsProps) {
  return (
    <div className="grid gap-3 border-t border-rule pt-6">
      {hasFailed && !isSubmitting && (
        <p className="font-semibold text-danger" id="not-sent">
          {words.failed}
        </p>
      )}
      <div className="flex flex-col gap-3 whitespace-nowrap sm:flex-row sm:flex-wrap">
        <Button
          aria-describedby={hasFailed && !isSubmitting ? 'not-sent' : undefined}
          busy={isSubmitting}
          type="submit"
        >
          {isSubmitting ? words.submitting : words.submit}
        </Button>
        <Button disabled={isSubmitting} onClick={() => goTo('check')} variant="quiet">
          {questionWords.check}
        </Button>
        <Button disabled={isSubmitting} onClick={() => goBackTo(last)} variant="outline">
          <Icon name="arrow-left" />
          {words.back}
        </Button>
      </div>
    </div>
  )
}
