import { type FormEvent, useEffect, useRef } from 'react'
import { lawConsentWording, lawConsentWordings } from '../../../content/en/quickscore/law-news.ts'
import { questionWords, leadWords as words } from '../../../content/en/quickscore/words.ts'
import type { HiringPlace } from '../../../domain/law/applicability.ts'
import type { Lead } from '../../../domain/quickscore/submission.ts'
import { fill } from '../../../domain/wording.ts'
import { MoveField } from '../../register/move-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LeadFields, Privacy } from '../lead-fields.tsx'
import { PlacesField } from '../places-field.tsx'
import { questionsFor } from '../questions.ts'
import { useStepFocus } from '../use-step-focus.ts'
import type { Assessment } from './assessment.ts'
import { Ready, ReadyLine } from './ready.tsx'
import type { LeadErrors } from './submission.ts'

interface LeadStepProps {
  assessment: Assessment
  lead: Lead
  places: readonly HiringPlace[]
  errors: LeadErrors
  /** How often it was refused so far. */
  refusals: number
  wantsLawNews: boolean
  /** Of the register behind the result that is taken again. */
  tools: number
  movesRegister: boolean
  onMoving: (moves: boolean) => void
  onLawNews: (wants: boolean) => void
  onPlaces: (places: HiringPlace[]) => void
  onChange: (lead: Lead) => void
  onSubmit: () => void
  onBack: () => void
  onCheck: () => void
}

/** Step 2: "Get Your Results". */
export function LeadStep(props: LeadStepProps) {
  const { assessment, lead, places, errors, refusals, onChange, onPlaces } = props
  const { onSubmit, onBack, onCheck } = props
  const heading = useStepFocus('lead')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Only when it was refused: errors that go while somebody types leave the focus where it is.
    if (refusals > 0) {
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
    }
  }, [refusals])
  const total = assessment.userType ? questionsFor[assessment.userType].length : 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="page grid gap-5 py-6 lg:gap-8 lg:py-16">
      <header className="grid gap-2">
        <h1 className="axis-tick text-2xl" ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="max-w-measure text-muted lg:text-lg">{fill(words.lead, { total })}</p>
        <ReadyLine answers={assessment.answers} places={places} userType={assessment.userType} />
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <form
          className="grid max-w-xl content-start gap-6 lg:col-span-7"
          noValidate
          onSubmit={submit}
          ref={form}
        >
          <LeadFields errors={errors} lead={lead} onChange={onChange} />
          {assessment.userType && (
            <PlacesField onChange={onPlaces} ticked={places} userType={assessment.userType} />
          )}
          <Checkbox
            checked={props.wantsLawNews}
            className="border-y border-rule"
            label={lawConsentWordings[lawConsentWording]}
            onChange={(event) => props.onLawNews(event.target.checked)}
          />
          <MoveField moves={props.movesRegister} onChange={props.onMoving} tools={props.tools} />
          <Privacy />
          <p className="text-sm text-muted">{words.disclosure}</p>
          <Buttons isSubmitting={assessment.isSubmitting} onBack={onBack} onCheck={onCheck} />
        </form>
        <div className="grid content-start gap-8 lg:col-span-5">
          <Ready answers={assessment.answers} places={places} userType={assessment.userType} />
        </div>
      </div>
    </div>
  )
}

function Buttons({
  isSubmitting,
  onBack,
  onCheck,
}: Pick<LeadStepProps, 'onBack' | 'onCheck'> & { isSubmitting: boolean }) {
  return (
    <div className="flex flex-col gap-3 border-t border-rule pt-6 whitespace-nowrap sm:flex-row sm:flex-wrap">
      <Button busy={isSubmitting} type="submit">
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      <Button disabled={isSubmitting} onClick={onCheck} variant="quiet">
        {questionWords.check}
      </Button>
      <Button disabled={isSubmitting} onClick={onBack} variant="outline">
        <Icon name="arrow-left" />
        {words.back}
      </Button>
    </div>
  )
}
