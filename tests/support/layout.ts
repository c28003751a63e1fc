import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing is wider than the window: also for 400% zoom, which is 320 px wide. */
export async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, when).toBeLessThanOrEqual(0)
}

/** The document in a frame needs no scroll bar. */
export async function expectFits(root: Locator): Promise<void> {
  const measure = () =>
    root.evaluate((html) => [
      html.scrollHeight - html.clientHeight,
      html.scrollWidth - html.clientWidth,
    ])
  await expect.poll(measure).toEqual([0, 0])
}

/** Every button and link in it can be pressed: none is cut off, or lies under something. */
export async function expectAllPressable(list: Locator, when: string): Promise<void> {
  const findCovered = () =>
    list
      .getByRole('button')
      .or(list.getByRole('link'))
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            control.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left, top, width, height } = control.getBoundingClientRect()
            return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          })
          .map(({ outerHTML }) => outerHTML),
      )
  await expect.poll(findCovered, when).toEqual([])
}
