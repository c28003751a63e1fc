import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, untilLaidOut } from './journey.ts'

/** Expects nothing wider than window or dialog, no letters of a drawing cut; also in text twice as large. */
export async function expectNoSidewaysScroll(page: Page, when: string, widths = [0]) {
  const { width: own = 1280, height = 720 } = page.viewportSize() ?? {}
  for (const width of widths) {
    await page.setViewportSize({ width: width || own, height })
    await untilLaidOut(page)
    const faults = await page.locator('html').evaluate((html) => {
      /** Letters of a drawing beyond its edge, or over other letters. */
      const isCut = (text: Element) => {
        const drawing = text.closest('svg') as SVGSVGElement
        const own = text.getBoundingClientRect()
        const share = (one: Element) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          const width = Math.min(right, own.right) - Math.max(left, own.left)
          return [width, Math.min(bottom, own.bottom) - Math.max(top, own.top)] as const
        }
        const [width, height] = share(drawing)
        if (width < own.width - 2 || height < own.height - 4) return own.width > 0
        const others = Array.from(drawing.parentElement?.querySelectorAll('span, text') ?? [])
        return others.some((one) => one !== text && share(one).every((length) => length > 3))
      }
      const find = (size: string) => {
        html.style.fontSize = size
        return Array.from(document.querySelectorAll(':root, :modal, :modal .overflow-y-auto'))
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .concat(Array.from(document.querySelectorAll('svg text')).filter(isCut))
          .map(({ outerHTML }) => outerHTML.slice(0, 200))
      }
      return (innerWidth < 1024 ? [] : find('200%')).concat(find(''))
    })
    expect(faults, `${when} at ${width || own} px`).toEqual([])
  }
}

/** Checks the layout at each width and accessibility at the last, which the window keeps. */
export async function look(page: Page, name: string, widths = [1024, 390], within?: Locator) {
  await expectNoSidewaysScroll(page, name, widths)
  await expectAccessible(page, name, within)
}

/** Expects that the document in a frame needs no scroll bar. */
export async function expectFits(root: Locator): Promise<void> {
  const measure = () =>
    root.evaluate((html) => [
      html.scrollHeight - html.clientHeight,
      html.scrollWidth - html.clientWidth,
    ])
  await expect.poll(measure).toEqual([0, 0])
}

/** Expects every button, link and field to be neither clipped nor covered when scrolled to. */
export async function expectAllPressable(list: Locator, when: string): Promise<void> {
  const findCovered = () =>
    list
      .getByRole('button')
      .or(list.getByRole('link'))
      .or(list.getByRole('textbox'))
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
            // The first line of wrapped text.
            const [{ left, top, width, height } = new DOMRect()] = control.getClientRects()
            return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          })
          .map(({ outerHTML }) => outerHTML),
      )
  await expect.poll(findCovered, when).toEqual([])
}

/** The same at several screen widths; restores the window's size. */
export async function expectPressableAtEveryWidth(page: Page, list: Locator): Promise<void> {
  const before = page.viewportSize()
  for (const width of [1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(list).toBeVisible()
    await expectAllPressable(list, `at ${width} px`)
  }
  if (before) await page.setViewportSize(before)
}
