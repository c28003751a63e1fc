/**
 * Handle beside the block under the pointer: dragging it moves the block, pressing it selects the
 * block. For the mouse only; the keyboard moves a block with Alt and an arrow key, and without
 * dragging it can be cut and pasted.
 */
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type DragEvent, type RefObject, useEffect, useState } from 'react'
import { editorWords } from '../../../content/en/admin/editor.ts'
import { focusText } from './focus-text.ts'

interface BlockHandleProps {
  editor: Editor
  paper: RefObject<HTMLElement | null>
}

interface Held {
  at: number
  /** From the paper's top, in pixels. */
  top: number
}

export function BlockHandle({ editor, paper }: BlockHandleProps) {
  const [held, setHeld] = useHeldBlock(editor, paper)
  if (!held) return null

  function select() {
    if (!held) return
    editor.commands.setNodeSelection(held.at)
    focusText(editor)
  }

  return (
    <button
      aria-hidden="true"
      className="editor-handle absolute left-3 size-7 cursor-grab rounded-xs bg-[radial-gradient(circle,var(--dot)_1.5px,transparent_2px)] bg-[length:0.5rem_0.5rem] bg-center [--dot:var(--muted)] hover:bg-rule forced-colors:border forced-colors:border-[ButtonText] forced-colors:forced-color-adjust-none forced-colors:[--dot:ButtonText]"
      draggable
      onClick={select}
      onDragEnd={() => setHeld(null)}
      onDragStart={(event) => dragBlock(editor.view, held.at, event)}
      style={{ top: held.top }}
      tabIndex={-1}
      title={editorWords.handle}
      type="button"
    >
      {/* Firefox does not start a drag on a button itself, only on an element in it. */}
      <span className="block size-full" />
    </button>
  )
}

/** The outermost block beside the pointer; none after an edit until the pointer moves. */
function useHeldBlock(editor: Editor, paper: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    const around = paper.current
    if (!around || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
    let last = { x: Number.NaN, y: Number.NaN }
    const move = ({ clientX, clientY, buttons }: PointerEvent) => {
      // Browsers send this event for a still pointer too, when the text under it has changed.
      const isStill = clientX === last.x && clientY === last.y
      last = { x: clientX, y: clientY }
      if (buttons > 0 || isStill) return
      const found = findBlock(editor.view, around, clientY)
      setHeld((before) => (before?.at === found?.at && before?.top === found?.top ? before : found))
    }
    const leave = () => setHeld(null)
    around.addEventListener('pointermove', move)
    around.addEventListener('pointerleave', leave)
    editor.on('update', leave)
    return () => {
      around.removeEventListener('pointermove', move)
      around.removeEventListener('pointerleave', leave)
      editor.off('update', leave)
    }
  }, [editor, paper])
  return [held, setHeld] as const
}

function findBlock(view: EditorView, paper: HTMLElement, y: number): Held | null {
  const blocks = [...view.dom.children]
  const block = blocks.find((one) => one.getBoundingClientRect().bottom >= y)
  const box = block?.getBoundingClientRect()
  if (!block || !box || y < box.top) return null
  const inside = view.posAtDOM(block, 0)
  const $inside = view.state.doc.resolve(inside)
  // For a picture or film, which has no content, the position is that of the block.
  const at = $inside.depth === 0 ? inside : $inside.before(1)
  if (!view.state.doc.nodeAt(at)) return null
  return { at, top: box.top - paper.getBoundingClientRect().top }
}

function dragBlock(view: EditorView, at: number, { dataTransfer }: DragEvent): void {
  const selection = NodeSelection.create(view.state.doc, at)
  view.dispatch(view.state.tr.setSelection(selection))
  const slice = selection.content()
  const { dom, text } = view.serializeForClipboard(slice)
  dataTransfer.clearData()
  dataTransfer.setData('text/html', dom.innerHTML)
  dataTransfer.setData('text/plain', text)
  dataTransfer.effectAllowed = 'copyMove'
  const block = view.nodeDOM(at)
  if (block instanceof Element) dataTransfer.setDragImage(block, 0, 0)
  view.dragging = { slice, move: true }
}
