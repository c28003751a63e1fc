/**
 * The list that opens while "/" or "[[" is typed. The text keeps the focus: it references the list
 * (aria-controls) and the active choice (aria-activedescendant).
 */
import type { Editor } from '@tiptap/core'
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { insertWords as words } from '../../../../content/en/admin/editor.ts'
import { count } from '../../../../domain/wording.ts'
import { insertLink } from '../../commands/links.ts'
import { insertBlock } from '../../commands/select-block.ts'
import { asksOf, findTypedQuery, isQueryOpen, queryKey } from '../../commands/typed-query.ts'
import { ChoiceList } from '../choice-list.tsx'
import { fewestLetters, useFoundPages } from '../dialogs/page-field.tsx'
import type { FindPages, FoundPage } from '../editor-props.ts'
import { besideWords } from '../selection-bar.tsx'
import { findBlocks, type MenuItem } from './menu-items.ts'

/** Equal limits fix the width: TipTap sets `max-content` while it places the list. */
const floating =
  'absolute z-3 max-w-[min(20rem,100%-1rem)] min-w-[min(20rem,100%-1rem)] overflow-y-auto rounded-xs border border-line bg-surface p-1 shadow-lift'

interface InsertMenuProps {
  editor: Editor
  /** Id of the list. */
  id: string
  findPages: FindPages
  onItem: (item: MenuItem) => void
}

type Query = SuggestionProps<MenuItem, MenuItem>

export function InsertMenu({ editor, id, findPages, onItem }: InsertMenuProps) {
  const [pointed, setPointed] = useState({ words: '', index: 0 })
  const query = useTypedQuery(editor, onItem, takeKey)
  const items = useMenuItems(findPages, query)
  const isOpen = query !== null && items.length > 0
  const index = pointed.words === query?.query ? Math.min(pointed.index, items.length - 1) : 0
  const point = (next: number) =>
    setPointed({ words: query?.query ?? '', index: (next + items.length) % items.length })

  function choose(item: MenuItem | undefined) {
    if (item && !item.isNote) query?.command(item)
  }

  function takeKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (!isOpen || ctrlKey || metaKey || altKey) return false
    if (key === 'ArrowDown') point(index + 1)
    else if (key === 'ArrowUp') point(index - 1)
    else if (key === 'Enter' || key === 'Tab') choose(items[index])
    else return false
    return true
  }
  useNamedByText(editor, isOpen ? id : null, index)

  return (
    <>
      <p className="sr-only" role="status">
        {isOpen && count(items.length, words.count)}
      </p>
      {isOpen && (
        <ChoiceList
          choices={items}
          className={floating}
          id={id}
          index={index}
          label={asksOf(query.text) === 'page' ? words.pages : words.blocks}
          mount={query.mount}
          onChoose={choose}
          onPoint={point}
          // A scrolling region must be reachable by keyboard.
          tabIndex={0}
        />
      )}
    </>
  )
}

/** The open query. Typing begins it; a caret moved to such text does not. */
function useTypedQuery(
  editor: Editor,
  onItem: (item: MenuItem) => void,
  onKey: (event: KeyboardEvent) => boolean,
) {
  const [query, setQuery] = useState<Query | null>(null)
  const choose = useEffectEvent(onItem)
  const takeKey = useEffectEvent(onKey)
  useEffect(() => {
    const plugin = Suggestion<MenuItem, MenuItem>({
      editor,
      pluginKey: queryKey,
      // After Escape the menu stays closed, whatever is typed next.
      allowSpaces: true,
      findSuggestionMatch: ({ $position }) => findTypedQuery($position),
      shouldShow: ({ transaction: tr, range, text, query: typed }) => {
        const isTyped = tr.docChanged && !tr.getMeta('paste') && !tr.getMeta('history$')
        const isOffered = asksOf(text) !== 'block' || findBlocks(typed).length > 0
        const isOpen = queryKey.getState(editor.state)?.range.from === range.from
        return isOffered && (isTyped || isOpen)
      },
      command: ({ range, props }) => {
        editor.view.dispatch(editor.state.tr.delete(range.from, range.to))
        choose(props)
      },
      floatingUi: { middleware: besideWords(editor.view.dom) },
      flip: false,
      render: () => ({
        onStart: setQuery,
        onUpdate: setQuery,
        onExit: () => setQuery(null),
        onKeyDown: ({ event }) => takeKey(event),
      }),
    })
    // First, because later plugins break the line on Enter.
    editor.registerPlugin(plugin, (added, others) => [added, ...others])
    const close = () => {
      if (isQueryOpen(editor.state)) exitSuggestion(editor.view, queryKey)
    }
    editor.on('blur', close)
    return () => {
      editor.off('blur', close)
      editor.unregisterPlugin(queryKey)
    }
  }, [editor])
  return query
}

/** Sets the text's ARIA attributes for list and active choice; ProseMirror leaves them alone. */
function useNamedByText(editor: Editor, list: string | null, index: number) {
  useEffect(() => {
    if (list === null) return
    const { dom } = editor.view
    dom.setAttribute('aria-controls', list)
    dom.setAttribute('aria-autocomplete', 'list')
    dom.setAttribute('aria-activedescendant', `${list}-${index}`)
    return () => {
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant']) {
        dom.removeAttribute(name)
      }
    }
  }, [editor, list, index])
}

/** The items that match the query: blocks, or articles and pages. */
function useMenuItems(find: FindPages, query: Query | null): readonly MenuItem[] {
  const asks = query && asksOf(query.text)
  const typed = query?.query ?? ''
  const { pages, hasFailed } = useFoundPages(find, asks === 'block' ? null : typed)
  return useMemo(() => {
    if (asks === null) return []
    if (asks === 'block') return findBlocks(typed)
    if (typed.trim().length < fewestLetters) return [note(words.typeMore)]
    if (hasFailed) return [note(words.failed)]
    if (!pages) return [note(words.searching)]
    const fitting = asks === 'bookmark' ? pages.filter(({ post }) => post !== null) : pages
    const make = asks === 'bookmark' ? bookmarkItem : linkItem
    return fitting.length > 0 ? fitting.map(make) : [note(words.none)]
  }, [asks, typed, pages, hasFailed])
}

function note(label: string): MenuItem {
  return { id: 'note', label, isNote: true, run: () => {} }
}

function linkItem(page: FoundPage): MenuItem {
  const { href, title, detail } = page
  const run: MenuItem['run'] = (editor) => insertLink(editor, href, title)
  return { id: href, label: title, detail, face: { icon: 'link' }, run }
}

function bookmarkItem({ href, title, detail, post }: FoundPage): MenuItem {
  const run: MenuItem['run'] = (editor) =>
    insertBlock(editor, 'bookmark', { href, text: title, post: post ?? 0 })
  return { id: href, label: title, detail, face: { icon: 'document' }, run }
}
