/** Where something floats beside a place in the text: never over it, and never under a bar. */
import type { EditorView } from '@tiptap/pm/view'

const gap = 6

interface Place {
  /** In the coordinates of the window. */
  left: number
  top: number
  bottom: number
}

/** From the bar above the text, or the window's edge, to the bar below it, or the keyboard. */
function roomOf(paper: HTMLElement): { top: number; bottom: number } {
  const frame = paper.closest('.editor')
  const edge = (selector: string) => frame?.querySelector(selector)?.getBoundingClientRect()
  const shown = window.visualViewport
  const bottom = shown ? shown.offsetTop + shown.height : window.innerHeight
  return {
    top: Math.max(0, edge('.editor-toolbar')?.bottom ?? 0),
    bottom: Math.min(bottom, edge('.editor-foot')?.top ?? bottom),
  }
}

/**
 * Puts `floating` above or below `place`, within `paper`. Where there is not enough room on the
 * wanted side it goes to the other; its height is bounded by what there is.
 */
export function placeBeside(
  floating: HTMLElement,
  paper: HTMLElement,
  place: Place,
  wanted: 'above' | 'below',
): void {
  const around = paper.getBoundingClientRect()
  const room = roomOf(paper)
  const above = place.top - room.top - gap * 2
  const below = room.bottom - place.bottom - gap * 2
  floating.style.maxHeight = ''
  const height = floating.offsetHeight
  const first = wanted === 'above' ? above : below
  const second = wanted === 'above' ? below : above
  const isWanted = first >= height || first >= second
  const isAbove = isWanted === (wanted === 'above')
  floating.style.maxHeight = `${Math.max(isAbove ? above : below, 48)}px`
  const top = isAbove ? place.top - gap - floating.offsetHeight : place.bottom + gap
  const left = Math.min(
    Math.max(place.left, around.left + gap),
    around.right - floating.offsetWidth - gap,
  )
  floating.style.top = `${top - around.top}px`
  floating.style.left = `${Math.max(left, around.left + gap) - around.left}px`
}

/** The part of a selection that can be seen. */
export function selectionPlace(view: EditorView, paper: HTMLElement): Place | null {
  const { from, to } = view.state.selection
  const start = view.coordsAtPos(from, 1)
  const end = view.coordsAtPos(to, -1)
  const room = roomOf(paper)
  if (end.bottom < room.top || start.top > room.bottom) return null
  const isTall = start.top < room.top + 60 && end.bottom > room.bottom - 60
  return isTall ? null : { left: start.left, top: start.top, bottom: end.bottom }
}
