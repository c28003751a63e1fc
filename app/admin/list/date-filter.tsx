/** Which days a list shows, in UTC as its dates are. It shows where the list can be asked for them. */
import { useState } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { formatIsoDay } from '../../../domain/wording.ts'
import { compactControl } from '../../ui/compact-control.ts'
import { TextField } from '../../ui/field.tsx'
import { FilterSelect } from './filter-select.tsx'
import type { ListViewState } from './use-list-view.ts'

const { dates: words } = listWords
const DAY_MS = 24 * 60 * 60 * 1000

/** Days, today included. */
const spans = [1, 7, 30, 365] as const

const firstDay = (span: number) => formatIsoDay(new Date(Date.now() - (span - 1) * DAY_MS))

export function DateFilter({ state }: { state: ListViewState }) {
  const { since = '', until = '' } = state.view.filters
  const [isChoosing, setChoosing] = useState(false)
  const span = until ? undefined : spans.find((days) => firstDay(days) === since)
  const isBetween = isChoosing || (span === undefined && Boolean(since || until))
  const set = (filters: Record<string, string>) => state.change({ filters })
  return (
    <>
      <FilterSelect
        all={words.all}
        label={words.label}
        onChoose={(choice) => {
          setChoosing(choice === 'between')
          if (choice === 'between') return
          set({ since: choice ? firstDay(Number(choice)) : '', until: '' })
        }}
        options={[
          ...spans.map((days) => [String(days), words.spans[days]] as const),
          ['between', words.between],
        ]}
        value={isBetween ? 'between' : String(span ?? '')}
      />
      {isBetween && (
        <>
          <DayField label={words.since} onChoose={(day) => set({ since: day })} value={since} />
          <DayField label={words.until} onChoose={(day) => set({ until: day })} value={until} />
        </>
      )}
    </>
  )
}

interface DayFieldProps {
  label: string
  value: string
  onChoose: (day: string) => void
}

function DayField({ label, value, onChoose }: DayFieldProps) {
  return (
    <TextField
      className={`text-sm whitespace-nowrap sm:flex sm:items-center ${compactControl}`}
      label={label}
      max="9999-12-31"
      onChange={(event) => onChoose(event.target.value)}
      type="date"
      value={value}
    />
  )
}
