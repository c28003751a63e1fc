/** ProseMirror's props: the attributes of the text, and the handling of files, pastes and keys. */
import type { Editor } from '@tiptap/core'
import { exitCode } from '@tiptap/pm/commands'
import { DOMParser, type Slice } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { useEffect, useMemo, useRef } from 'react'
import { editorToasts } from '../../../content/en/admin/editor.ts'
import { fill, formFor, listing } from '../../../domain/wording.ts'
import {
  findYoutubeVideo,
  type YoutubeVideo,
  youtubePlayerAddress,
} from '../../../domain/youtube.ts'
import { toast } from '../../ui/toast.tsx'
import {
  duplicateBlock,
  enterSelected,
  escapeFrom,
  insertBlock,
  isEscaped,
  moveBlock,
  selectedBlock,
} from '../commands/select-block.ts'
import { scrollerAround } from '../commands/take-over.ts'
import { isQueryOpen } from '../commands/typed-query.ts'
import {
  cleanMarkdown,
  cleanPaste,
  findFrameHosts,
  hasForeignImages,
  isOnlyImages,
  isOnlyLines,
  looksLikeMarkdown,
  markdownHtml,
} from '../paste/clean-paste.ts'
import { type HtmlPart, readHtml, writeHtml } from '../serialise/html-tree.ts'
import { dialogOf, type Task } from './toolbar/actions.ts'

interface EditorHandlers {
  onFiles: (view: EditorView, files: File[], at: number) => void
  onTask: (task: Task) => void
  /** Moves the focus to the toolbar, or to the selection bar. */
  onLeave: (to: 'toolbar' | 'selection') => void
}

/** Attributes of the editable element, as strings so that they compare as JSON. */
export type TextAttributes = Record<string, string>

/** Margins in pixels that keep the caret clear of the toolbar above and the status bar below. */
export const createCaretRoom = () => ({
  margin: { top: 150, bottom: 120, left: 0, right: 0 },
  /** The scrolling element around the text. */
  scroller: null as Element | null,
})

type CaretRoom = ReturnType<typeof createCaretRoom>

/** Pixels between the caret and a bar. */
const besideBar = 48

/** Keeps the caret clear of the bars, which grow and shrink with their content. */
export function useBarRoom(editor: Editor, room: CaretRoom): void {
  useEffect(() => {
    const frame = editor.view.dom.closest('.editor')
    const toolbar = frame?.querySelector<HTMLElement>('.editor-toolbar')
    const foot = frame?.querySelector<HTMLElement>('.editor-foot')
    if (!toolbar || !foot) return
    const observer = new ResizeObserver(() => {
      room.scroller = scrollerAround(toolbar)
      room.margin.top = toolbar.offsetHeight + besideBar
      room.margin.bottom = foot.offsetHeight + besideBar
      if (frame?.contains(document.activeElement))
        editor.view.dispatch(editor.state.tr.scrollIntoView())
    })
    observer.observe(toolbar)
    observer.observe(foot)
    return () => observer.disconnect()
  }, [editor, room])
}

export function useEditorProps(
  attributes: TextAttributes,
  handlers: EditorHandlers,
  room: CaretRoom,
): EditorProps {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  }, [handlers])
  const key = JSON.stringify(attributes)
  return useMemo(
    () => ({
      attributes: JSON.parse(key) as TextAttributes,
      handleDOMEvents: keysStayHere,
      scrollThreshold: room.margin,
      scrollMargin: room.margin,
      handleScrollToSelection: (view) => isCaretSeen(view, room),
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, _around, isPlain, view) =>
        // Null for a paste as plain text: ProseMirror then makes paragraphs of it.
        (isPlain ? null : readPastedMarkdown(text, view)) as Slice,
      handlePaste: (view, event) => {
        const files = pastedFiles(event.clipboardData)
        if (files.length > 0) latest.current.onFiles(view, files, view.state.selection.to)
        return files.length > 0 || pasteFilm(view, event.clipboardData) || pasteLines(view, event)
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = isMoved ? [] : [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return false
        event.preventDefault()
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        latest.current.onFiles(view, files, place?.pos ?? view.state.selection.to)
        return true
      },
      // Typing does not replace a selected block: it was selected to move, change or delete it.
      handleTextInput: (view, _from, _to, letters) => {
        if (enter(view)) view.dispatch(view.state.tr.insertText(letters).scrollIntoView())
        else if (!selectedBlock(view.state)) return false
        return true
      },
      // An open insert menu handles its own keys, except commands.
      handleKeyDown: (view, event) =>
        (isCommand(event) || !isQueryOpen(view.state)) && handleKey(view, event, latest.current),
      // One click opens a picture or gallery; the other nodes need two, because one selects them.
      handleClickOn: (view, _pos, { type }, at, { button, shiftKey }) => {
        const task = type.name === 'image' || type.name === 'gallery' ? dialogOf(type.name) : null
        if (task === null || button !== 0 || shiftKey) return false
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
        latest.current.onTask(task)
        return true
      },
      handleDoubleClickOn: (_view, _pos, { type }) => {
        const task = dialogOf(type.name)
        if (task) latest.current.onTask(task)
        return task !== null
      },
    }),
    [key, room],
  )
}

const keepHere = (_view: EditorView, event: Event) => event.stopPropagation()

/** Stops the browser from replacing a selected block by letters of a phone's keyboard. */
function keepBlock({ state }: EditorView, event: InputEvent): void {
  event.stopPropagation()
  if (event.inputType.startsWith('insertText') && selectedBlock(state)) event.preventDefault()
}

/** Whether Ctrl, Command or Alt is held with a key; a modifier key by itself is no command. */
export function isCommand({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey || altKey) && !['Control', 'Meta', 'Alt', 'Shift'].includes(key)
}

/**
 * Keyboard events stay in the text, except commands and Escape. React would handle each at the root
 * and search all elements around the text for listeners, of which there are none.
 */
const keysStayHere: EditorProps['handleDOMEvents'] = {
  keydown: (_view, event) => {
    if (!isCommand(event) && event.key !== 'Escape') event.stopPropagation()
  },
  keypress: keepHere,
  beforeinput: keepBlock,
  textInput: keepHere,
  input: keepHere,
  keyup: keepHere,
}

/**
 * Whether the caret is visible, as after most keys: then ProseMirror need not measure all elements
 * around the text. Checked in the same frame, because another frame costs more than the check.
 */
function isCaretSeen(view: EditorView, { scroller, margin }: CaretRoom): boolean {
  if (!scroller || !(view.state.selection instanceof TextSelection)) return false
  // Visible: inside the scroller and the window above a phone's keyboard, clear of the bars.
  const caret = view.coordsAtPos(view.state.selection.head)
  const { top, bottom } = scroller.getBoundingClientRect()
  const { visualViewport } = window
  const offset = visualViewport?.offsetTop ?? 0
  const end = offset + (visualViewport?.height ?? window.innerHeight)
  return (
    caret.top - margin.top >= Math.max(top, offset) &&
    caret.bottom + margin.bottom <= Math.min(bottom, end)
  )
}

/** Pasted files, but none if text came with them: Word adds a picture of the copied text. */
function pastedFiles(clipboard: DataTransfer | null): File[] {
  const files = [...(clipboard?.files ?? [])]
  const html = clipboard?.getData('text/html') ?? ''
  return html.trim() === '' || isOnlyImages(readHtml(html)) ? files : []
}

/** On Enter, replaces a typed line that is only a film's link by the film, as in `pasteFilm`. */
function endFilmLine(view: EditorView): boolean {
  const { selection, tr } = view.state
  const { $from, empty } = selection
  const { parent } = $from
  const isLine =
    empty && parent.type.name === 'paragraph' && $from.parentOffset === parent.content.size
  const video = isLine ? findYoutubeVideo(parent.textContent.trim()) : null
  if (!video) return false
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, $from.start(), $from.end())))
  insertFilm(view, video)
  return true
}

/** A film's link pasted into an empty paragraph becomes the film; elsewhere it stays a link. */
function pasteFilm(view: EditorView, clipboard: DataTransfer | null): boolean {
  const video = findYoutubeVideo(clipboard?.getData('text/plain').trim() ?? '')
  const { parent } = view.state.selection.$from
  if (!video || parent.type.name !== 'paragraph' || parent.content.size > 0) return false
  insertFilm(view, video)
  return true
}

function insertFilm(view: EditorView, video: YoutubeVideo): void {
  const film = { src: youtubePlayerAddress(video), title: null }
  insertBlock({ state: view.state, view }, 'video', film)
}

/** Pastes Markdown from a code editor as text, because its HTML only adds colours. */
function pasteLines(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (html === '' || !looksLikeMarkdown(text) || !isOnlyLines(readHtml(html))) return false
  return view.pasteText(text)
}

/** The cleaned content; null for text that is not Markdown. */
function readPastedMarkdown(text: string, view: EditorView): Slice | null {
  if (!looksLikeMarkdown(text)) return null
  const { origin } = location
  const parts = readHtml(markdownHtml(text))
  sayLeftOut(parts)
  const html = writeHtml(cleanMarkdown(parts, origin))
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  return DOMParser.fromSchema(view.state.schema).parseSlice(body)
}

function cleanPastedHtml(html: string): string {
  // Copied from a ProseMirror editor such as this one: the schema already knows it.
  if (html.includes('data-pm-slice')) return html
  const parts = readHtml(html)
  sayLeftOut(parts)
  return writeHtml(cleanPaste(parts, location.origin))
}

function sayLeftOut(parts: HtmlPart[]): void {
  const hasImages = hasForeignImages(parts, location.origin)
  const hosts = new Set(findFrameHosts(parts, location.origin))
  if (hosts.size > 0) {
    const { title, description } = hasImages ? editorToasts.bothLeftOut : editorToasts.framesLeftOut
    toast({ title: fill(formFor(title, hosts.size), { hosts: listing([...hosts]) }), description })
  } else if (hasImages) toast(editorToasts.leftOut)
}

/** Puts the caret at the end of the selected block; false where there is none with text. */
function enter(view: EditorView): boolean {
  const tr = enterSelected(view.state)
  if (tr) view.dispatch(tr)
  return tr !== null
}

/** Key code during composition: a phone's keyboard, or Chinese, Japanese or Korean input. */
const composingKeyCode = 229

function handleKey(view: EditorView, event: KeyboardEvent, handlers: EditorHandlers): boolean {
  if (event.keyCode === composingKeyCode) {
    enter(view)
    return false
  }
  const { onTask, onLeave } = handlers
  const isMod = event.ctrlKey || event.metaKey
  if (event.altKey && event.key === 'F10') onLeave('toolbar')
  else if (event.altKey && event.key === 'F9') onLeave('selection')
  else if (isMod && event.key.toLowerCase() === 'k') onTask('link')
  else if (isMod && event.key === '/') onTask('shortcuts')
  else if (event.key === 'Enter' && isMod) {
    // Outside code, the form around the editor handles it.
    if (exitCode(view.state, view.dispatch)) event.stopPropagation()
  } else if (event.altKey && !isMod && !event.shiftKey && /^Arrow(Up|Down)$/.test(event.key)) {
    const tr = moveBlock(view.state, event.key === 'ArrowUp' ? 'up' : 'down')
    if (tr) view.dispatch(tr)
  } else if (isMod && event.shiftKey && event.key.toLowerCase() === 'd') {
    const tr = duplicateBlock(view.state)
    if (tr) view.dispatch(tr)
  } else if (!changeBySingleKey(view, event)) return false
  event.preventDefault()
  return true
}

/** Enter, Backspace, Delete, Escape without modifiers; false leaves the key to other handlers. */
function changeBySingleKey(view: EditorView, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (shiftKey || ctrlKey || metaKey) return false
  if (key === 'Enter') return endFilmLine(view) || enter(view)
  if (key === 'Backspace' || key === 'Delete') return isEscaped(view.state) && enter(view)
  const tr = key === 'Escape' ? escapeFrom(view.state) : null
  if (tr) view.dispatch(tr)
  return tr !== null
}
