import { placesWords as words } from '../../content/en/quickscore/applicability-words.ts'
import { type HiringPlace, hiringPlaces } from '../../domain/law/applicability.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { Checkbox } from '../ui/checkbox.tsx'

interface PlacesFieldProps {
  userType: UserType
  ticked: readonly HiringPlace[]
  /** Where the form is kept in state; else it keeps itself. */
  onChange?: (ticked: HiringPlace[]) => void
}

export function PlacesField({ userType, ticked, onChange }: PlacesFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.legend[userType]}</legend>
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="flex flex-wrap gap-x-8">
        {hiringPlaces.map((place) => (
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
