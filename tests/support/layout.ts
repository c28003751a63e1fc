import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, untilLaidOut } from './journey.ts'

/** Expects nothing wider than the window, also at 320 px (400% zoom) and in text of twice the size. */
export async function expectNoSidewaysScroll(page: Page, when: string, widths = [0]) {
  const { width: own = 1280, height = 720 } = page.viewportSize() ?? {}
  for (const width of widths) {
    await page.setViewportSize({ width: width || own, height })
    await untilLaidOut(page)
    const overflow = await page.locator('html').evaluate((html) => {
      const measure = (size: string) => {
        html.style.fontSize = size
        return html.scrollWidth - html.clientWidth
      }
      return Math.max(innerWidth < 1024 ? 0 : measure('200%'), measure(''))
    })
    expect(overflow, `${when} at ${width || own} px`).toBeLessThanOrEqual(0)
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
