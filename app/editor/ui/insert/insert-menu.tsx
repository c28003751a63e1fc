/**
 * The list that opens while "/" or "[[" is typed. The text keeps the focus: the list is named by it
 * (aria-controls), and the choice is its active descendant.
 */
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { insertWords as words } from '../../../../content/en/admin/editor.ts'
import { fill } from '../../../../domain/wording.ts'
import { classNames } from '../../../ui/class-names.ts'
import { insertLink } from '../../commands/links.ts'
import { insertBlock } from '../../commands/selected-node.ts'
import {
  dismissQuery,
  openQuery,
  removeQuery,
  type TypedQuery,
} from '../../commands/typed-query.ts'
import type { FindPages, FoundPage } from '../editor-props.ts'
import type { ToolbarAction } from '../toolbar/actions.ts'
import { ToolbarIcon } from '../toolbar/toolbar-icon.tsx'
import { findBlocks, type MenuItem } from './menu-items.ts'
import { placeBeside } from './place-beside.ts'
import { fewestLetters, useFoundPages } from './use-found-pages.ts'

export interface InsertMenuHandle {
  /** Whether the key was for the list. */
  takeKey: (event: KeyboardEvent) => boolean
}

interface InsertMenuProps {
  editor: Editor
  /** Id of the list. */
  id: string
  paper: RefObject<HTMLElement | null>
  findPages: FindPages
  onItem: (item: MenuItem) => void
  ref: Ref<InsertMenuHandle>
}

export function InsertMenu({ editor, id, paper, findPages, onItem, ref }: InsertMenuProps) {
  const query = useEditorState({ editor, selector: () => openQuery(editor.state) })
  const items = useMenuItems(findPages, query)
  const [pointed, setPointed] = useState({ words: '', index: 0 })
  const isOpen = query !== null && items.length > 0
  const index = pointed.words === query?.words ? Math.min(pointed.index, items.length - 1) : 0
  const point = (next: number) =>
    setPointed({ words: query?.words ?? '', index: (next + items.length) % items.length })

  function choose(item: MenuItem | undefined) {
    if (!item || !query || item.isNote) return
    removeQuery(editor, query)
    onItem(item)
  }

  useImperativeHandle(ref, () => ({
    takeKey: (event) => {
      if (!isOpen || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return false
      if (event.key === 'ArrowDown') point(index + 1)
      else if (event.key === 'ArrowUp') point(index - 1)
      else if (event.key === 'Enter' || event.key === 'Tab') choose(items[index])
      else if (event.key === 'Escape') dismissQuery(editor)
      else return false
      // Escape must not close the dialog around, nor Enter break the line.
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }))
  useNamedByText(editor, isOpen ? id : null, index)
  useEffect(() => closeOnBlur(editor), [editor])

  return (
    <>
      <p className="sr-only" role="status">
        {isOpen && fill(words.count, { count: items.length })}
      </p>
      {isOpen && query && (
        <MenuList
          editor={editor}
          id={id}
          index={index}
          items={items}
          onChoose={choose}
          onPoint={point}
          paper={paper}
          query={query}
        />
      )}
    </>
  )
}

interface MenuListProps {
  editor: Editor
  id: string
  items: readonly MenuItem[]
  index: number
  query: TypedQuery
  paper: RefObject<HTMLElement | null>
  onChoose: (item: MenuItem) => void
  onPoint: (index: number) => void
}

function MenuList({ editor, id, items, index, query, paper, onChoose, onPoint }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { from, asks } = query
  useLayoutEffect(() => {
    if (list.current && paper.current && items.length > 0) {
      placeBeside(list.current, paper.current, editor.view.coordsAtPos(from), 'below')
    }
  }, [editor, from, paper, items])
  useLayoutEffect(() => {
    const option = items[index] && list.current?.children[index]
    option?.scrollIntoView({ block: 'nearest' })
  }, [index, items])
  return (
    <div
      aria-label={asks === 'page' ? words.pages : words.blocks}
      className="editor-menu"
      id={id}
      ref={list}
      role="listbox"
      // What scrolls has to be in reach of the keyboard by itself.
      tabIndex={0}
    >
      {items.map((item, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken where the focus is, in the text
        <div
          aria-disabled={item.isNote}
          aria-selected={place === index}
          className={classNames('editor-menu-item', item.isNote && 'editor-menu-note')}
          id={`${id}-${place}`}
          key={item.id}
          onClick={() => onChoose(item)}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => place !== index && onPoint(place)}
          role="option"
          tabIndex={-1}
        >
          {item.face && <Face face={item.face} />}
          <span className="min-w-0">
            <span className={item.isNote ? 'block' : 'block truncate'}>{item.label}</span>
            {item.detail && (
              <span className="editor-menu-detail block truncate">{item.detail}</span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

function Face({ face }: { face: ToolbarAction['face'] }) {
  if ('icon' in face) return <ToolbarIcon name={face.icon} />
  return <span aria-hidden="true" className="editor-menu-face" data-face={face.text} />
}

/** The text says which list belongs to it, and what is pointed at; ProseMirror leaves these alone. */
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

function closeOnBlur(editor: Editor): () => void {
  const close = () => {
    if (openQuery(editor.state)) dismissQuery(editor)
  }
  editor.on('blur', close)
  return () => {
    editor.off('blur', close)
  }
}

/** What fits what has been typed: blocks, or articles and pages. */
function useMenuItems(find: FindPages, query: TypedQuery | null): readonly MenuItem[] {
  const asks = query?.asks ?? null
  const typed = query?.words ?? ''
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
