import { expect, type Page } from '@playwright/test'
import { contactForm } from '../../content/en/pages/contact.ts'

let people = 0

/** A message that no other test sends. */
export function newMessage() {
  people += 1
  return {
    name: `Nora Example ${process.pid}-${people}`,
    email: `nora-${process.pid}-${people}@example.com`,
    company: 'Example Ltd',
    message: 'We rank applications with software.\nWhat do we owe to candidates?',
  }
}

type Entries = Partial<ReturnType<typeof newMessage>>

export const field = (page: Page, name: keyof Entries) => page.locator(`#contact-${name}`)

/** The text of the element that describes a field (`aria-describedby`). */
export async function describedBy(page: Page, name: keyof Entries): Promise<string | null> {
  const id = await field(page, name).getAttribute('aria-describedby')
  return id && page.locator(`[id="${id}"]`).textContent()
}

export async function fill(page: Page, entries: Entries): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    await field(page, name as keyof Entries).fill(text)
  }
}

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: contactForm.submit, exact: true })

/** Waits for the minimum time of a person: messages sent sooner count as spam. */
export async function passAsPerson(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2_100)
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const card = page.locator('.toast')
  await expect(card).toContainText(title)
  await expect(card).toContainText(text)
}
