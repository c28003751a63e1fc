import { useEffect, useEffectEvent, useState } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { searchMaxLength } from '../../../domain/list-query.ts'
import { compactControl } from '../../ui/compact-control.ts'
import { TextField } from '../../ui/field.tsx'
import { cleanSearch } from './list-view.ts'

const pauseMs = 250

interface SearchBoxProps {
  value: string
  placeholder: string
  onSearch: (q: string) => void
}

/** Searches when typing pauses; Enter does not wait. */
export function SearchBox({ value, placeholder, onSearch }: SearchBoxProps) {
  const { draft, setDraft, search } = useDraft(value, onSearch)
  return (
    <search className="grow basis-full sm:basis-64">
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

function useDraft(value: string, onSearch: (q: string) => void) {
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
    onSearch(q)
  }
  const searchLater = useEffectEvent(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  return { draft, setDraft, search }
}
