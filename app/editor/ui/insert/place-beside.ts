/** Where something floats beside words of the text: never over them, and never under a bar. */
import { flip, hide, type Middleware, offset, shift, size } from '@floating-ui/dom'

const padding = 6

/** From the bar above the text to the bar below it; Floating UI knows of a phone's keyboard. */
function roomOf(text: HTMLElement) {
  const frame = text.closest('.editor')
  const boxOf = (selector: string) => frame?.querySelector(selector)?.getBoundingClientRect()
  const { left: x = 0, width = 0 } = boxOf('.editor-paper') ?? {}
  const y = boxOf('.editor-toolbar')?.bottom ?? 0
  return { x, y, width, height: (boxOf('.editor-foot')?.top ?? y) - y }
}

/** On the side where there is room, as high as that allows; hidden where there is none. */
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
