import type { Page } from '@playwright/test'
import { contactForm } from '../../content/en/pages/contact.ts'
import {
  describedBy,
  expectToast,
  field,
  fill,
  newMessage,
  passAsPerson,
  submitButton,
} from '../support/contact-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { readStored } from '../support/stored-rows.ts'

/** Where the page's script posts to: the action of Home or of the Contact page. */
const call = (url: URL) => url.pathname.endsWith('.data')
const messages = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  message: 'Message must be at least 10 characters.',
}

/** What the page sends, held until `release`, and then answered by the server. */
async function watchCalls(page: Page, release: Promise<void> = Promise.resolve()) {
  const sent: Record<string, unknown>[] = []
  await page.route(call, async (route) => {
    sent.push(route.request().postDataJSON())
    await release
    await route.continue()
  })
  return sent
}

test('the form says at each field what is wrong before anything is sent; what fails then is told, nothing typed is lost, and a repeat is the same message', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|request failed: POST|contact-check/)
  const path = '/contact'
  const sent = await watchCalls(page)
  await page.goto(path)
  await expectNoSidewaysScroll(page, 'contact', [1024, 320])
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(page.locator('label', { hasText: name }).first()).toContainText('*')
  }
  await expect(page.locator('label[for="contact-company"]')).not.toContainText('*')
  await submitButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  for (const name of ['name', 'email', 'message'] as const) {
    expect(await describedBy(page, name)).toBe(messages[name])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await describedBy(page, 'company')).toBeNull()
  await expectAccessible(page, `${path} with three errors`)
  // Sent again as it is, where the focus is already: its refusal is told once more.
  const told = page.locator('#contact-name-error')
  await told.evaluate((said) => {
    const seen = new MutationObserver(() => said.toggleAttribute('data-again', true))
    seen.observe(said, { attributeFilter: ['style'] })
  })
  await page.keyboard.press('Enter')
  await expect(told).toHaveAttribute('data-again')

  // A message goes once its field is right, and not before.
  await fill(page, { name: 'N', email: 'nora@', message: 'Too short' })
  await submitButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  await field(page, 'email').fill('nora@example')
  expect(await describedBy(page, 'email')).toBe(messages.email)
  await field(page, 'email').fill('nora@example.com')
  await expect(page.getByText(messages.email)).toHaveCount(0)
  expect(await describedBy(page, 'name')).toBe(messages.name)
  await submitButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  await field(page, 'name').fill('Nora')
  await submitButton(page).click()
  await expect(field(page, 'message')).toBeFocused()
  expect(sent).toEqual([])
  await page.unroute(call)

  const entries = newMessage()
  await fill(page, entries)
  const body = JSON.stringify({ success: false, message: 'Too many messages.' })
  await page.route(call, (route) => route.fulfill({ status: 429, body }))
  await submitButton(page).click()
  await expectToast(page, 'Something went wrong.', '429: Too many messages.')
  await page.unroute(call)
  await page.route(call, (route) => route.abort('internetdisconnected'))
  await submitButton(page).click()
  await expectToast(page, 'Something went wrong.', 'Please try again later.')
  for (const [name, text] of Object.entries(entries)) {
    await expect(field(page, name as keyof typeof entries)).toHaveValue(text)
  }
  await expectAccessible(page, 'the contact form after a failure')
  await page.unroute(call)

  await test.step('what only the server finds wrong shows at its field', async () => {
    await page.route(call, (route) => {
      const posted = new URLSearchParams(route.request().postData() ?? '')
      posted.set('email', 'changed on the way')
      return route.continue({ postData: posted.toString() })
    })
    await submitButton(page).click()
    await expect(field(page, 'email')).toBeFocused()
    expect(await describedBy(page, 'email')).toBe(messages.email)
    await expectToast(page, 'Something went wrong.', `400: ${messages.email}`)
    await expect(field(page, 'email')).toHaveValue(entries.email)
    await page.unroute(call)
  })

  const keys: string[] = []
  await page.route(call, async (route) => {
    keys.push(route.request().postDataJSON().idempotency_key)
    await route.fetch()
    await route.abort('connectionreset')
  })
  for (const [index, company] of ['Lost Ltd', 'Lost Ltd', 'Another Ltd'].entries()) {
    await field(page, 'company').fill(company)
    await submitButton(page).click()
    await expect.poll(() => keys.length).toBe(index + 1)
    await expect(submitButton(page)).toBeEnabled()
  }
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
  const companies = () =>
    readStored(server, 'messages')
      .filter(({ email }) => email === entries.email)
      .map(({ company }) => company)
  expect(companies()).toEqual(['Lost Ltd', 'Another Ltd'])
  await page.unroute(call)

  await test.step('the button waits for the answer, and a second press sends nothing', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const sent = await watchCalls(page, promise)
    await field(page, 'company').fill('Third Ltd')
    await submitButton(page).dblclick()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    answer()
    const told = page.getByRole('status').filter({ hasText: 'Message sent!' }).first()
    await expect(told).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(companies()).toEqual(['Lost Ltd', 'Another Ltd', 'Third Ltd'])
  })

  await test.step('without the script of the form it is still a form', async () => {
    const plain = newMessage()
    await page.route('**/assets/contact-check-*.js', (route) => route.abort())
    await page.goto('/contact?aud=reg')
    await fill(page, plain)
    await submitButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toBeVisible()
    const stored = readStored(server, 'messages').filter(({ email }) => email === plain.email)
    expect(stored).toMatchObject([{ held: 0, aud: 'reg' }])
  })
})

test('the form on Home sends with the keyboard alone, and is empty again; the other says what it is about, and holds back who fills in its trap', async ({
  page,
  server,
}) => {
  const path = '/'
  const { name, email, company, message } = newMessage()
  const sent = await watchCalls(page)
  await page.goto(`${path}?aud=ta&utm_source=audience_page&plan=core`)
  await field(page, 'name').focus()
  for (const text of [name, email, company, message]) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
  await expect(submitButton(page)).toBeFocused()
  await passAsPerson(page)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Message sent!', "We'll respond within one business day.")
  for (const name of ['name', 'email', 'company', 'message'] as const) {
    await expect(field(page, name)).toHaveValue('')
  }
  // The panel is a confirmation now, where the focus is.
  const confirmation = page.getByRole('status', { name: contactForm.success.title })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveAttribute('aria-live', 'off')
  await expect(submitButton(page)).toBeHidden()
  await expectAccessible(page, `${path} with its toast`)
  expect(sent).toMatchObject([
    { name, email, website: '', elapsed_ms: expect.stringMatching(/^\d+$/) },
  ])
  expect(readStored(server, 'messages').filter((row) => row.email === email)).toMatchObject([
    {
      name,
      email,
      company,
      message,
      aud: 'ta',
      utm_source: 'audience_page',
      plan: 'core',
      held: 0,
    },
  ])
  await confirmation.getByRole('link', { name: contactForm.sent.again.text }).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect(confirmation).toHaveCount(0)
  await page.unroute(call)

  const entries = newMessage()
  for (const query of ['', '?plan=constructor&aud=%3Cb%3E']) {
    expect(await (await page.request.get(`/contact${query}`)).text()).not.toContain(
      'Your message is about:',
    )
  }
  await page.goto('/contact?plan=scale&aud=vendor')
  await expect(page.getByText('Your message is about:')).toBeVisible()
  await expect(page.getByText('the SCALE plan, hiring AI from an HR-tech vendor')).toBeVisible()
  const trap = page.locator('input[name="website"]')
  await expect(trap).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveCount(4)
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await fill(page, entries)
  await passAsPerson(page)
  await submitButton(page).click()
  await expectToast(page, 'Message sent!', "We'll respond within one business day.")
  const stored = readStored(server, 'messages').filter(({ email }) => email === entries.email)
  expect(stored).toMatchObject([{ held: 1, held_reason: 'trap' }])
})

// Lost otherwise: a phone's battery for a form that nobody fills in, or what was sent too early.
test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the framework comes when the form is touched, and what was sent before waits for it', async ({
    page,
    server,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const gate = Promise.withResolvers<void>()
    await page.route(/\/assets\/framework/, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'networkidle' })
    expect(scripts).toEqual(['/site.js', '/come-alive.js'])
    const message = newMessage()
    await fill(page, message)
    await submitButton(page).click()
    gate.resolve()
    await expectToast(page, contactForm.success.title, contactForm.success.text)
    await expect(page).toHaveURL('/contact')
    const stored = readStored(server, 'messages').filter((row) => row.email === message.email)
    expect(stored).toMatchObject([{ name: message.name, message: message.message }])
  })
})
