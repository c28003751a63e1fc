import { placesWords as words } from '../../content/quickscore/applicability-words.ts'
import { type Place, places } from '../../domain/law/applicability.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { Checkbox } from '../ui/checkbox.tsx'

interface PlacesFieldProps {
  userType: UserType
  ticked: readonly Place[]
  /** Where the form is kept in state; else it keeps itself. */
  onChange?: (ticked: Place[]) => void
}

export function PlacesField({ userType, ticked, onChange }: PlacesFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.legend[userType]}</legend>
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="flex flex-wrap gap-x-8">
        {places.map((place) => (
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
