import { contactForm } from '../../content/en/pages/contact.ts'
import { homePage } from '../../content/en/pages/home.ts'
import { newsletterLinks } from '../../content/en/pages/newsletter.ts'
import { describedBy, field, fill, newMessage, submitButton } from '../support/contact-steps.ts'
import { expect, test } from '../support/journey.ts'
import { askForLink, findReader, newReader, signUnsubscribe } from '../support/newsletter-links.ts'
import { readStored } from '../support/stored-rows.ts'

test.use({ javaScriptEnabled: false })

// With scripts off the browser refuses the preloads of scripts, and says so.
test.beforeEach(({ allowConsole }) => {
  allowConsole(/\.js: csp$/)
  allowConsole(/400 \(Bad Request\)/)
})

test('Home, the service and the pages of words read whole; menus and questions open', async ({
  page,
}) => {
  const figures = (which: string) => page.locator(`[data-countdown="${which}"] [data-unit]`)
  const openMenu = async (entry: string) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByText(entry, { exact: true }).first().click()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const shown = [homePage.problem, homePage.components, homePage.founder, homePage.contact]
  for (const { title } of shown)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(figures('specified')).toHaveText(['0', '00', '00', '00'])
  await expect(figures('next').first()).toHaveText(/^\d+$/)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await openMenu('About')
  await expect(page).toHaveURL(/\/about$/)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/for-ta-teams')
  await page.getByText('What does QuickScore cost').click()
  await expect(page.getByText('QuickScore is free and unlimited.')).toBeVisible()
  await page.getByText('Who we help').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Industry analysts' }).click()
  await expect(page).toHaveURL(/\/for-analysts$/)

  await page.goto('/governance-in-a-box')
  await expect(figures('specified')).toHaveText(['0', '00', '00'])
  await expect(figures('next').first()).toHaveText(/^\d+$/)
  await page.getByText('How long is the retainer?').click()
  await expect(page.getByText('12 months, and it is renewable.')).toBeVisible()
  await page.getByText(/^All \d+ dates/).click()
  await page.getByText('Article 50 transparency', { exact: true }).click()
  await expect(page.getByText('Providers and deployers of AI that people talk to')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
  await page.getByText('How it is worked out').click()
  await expect(page.getByText('The annual fee is £23,820')).toBeVisible()
})

test('the contact form, that of the newsletter and the buttons of its links are ordinary forms', async ({
  page,
  server,
}) => {
  const storedOf = (table: 'messages' | 'subscribers', email: string) =>
    readStored(server, table).filter((row) => row.email === email)
  const { name, email, company, message } = newMessage()
  await page.goto('/?aud=vendor&utm_source=audience_page&plan=scale')
  await fill(page, { name: 'N', email: 'nora@', company, message })
  await submitButton(page).click()
  const summary = page.getByRole('status')
  await expect(summary).toBeInViewport()
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Please check these fields')
  expect(await describedBy(page, 'name')).toBe('Name must be at least 2 characters.')
  expect(await describedBy(page, 'email')).toBe('Please enter a valid email address.')
  expect(await describedBy(page, 'message')).toBeNull()
  await expect(field(page, 'email')).toHaveValue('nora@')
  await expect(field(page, 'message')).toHaveValue(message)
  await summary.getByRole('link', { name: 'Please enter a valid email address.' }).click()
  await expect(field(page, 'email')).toBeInViewport()
  await fill(page, { name, email })
  await submitButton(page).click()
  const success = page.getByRole('status').filter({ hasText: 'Message sent!' })
  await expect(success).toContainText("We'll respond within one business day.")
  await expect(success).toBeInViewport()
  await expect(success).toBeFocused()
  await expect(success).toContainText(contactForm.sent.nextTitle)
  await expect(field(page, 'message')).toBeHidden()
  expect(storedOf('messages', email)).toMatchObject([
    { name, company, message, aud: 'vendor', utm_source: 'audience_page', plan: 'scale' },
  ])
  // The same form stands on a page of its own.
  const other = newMessage()
  await page.goto('/contact')
  await fill(page, other)
  await submitButton(page).click()
  await expect(success).toBeFocused()
  expect(storedOf('messages', other.email)).toHaveLength(1)

  await test.step('in the frame of the newsletter', async () => {
    const reader = newReader()
    await page.goto('/newsletter')
    await expect(page.locator('iframe')).toHaveAttribute('height', '523')
    const form = page.frameLocator('iframe')
    await form.getByLabel('Work email').fill('plain@')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(form.getByLabel('Work email')).toHaveValue('plain@')
    await form.getByLabel('Work email').fill(reader)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByRole('status')).toContainText(
      'the link that confirms your address will not reach you',
    )
    expect(storedOf('subscribers', reader)).toMatchObject([{ status: 'pending' }])
  })
  await test.step('behind the links of the newsletter', async () => {
    const { confirm, unsubscribe } = newsletterLinks
    const reader = newReader()
    await page.goto(await askForLink(page, server, reader))
    await page.getByRole('button', { name: confirm.submit }).click()
    await expect(page.getByRole('status')).toContainText(confirm.done.title)
    expect(findReader(server, reader)).toMatchObject({ status: 'active' })
    await page.goto(await signUnsubscribe(server, Number(findReader(server, reader)?.id)))
    await page.getByRole('button', { name: unsubscribe.submit }).click()
    await expect(page.getByRole('status')).toContainText(unsubscribe.done.title)
    expect(findReader(server, reader)).toMatchObject({ status: 'unsubscribed' })
  })
})
