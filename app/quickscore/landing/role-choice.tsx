import { type FormEvent, useRef } from 'react'
import { landingWords, respondents } from '../../../content/en/quickscore/words.ts'
import { type UserType, userTypes } from '../../../domain/quickscore/questions.ts'
import { fill } from '../../../domain/wording.ts'
import { useAfterHydration } from '../../islands/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'
import type { QuestionIds } from '../assessment/assessment.ts'
import { progressKey, resultKey } from '../assessment/kept.ts'
import { PlainAgreement } from './agreement-dialog.tsx'

interface RoleChoiceProps {
  ids: QuestionIds
  userType: UserType | null
  onChoose: (userType: UserType) => void
  onStart: () => void
}

const words = landingWords.role
/** Where either is kept on this device, the page comes alive at once (public/come-alive.js). */
const keptAs = `${progressKey(undefined)} ${resultKey}`

export function RoleChoice({ ids, userType, onChoose, onStart }: RoleChoiceProps) {
  const form = useRef<HTMLFormElement>(null)
  // A choice made before the script was there, or put back by the browser, counts as well.
  useAfterHydration(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked')
    const early = userTypes.find((type) => type === checked?.value)
    if (early) onChoose(early)
  })
  const start = (event: FormEvent) => {
    event.preventDefault()
    onStart()
  }
  return (
    <form
      className="grid gap-6"
      data-kept-as={keptAs}
      data-late-part="soon"
      method="post"
      onSubmit={start}
      ref={form}
    >
      <RadioGroup className="text-lg" legend={words.legend} required>
        {userTypes.map((type) => (
          <RadioRow
            checked={userType === type}
            description={fill(respondents[type].hint, { count: ids[type].length })}
            key={type}
            name="user_type"
            onChange={() => onChoose(type)}
            required
            title={respondents[type].choice}
            value={type}
          />
        ))}
      </RadioGroup>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden">
        <Button disabled={!userType} size="lg" type="submit">
          {words.start}
          <Icon name="arrow-right" />
        </Button>
        {!userType && <p className="text-sm text-muted">{words.waiting}</p>}
      </div>
      <noscript>
        <PlainAgreement start={words.start} />
      </noscript>
    </form>
  )
}
