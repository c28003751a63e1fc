/** Field for an address, which finds articles and pages from two letters of their names on. */
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { insertWords, linkWords as words } from '../../../../content/en/admin/editor.ts'
import { count } from '../../../../domain/wording.ts'
import { TextField } from '../../../ui/field.tsx'
import { ChoiceList } from '../choice-list.tsx'
import type { FindPages, FoundPage } from '../editor-props.ts'

interface PageFieldProps {
  value: string
  error: string | null
  onChange: (address: string) => void
  /** Called once the field holds the page's address. */
  onChoose?: (page: FoundPage) => void
  findPages: FindPages
  hasFocusFirst?: boolean
}

/** Whether the text is an address already, which starts no search. */
const isAddress = (typed: string) => /^(\/|#|\w+:|[\w.-]+\.[a-z]{2,}(\/|$))|@/i.test(typed.trim())

export function PageField(props: PageFieldProps) {
  const { value, error, onChange, onChoose, findPages, hasFocusFirst } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [pointed, setPointed] = useState(-1)
  const { pages } = useFoundPages(findPages, typed)
  const choices = typed === null ? [] : (pages ?? []).map(choiceOf)
  const index = Math.min(pointed, choices.length - 1)
  const isOpen = choices.length > 0

  function choose({ page }: { page: FoundPage }) {
    setTyped(null)
    setPointed(-1)
    onChange(page.href)
    onChoose?.(page)
  }

  function takeKey(event: KeyboardEvent) {
    const chosen = choices[index]
    if (!isOpen) return
    if (event.key === 'ArrowDown') setPointed((index + 1) % choices.length)
    else if (event.key === 'ArrowUp') setPointed(index <= 0 ? choices.length - 1 : index - 1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') setTyped(null)
    else return
    // Enter would submit the form, and Escape would close the dialog.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="grid gap-1.5">
      <TextField
        aria-activedescendant={isOpen && index >= 0 ? `${id}-${index}` : undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        data-autofocus={hasFocusFirst || undefined}
        error={error}
        hint={words.addressHint}
        inputMode="url"
        label={words.address}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          onChange(target.value)
          setPointed(-1)
          setTyped(isAddress(target.value) ? null : target.value)
        }}
        onKeyDown={takeKey}
        required
        role="combobox"
        spellCheck={false}
        value={value}
      />
      <p className="sr-only" role="status">
        {isOpen && count(choices.length, insertWords.count)}
      </p>
      {isOpen && (
        <ChoiceList
          choices={choices}
          className="max-h-60 overflow-y-auto rounded-xs border border-line p-1"
          id={id}
          index={index}
          label={insertWords.pages}
          onChoose={choose}
        />
      )}
    </div>
  )
}

const choiceOf = (page: FoundPage) => {
  const { href, title, detail } = page
  return { id: href, label: title, detail, page }
}

/** Fewest letters that start a search. */
export const fewestLetters = 2

/** Milliseconds without typing before a search. */
const pause = 120

interface Found {
  /** Null while the search runs, and if it failed. */
  pages: readonly FoundPage[] | null
  hasFailed: boolean
}

const nothing: Found = { pages: null, hasFailed: false }

/** Articles and pages found for `typed`; the last results stay until the next arrive. */
export function useFoundPages(find: FindPages, typed: string | null): Found {
  const [found, setFound] = useState(nothing)
  const words = typed?.trim() ?? ''
  const ask = useEffectEvent(find)
  useEffect(() => {
    if (words.length < fewestLetters) return setFound(nothing)
    const controller = new AbortController()
    const settle = (next: Found) => !controller.signal.aborted && setFound(next)
    const timer = setTimeout(() => {
      ask(words, controller.signal).then(
        (pages) => settle({ pages, hasFailed: false }),
        () => settle({ pages: null, hasFailed: true }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words])
  return words.length < fewestLetters ? nothing : found
}
