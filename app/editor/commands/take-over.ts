/** Takes over a text from elsewhere while somebody is typing in the editor. */
import { createDocument, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Mapping } from '@tiptap/pm/transform'
import { diffArrays } from 'diff'
import { isBlankLine } from '../serialise/write-content.ts'

interface Block {
  node: Node
  from: number
  to: number
}

/** Blank lines are never stored (write-content.ts): those in the editor are left alone. */
function blocksOf(doc: Node): Block[] {
  const blocks: Block[] = []
  doc.forEach((node, from) => {
    if (!isBlankLine(node)) blocks.push({ node, from, to: from + node.nodeSize })
  })
  return blocks
}

/**
 * Replaces only the blocks that differ, so that the caret stays where it is, in the text and on the
 * screen. `known`: the document last reported; `since`: the edits after that, which are kept too.
 * Returns the new document.
 */
export function takeOver(editor: Editor, html: string, known: Node, since: Mapping): Node {
  const { state, view } = editor
  const next = createDocument(html, state.schema)
  const { tr } = state
  for (const { at, gone, fresh } of changesBetween(blocksOf(known), blocksOf(next)).toReversed()) {
    // A replaced block that was typed in since stays, below the new blocks.
    const places = gone.map(({ node, from }) => {
      const start = since.map(from, 1)
      const isAsKnown = state.doc.nodeAt(start)?.eq(node) ?? false
      return { start, end: isAsKnown ? start + node.nodeSize : start }
    })
    for (const { start, end } of places.slice(1).toReversed()) tr.delete(start, end)
    const { start, end } = places[0] ?? { start: since.map(at, 1), end: since.map(at, 1) }
    tr.replaceWith(start, end, fresh)
  }
  if (tr.docChanged) keepInPlace(editor, () => view.dispatch(tr.setMeta('preventUpdate', true)))
  return next
}

interface Change {
  /** Position in the document before the change. */
  at: number
  gone: Block[]
  fresh: Node[]
}

function changesBetween(before: Block[], after: Block[]): Change[] {
  const changes: Change[] = []
  let at = 0
  let current: Change | null = null
  const comparator = (one: Block, other: Block) => one.node.eq(other.node)
  for (const { value, added, removed } of diffArrays(before, after, { comparator })) {
    if (!added && !removed) {
      current = null
      at += value.length
      continue
    }
    current ??= { at: before[at - 1]?.to ?? 0, gone: [], fresh: [] }
    if (!changes.includes(current)) changes.push(current)
    if (added) current.fresh.push(...value.map(({ node }) => node))
    else {
      current.gone.push(...value)
      at += value.length
    }
  }
  return changes
}

/** Scrolls so that blocks inserted above the caret do not move it on the screen. */
function keepInPlace({ view }: Editor, change: () => void): void {
  const scroller = scrollerAround(view.dom)
  const before = view.coordsAtPos(view.state.selection.head).top
  change()
  const after = view.coordsAtPos(view.state.selection.head).top
  if (scroller) scroller.scrollTop += after - before
}

export function scrollerAround({ parentElement }: Element): Element | null {
  if (!parentElement) return null
  const scrolls = /auto|scroll/.test(getComputedStyle(parentElement).overflowY)
  return scrolls ? parentElement : scrollerAround(parentElement)
}
