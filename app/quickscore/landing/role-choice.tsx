import { type FormEvent, useRef } from 'react'
import { landingWords, respondents } from '../../../content/en/quickscore/words.ts'
import { hiringPlaces } from '../../../domain/law/applicability.ts'
import { type UserType, userTypes } from '../../../domain/quickscore/questions.ts'
import { fill } from '../../../domain/wording.ts'
import { useAfterHydration } from '../../islands/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'
import { progressKey, replacedKey, type StartProps } from '../assessment/kept.ts'
import { PlacesField } from '../places-field.tsx'
import { PlainAgreement } from './agreement-dialog.tsx'

type RoleChoiceProps = Pick<StartProps, 'assessment' | 'dispatch'>

const words = landingWords.role
/** If storage has either key, the page hydrates at once (public/come-alive.js). */
const keptAs = `${progressKey(undefined)} ${replacedKey(progressKey(undefined))}`

/** Role and places of hiring, before the first question. */
export function RoleChoice({ assessment, dispatch }: RoleChoiceProps) {
  const { ids, userType, places } = assessment
  const choose = (type: UserType) => dispatch({ type: 'roleChosen', userType: type })
  const form = useRef<HTMLFormElement>(null)
  // Takes over choices made before hydration or restored by the browser.
  useAfterHydration(() => {
    const checked = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    const values = checked.map(({ value }) => value)
    const early = userTypes.find((type) => values.includes(type))
    if (early) choose(early)
    const ticked = hiringPlaces.filter((place) => values.includes(place))
    if (ticked.length > 0) dispatch({ type: 'placesChosen', places: ticked })
  })
  const start = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'agreementOpened' })
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
            onChange={() => choose(type)}
            required
            title={respondents[type].choice}
            value={type}
          />
        ))}
      </RadioGroup>
      <PlacesField
        onChange={(ticked) => dispatch({ type: 'placesChosen', places: ticked })}
        ticked={places}
        userType={userType}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden">
        <Button disabled={!userType} size="lg" type="submit">
          {words.start}
          <Icon name="arrow-right" />
        </Button>
        {!userType && (
          <p className="text-sm text-muted">
            <span className="before-choice">{words.waiting}</span>
            <span className="after-choice">{words.coming}</span>
          </p>
        )}
      </div>
      <noscript>
        <PlainAgreement start={words.start} />
      </noscript>
    </form>
  )
}
