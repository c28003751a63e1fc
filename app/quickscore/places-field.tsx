import { placesWords as words } from '../../content/en/quickscore/applicability-words.ts'
import { hiringPlaces } from '../../domain/law/applicability.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import type { SaidPlace } from './assessment/assessment.ts'

interface PlacesFieldProps {
  /** Null before it is known. */
  userType: UserType | null
  ticked: readonly SaidPlace[]
  /** For a controlled field; without it the form holds the values. */
  onChange?: (ticked: SaidPlace[]) => void
  /** Whether "I'd rather not say" is one of the boxes. */
  canDecline?: boolean
}

/** The places where the respondent hires, asked at the start, at the details and on the result. */
export function PlacesField({ userType, ticked, onChange, canDecline = true }: PlacesFieldProps) {
  const boxes: SaidPlace[] = canDecline ? [...hiringPlaces, 'unsaid'] : [...hiringPlaces]
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.legend[userType ?? 'either']}</legend>
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="flex flex-wrap gap-x-8">
        {boxes.map((place) => (
          <Checkbox
            key={place}
            label={words.options[place]}
            name="places"
            value={place}
            {...(onChange
              ? {
                  checked: ticked.includes(place),
                  onChange: ({ target }) =>
                    onChange(
                      target.checked ? [...ticked, place] : ticked.filter((one) => one !== place),
                    ),
                }
              : { defaultChecked: ticked.includes(place) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
