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
