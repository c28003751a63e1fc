import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import {
  expectNothingRan,
  expectToast,
  hostileText,
  openTab,
  rowsOf,
} from '../support/admin-steps.ts'
import { expect, expectAccessible } from '../support/journey.ts'
import { expectNoSidewaysScroll, expectPressableAtEveryWidth } from '../support/layout.ts'
import { test } from '../support/outside-journey.ts'
import type { ServerProcess } from '../support/server-process.ts'

interface Message {
  recipient: string
  status?: string
  kind?: string
  attempts?: number
  last_error?: string | null
  created_at?: string
}

const day = (hour: string) => `2026-11-16T${hour}:00:00.000Z`
/** No worker takes what has been tried once while the journey looks on. */
const farOff = '2099-01-01T00:00:00.000Z'

function write(server: ServerProcess, messages: Message[]): void {
  const db = new DatabaseSync(join(server.dataDir, 'plumbline.sqlite'))
  try {
    db.exec('pragma busy_timeout = 5000; delete from mail')
    const insert = db.prepare(`insert into mail (kind, recipient, payload, message_id, status,
      attempts, last_error, ended_at, next_attempt_at, created_at) values (?,?,?,?,?,?,?,?,?,?)`)
    for (const [index, message] of messages.entries()) {
      const { recipient, kind = 'contact-notice', status = 'failed', attempts = 14 } = message
      const { last_error = null, created_at = day(String(8 + index).padStart(2, '0')) } = message
      const ended = ['pending', 'held'].includes(status) ? null : '2026-11-19T09:05:00.000Z'
      const values = [kind, recipient, '{"token":"a-secret"}', `m${index}`, status, attempts]
      insert.run(...values, last_error, ended, farOff, created_at)
    }
  } finally {
    db.close()
  }
}

const label = 'Messages sent by the site'
const rowsOn = (page: Page) => rowsOf(page, label)
const row = (page: Page, recipient: string) => rowsOn(page).filter({ hasText: recipient })
const refused = 'The mail server answered 550.'

const oneOfEach: Message[] = [
  { recipient: 'ada@northgate.example', last_error: refused },
  { recipient: 'grace@candour.example', last_error: refused, kind: 'quickscore-report' },
  { recipient: 'joy@candour.example', status: 'pending', attempts: 1 },
  { recipient: 'max@candour.example', status: 'held', attempts: 0, kind: 'newsletter-issue' },
  { recipient: 'ned@candour.example', status: 'sent', attempts: 1 },
  { recipient: 'pia@candour.example', status: 'dropped', attempts: 1 },
]

test('staff see what could not be delivered, and have one or several sent again, by keyboard and on a phone, where somebody else may be faster', async ({
  page,
  admin,
  server,
  mail,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)/)
  // What is to go out again waits.
  mail.mood = 'busy'
  const owe = (messages: Message[]) => write(server, messages)
  owe([])
  await openTab(page, admin.key, 'mail')
  await expect(page.getByText('No mail yet')).toBeVisible()
  await expect(page.getByText('No message is waiting to be sent.')).toBeVisible()

  owe(oneOfEach)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowsOn(page)).toHaveCount(6)
  await expect(page.getByText('2 messages could not be delivered.')).toBeVisible()
  const waiting = '1 message is waiting to be sent, since Nov 16, 2026, 10:00 UTC.'
  await expect(page.getByText(waiting)).toContainText('1 is on hold')
  const grace = row(page, 'grace@')
  for (const text of ['QuickScore report', 'Not delivered', 'Tried 14 times', refused]) {
    await expect(grace).toContainText(text)
  }
  await expect(grace).toContainText('Given up Nov 19, 2026, 09:05 UTC')
  await expect(page.getByRole('button', { name: /^Send again to/ })).toHaveCount(2)
  await expect(page.getByText('a-secret')).toHaveCount(0)
  await expectAccessible(page, 'mail')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mail: 2 failed' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show what failed' }).click()
  await expect(rowsOn(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Mail', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Send again to grace@candour.example' }).click()
  await expectToast(page, 'Success', 'The message will be sent again.')
  await expect(page.getByRole('heading', { name: 'Mail', exact: true })).toBeFocused()
  await expect(page.getByText('1 message could not be delivered.')).toBeVisible()
  await expect(rowsOn(page)).toHaveCount(1)

  // Several at once; those that did not fail are passed over.
  owe(oneOfEach)
  await page.getByLabel('Status').selectOption('')
  await expect(rowsOn(page)).toHaveCount(6)
  await expect(page.getByText('2 messages could not be delivered.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await expectToast(page, 'Success', '2 messages will be sent again. 4 skipped')
  await expect(page.getByText(/could not be delivered\./)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select joy@candour.example' }).check()
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await expectToast(page, 'Error', 'Nothing was sent again')
  await page.getByRole('button', { name: 'Clear selection' }).click()

  owe([
    {
      recipient: `a-long-name-of-somebody@${'department-'.repeat(6)}x.example`,
      last_error: refused,
    },
    { recipient: hostileText, last_error: refused },
    ...oneOfEach,
  ])
  const desk = page.viewportSize() as { width: number; height: number }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('list', { name: label }).getByRole('listitem')).toHaveCount(8)
  await expectNoSidewaysScroll(page, 'mail on a phone')
  await expectAccessible(page, 'mail on a phone')
  await expectNothingRan(page)
  await page.getByRole('button', { name: 'Back to Content' }).press('Enter')
  await expect(page.getByRole('button', { name: 'New Post' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), 'the button went').toBeFocused()
  const tabs = page.getByRole('tab')
  await tabs.last().focus()
  await page.keyboard.press('Home')
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await expect(tabs.nth(index)).toBeFocused()
    await expect(tabs.nth(index)).toBeInViewport({ ratio: 0.98 })
    await page.keyboard.press('ArrowRight')
  }
  await expectNoSidewaysScroll(page, 'the tabs on a phone')
  // What waits in them is told a moment later, and makes them wider.
  const notes = { success: true, data: { quickscore: 34, messages: 12 } }
  await page.route('**/api/admin/waiting', (route) => route.fulfill({ json: notes }))
  await page.keyboard.press('End')
  await expect(page.getByText('12 waiting')).toBeAttached()
  await expect(tabs.last()).toBeInViewport({ ratio: 0.98 })
  // The launch checklist names what the firm lacks by the names that its form has.
  await openTab(page, admin.key, 'launch')
  await expect(page.getByText(/Missing from .*: Legal name, Postal address, /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open Who runs the site is named' })).toBeVisible()

  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mail', exact: true })).toBeFocused()
  const button = page.getByRole('button', { name: 'Send again to ada@northgate.example' })
  await expect(button, 'the list is there before somebody else is faster').toBeVisible()
  const { data } = (await admin.call('GET', '/api/admin/outbox?q=ada')) as {
    data: { id: number }[]
  }
  await admin.call('POST', `/api/admin/outbox/${data[0]?.id}/send-again`)
  await button.press('Enter')
  await expectToast(page, 'Error', 'Only a message that nobody has received is sent again.')
  await expect(button, 'the list has been fetched again').toHaveCount(0)
  owe([])
  mail.mood = 'takes'
})
