/**
 * Bar with the most used tools for selected words: beside them, or on a narrow screen above the
 * keyboard. It never covers the ends of the selection, where the caret is.
 */
import { computePosition, flip, hide, type Middleware, offset, shift, size } from '@floating-ui/dom'
import { type Editor, posToDOMRect } from '@tiptap/core'
import { AllSelection, TextSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { editorWords } from '../../../content/en/admin/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Task, toolsOf } from './toolbar/actions.ts'
import { ToolRow } from './toolbar/tool-row.tsx'

interface SelectionBarProps {
  editor: Editor
  /** Whether it floats beside the words; otherwise it stays where it is rendered. */
  isFloating: boolean
  controls: string
  onTask: (task: Task) => void
  ref: Ref<HTMLDivElement>
}

const floating =
  'absolute z-3 w-max max-w-[calc(100%-0.75rem)] overflow-hidden rounded-xs border border-line bg-surface shadow-lift'

const groups = [
  toolsOf('bold', 'italic', 'underline', 'strike', 'link'),
  toolsOf('heading-2', 'heading-3', 'quote'),
]

export function SelectionBar({ editor, isFloating, controls, onTask, ref }: SelectionBarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const isPressing = usePressing(editor)
  const selected = useEditorState({ editor, selector: () => selectedWords(editor) })
  const isShown = selected !== null && !isPressing && (hasFocus || selected.isFocused)
  const from = selected?.from
  const to = selected?.to
  useLayoutEffect(() => {
    const bar = box.current
    if (!isShown || !isFloating || !bar || from === undefined || to === undefined) return
    const text = editor.view
    const words = { getBoundingClientRect: () => posToDOMRect(text, from, to) }
    const options = { placement: 'top-start', middleware: besideWords(text.dom) } as const
    computePosition(words, bar, options).then(({ x, y }) => {
      Object.assign(bar.style, { left: `${x}px`, top: `${y}px` })
    })
  }, [editor, isFloating, isShown, from, to])
  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only knows whether the focus is within
    <div
      className={classNames('editor-selection', isFloating && floating)}
      onBlur={() => setFocus(false)}
      onFocus={() => setFocus(true)}
      ref={box}
    >
      <ToolRow
        className="flex gap-x-2 overflow-x-auto overflow-y-hidden"
        controls={controls}
        editor={editor}
        groups={groups}
        label={editorWords.selection}
        onTask={onTask}
        ref={ref}
      />
    </div>
  )
}

function selectedWords({ state, isFocused }: Editor) {
  const { selection } = state
  const { from, to, empty, $from } = selection
  const isWords =
    (selection instanceof TextSelection || selection instanceof AllSelection) &&
    !empty &&
    !$from.parent.type.spec.code
  return isWords ? { from, to, isFocused } : null
}

/** Whether a mouse button is held on the text: nothing may appear under it while selecting. */
function usePressing(editor: Editor): boolean {
  const [isPressing, setPressing] = useState(false)
  useEffect(() => {
    const { dom } = editor.view
    const press = ({ pointerType }: PointerEvent) => setPressing(pointerType === 'mouse')
    const release = () => setPressing(false)
    const listening = new AbortController()
    const { signal } = listening
    dom.addEventListener('pointerdown', press, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', release, { signal })
    window.addEventListener('dragend', release, { signal })
    return () => listening.abort()
  }, [editor])
  return isPressing
}

const padding = 6

/** The area between toolbar and status bar; Floating UI accounts for a phone's keyboard. */
function roomOf(text: HTMLElement) {
  const frame = text.closest('.editor')
  const boxOf = (selector: string) => frame?.querySelector(selector)?.getBoundingClientRect()
  const { left: x = 0, width = 0 } = boxOf('.editor-paper') ?? {}
  const y = boxOf('.editor-toolbar')?.bottom ?? 0
  return { x, y, width, height: (boxOf('.editor-foot')?.top ?? y) - y }
}

/** Places a bar on the side with room, as high as fits, and hides it if there is no room. */
export function besideWords(text: HTMLElement): Middleware[] {
  const room = () => ({ boundary: roomOf(text), padding })
  return [
    offset(padding),
    flip(() => ({ ...room(), crossAxis: false, flipAlignment: false })),
    shift(room),
    hide(room),
    size(() => ({
      ...room(),
      apply: ({ availableHeight, middlewareData, elements: { floating } }) => {
        floating.hidden = availableHeight < 44 || middlewareData.hide?.referenceHidden === true
        floating.style.maxHeight = `${availableHeight}px`
      },
    })),
  ]
}
