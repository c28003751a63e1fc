import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { searchMaxLength } from '../../../domain/list-query.ts'
import { fill, formatIsoDay } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { compactControl } from '../../ui/compact-control.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ToolButton } from '../tool-button.tsx'
import { cleanSearch, type ListFilter, type ListViewState } from './list-view.ts'
import { TrashButton } from './trash.tsx'
import type { RecordSource, Records } from './use-records.ts'

interface ListToolbarProps<Row extends { id: number }> {
  records: Records<Row>
  searchPlaceholder: string
  /** Between the search and Refresh. */
  filters?: readonly ListFilter[] | undefined
  /** After the filters. */
  order?: ReactNode
  /** After Refresh. */
  tools?: ReactNode
  /** The source whose trash can be opened. */
  trash?: RecordSource | undefined
}

export function ListToolbar<Row extends { id: number }>(props: ListToolbarProps<Row>) {
  const { records, searchPlaceholder, filters = [], order, tools, trash } = props
  const { state, list, refresh } = records
  const { view, change } = state
  const [isFiltering, setFiltering] = useState(false)
  const hasDays = 'since' in state.rules.filters
  const set = Object.keys(view.filters).length
  return (
    // On a phone two controls share a row below the search; a single one takes the whole row.
    <div className="flex flex-wrap items-start gap-2 print:hidden max-sm:[&>:not(search)]:min-w-0 max-sm:[&>:not(search)]:grow max-sm:[&>:not(search)]:basis-[40%]">
      <SearchBox placeholder={searchPlaceholder} state={state} />
      {(filters.length > 0 || order || hasDays) && (
        <ToolButton
          aria-expanded={isFiltering}
          className="sm:hidden"
          label={set === 0 ? listWords.filter : fill(listWords.filterSet, { count: set })}
          onClick={() => setFiltering(!isFiltering)}
        />
      )}
      <div
        className={classNames(
          'contents max-sm:[&>*]:min-w-0 max-sm:[&>*]:grow max-sm:[&>*]:basis-[40%]',
          !isFiltering && 'max-sm:hidden',
        )}
      >
        {filters.map(({ name, ...filter }) => (
          <FilterSelect
            {...filter}
            key={name}
            onChoose={(value) => change({ filters: { [name]: value } })}
            value={view.filters[name]}
          />
        ))}
        {order}
        {hasDays && <DateFilter state={state} />}
      </div>
      {/* Enabled while fetching too: the running request may be older than what one waits for. */}
      <ToolButton
        className={list.isFetching ? 'opacity-80' : undefined}
        icon="refresh"
        label={listWords.refresh}
        onClick={() => refresh()}
      />
      {trash?.hasTrash && <TrashButton source={trash} />}
      {tools}
    </div>
  )
}

const pauseMs = 250

interface SearchBoxProps {
  placeholder: string
  state: ListViewState
}

/** Searches when typing pauses; Enter does not wait. */
function SearchBox({ placeholder, state }: SearchBoxProps) {
  const { draft, setDraft, search } = useDraft(state)
  return (
    <search className="grow basis-full sm:basis-48">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <TextField
          className={compactControl}
          label={listWords.search}
          labelHidden
          maxLength={searchMaxLength}
          onChange={(event) => setDraft(event.target.value)}
          placeholder={placeholder}
          type="search"
          value={draft}
        />
      </form>
    </search>
  )
}

function useDraft({ view: { q: value }, change }: ListViewState) {
  const [draft, setDraft] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Not our own search coming back: the address changed by Back, or was cleared.
    if (value !== sent) {
      setSent(value)
      setDraft(value)
    }
  }
  const search = () => {
    const q = cleanSearch(draft)
    if (q === value) return
    setSent(q)
    change({ q }, { replace: true })
  }
  const searchLater = useEffectEvent(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  return { draft, setDraft, search }
}

const { dates: words } = listWords
const DAY_MS = 24 * 60 * 60 * 1000

/** Days, today included. */
const spans = [1, 7, 30, 365] as const

const firstDay = (span: number) => formatIsoDay(new Date(Date.now() - (span - 1) * DAY_MS))

/** Filter for days in UTC, like the list's dates; shown if the list supports it. */
function DateFilter({ state }: { state: ListViewState }) {
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

interface FilterSelectProps extends Pick<ListFilter, 'label' | 'all' | 'options'> {
  value: string | undefined
  onChoose: (value: string) => void
}

export function FilterSelect({ label, all, options, value = '', onChoose }: FilterSelectProps) {
  return (
    <SelectField
      choices={[['', all], ...options]}
      // Limited in width: a long name among the choices must leave the other filters room.
      className={`${compactControl} sm:max-w-56`}
      label={label}
      labelHidden
      onChange={(event) => onChoose(event.target.value)}
      value={value}
    />
  )
}
