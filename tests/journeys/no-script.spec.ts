import { contactForm } from '../../content/en/pages/contact.ts'
import { homePage } from '../../content/en/pages/home.ts'
import {
  contactPages,
  describedBy,
  field,
  fill,
  newMessage,
  submitButton,
} from '../support/contact-steps.ts'
import { expect, test } from '../support/journey.ts'
import { readStored } from '../support/stored-rows.ts'

test.use({ javaScriptEnabled: false })

// With scripts off the browser refuses the preloads of scripts, and says so.
const refusedPreload = /\.js: csp$/

for (const path of contactPages) {
  test(`the contact form on ${path} is an ordinary form`, async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(refusedPreload)
    allowConsole(/400 \(Bad Request\)/)
    const { name, email, company, message } = newMessage()
    await page.goto(`${path}?aud=vendor&utm_source=audience_page&plan=scale`)
    await fill(page, { name: 'N', email: 'nora@', company, message })
    const [response] = await Promise.all([
      page.waitForResponse((it) => it.request().method() === 'POST'),
      submitButton(page).click(),
    ])
    expect(response.status()).toBe(400)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(await describedBy(page, 'name')).toBe('Name must be at least 2 characters.')
    expect(await describedBy(page, 'email')).toBe('Please enter a valid email address.')
    expect(await describedBy(page, 'message')).toBeNull()
    await expect(field(page, 'email')).toHaveValue('nora@')
    await expect(field(page, 'company')).toHaveValue(company)
    await expect(field(page, 'message')).toHaveValue(message)
    const summary = page.getByRole('alert')
    await expect(summary).toBeInViewport()
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Please check these fields')
    await summary.getByRole('link', { name: 'Please enter a valid email address.' }).click()
    await expect(field(page, 'email')).toBeInViewport()

    await fill(page, { name, email })
    await submitButton(page).click()
    const success = page.getByRole('status').filter({ hasText: 'Message sent!' })
    await expect(success).toContainText("We'll respond within one business day.")
    await expect(success).toBeInViewport()
    await expect(success).toBeFocused()
    await expect(success).toContainText(contactForm.sent.nextTitle)
    await expect(field(page, 'message')).toHaveValue('')
    await expect(field(page, 'message')).toBeHidden()
    expect(readStored(server, 'messages').filter((row) => row.email === email)).toMatchObject([
      { name, company, message, aud: 'vendor', utm_source: 'audience_page', plan: 'scale' },
    ])
  })
}

test('the newsletter form is an ordinary form in its frame', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/400 \(Bad Request\)/)
  const email = `plain-${process.pid}@example.com`
  await page.goto('/newsletter')
  await expect(page.locator('iframe')).toHaveAttribute('height', '523')
  const form = page.frameLocator('iframe')
  await form.getByLabel('Work email').fill('plain@')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(form.getByLabel('Work email')).toHaveValue('plain@')
  await form.getByLabel('Work email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toContainText(
    'the link that confirms your address does not reach you',
  )
  const stored = readStored(server, 'subscribers').filter((row) => row.email === email)
  expect(stored).toMatchObject([{ status: 'pending' }])
})

test('Home reads whole, and its menu opens', async ({ page, allowConsole }) => {
  allowConsole(refusedPreload)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const shown = [homePage.problem, homePage.components, homePage.founder, homePage.contact]
  for (const { title } of shown)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('[data-countdown="specified"] [data-unit]')).toHaveText([
    ...['0', '00', '00', '00'],
  ])
  await expect(page.locator('[data-countdown="next"] [data-unit]').first()).toHaveText(/^\d+$/)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('About').click()
  await expect(page).toHaveURL(/\/about$/)
})
