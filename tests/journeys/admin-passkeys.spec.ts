import type { CDPSession, Page } from '@playwright/test'
import { answerConfirm, enterKey, expectToast } from '../support/admin-steps.ts'
import { expect, expectAccessible } from '../support/journey.ts'
import { look } from '../support/layout.ts'
import { test } from '../support/outside-journey.ts'

/** An authenticator in the browser: it answers by itself while it verifies who is there. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function openKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Keys' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeFocused()
}

test('an editor adds and removes passkeys by keyboard, signs in with one after a reload, and it ends with the key', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/401 \(Unauthorized\)|failed: 401/)
  const made = (await admin.call('POST', '/api/admin/keys', { name: 'Ann', role: 'editor' })) as {
    data: { id: number; key: string }
  }
  const { cdp, authenticatorId } = await plugIn(page)
  await page.goto('/admin')
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(signIn).toBeEnabled()
  await look(page, 'login', [390, 1440])

  // The owner's key of the settings is nobody's in person.
  await enterKey(page, admin.key)
  await openKeys(page)
  await expect(page.getByText('A passkey belongs to a person.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()

  await enterKey(page, made.data.key)
  await expect(page.getByText('Only an owner’s key can create and revoke keys.')).toBeVisible()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await expectToast(page, 'Success', 'Passkey added successfully.')
  const asked = answerConfirm(page)
  await page.getByRole('button', { name: /^Remove the passkey added/ }).press('Enter')
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  expect(asked.question).toContain('signed out at once')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  const rows = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('not used yet')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Error', 'No passkey was created.')
  await look(page, 'keys', [390, 1440])

  await page.reload()
  await expect(signIn).toBeEnabled()
  await signIn.press('Enter')
  await expect(page.getByRole('heading', { name: 'Content Management System' })).toBeVisible()
  await expect(page.getByText('Ann, Editor')).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  const { origins } = await page.context().storageState({ indexedDB: true })
  expect(origins).toEqual([])
  await expect(rows).toContainText('last used')

  // Nobody proves who they are: the browser refuses, and the key still works.
  await page.reload()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await signIn.click()
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used.' })).toBeVisible()
  await expectAccessible(page, 'a passkey that was not used')
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await signIn.click()
  await expect(page.getByText('Ann, Editor')).toBeVisible()
  // The screen has all it asks for; a call still under way would sign out before the click does.
  await expect(rows).toContainText('last used')

  await admin.call('DELETE', `/api/admin/keys/${made.data.id}`)
  await page.getByRole('button', { name: 'Back to Content' }).click()
  await expect(signIn).toBeVisible()
  await expectToast(page, 'Error', 'Your sign-in is no longer valid')
  await signIn.click()
  await expect(page.getByRole('alert').filter({ hasText: 'is not accepted here' })).toBeVisible()
  await enterKey(page, admin.key)
})
