import { expect, type Locator, type Page } from '@playwright/test'
import { progressKey } from '../../app/quickscore/assessment/kept.ts'
import { questionsFor } from '../../app/quickscore/questions.ts'
import { bankVersion } from '../../content/en/quickscore/question-bank.ts'
import { type AnswerValue, notApplicable } from '../../domain/quickscore/scoring.ts'
import type { Call } from './journey.ts'

/** Answers in screen order, one letter each: Yes, Partial, No, - for N/A. */
export type Letters = string

const keys: Record<string, string> = { Y: '1', P: '2', N: '3', '-': '4' }
const labels: Record<string, string> = {
  Y: 'Yes, fully in place',
  P: 'Partly / in progress',
  N: 'No, not yet',
  '-': "N/A (doesn't apply)",
}

const values: Record<string, AnswerValue> = { Y: 1, P: 0.5, N: 0, '-': notApplicable }

export const roles = {
  vendor: 'An HR-tech vendor',
  buyer: 'An in-house TA / HR team',
} as const

export interface Lead {
  name: string
  company: string
  email: string
}

/** A unique person, so that tests on one server never collide. */
export function newLead(): Lead {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Visitor ${id}`, company: 'Example & Co', email: `${id}@journey.example` }
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'User Agreement' })

/** Mouse or touch. */
type Press = 'click' | 'tap'

/** From the landing step to the first question. */
export async function begin(
  page: Page,
  role: keyof typeof roles,
  press: Press = 'click',
): Promise<void> {
  await page.goto('/quickscore')
  await page.getByRole('radio', { name: roles[role] })[press]()
  await page.getByRole('button', { name: 'Start Assessment' })[press]()
  await dialog(page).getByRole('checkbox')[press]()
  await dialog(page).getByRole('button', { name: 'Start Assessment' })[press]()
}

/** Answers questions from the first on, and leaves the last by its button. */
export async function answer(
  page: Page,
  letters: Letters,
  total: number,
  press: Press = 'click',
): Promise<void> {
  // Taps move on automatically, so the button might already be the next question's.
  if (press === 'tap') await stopMovingOn(page)
  for (const [index, letter] of [...letters.replaceAll(' ', '')].entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${total}`)).toBeVisible()
    await page.getByRole('radio', { name: labels[letter] })[press]()
    await moveOn(page, index + 1 === total)[press]()
  }
}

async function stopMovingOn(page: Page): Promise<void> {
  await page.getByText('What counts as Yes').tap()
  await page.getByRole('checkbox', { name: 'Move on automatically' }).uncheck()
}

/** The same by keyboard: the key of the answer, then Enter. */
export async function answerByKeys(
  page: Page,
  letters: Letters,
  total: number,
  look?: (question: number) => Promise<void>,
): Promise<void> {
  for (const [index, letter] of [...letters.replaceAll(' ', '')].entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${total}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await look?.(index + 1)
    await page.keyboard.press(keys[letter] ?? '')
    await expect(page.getByRole('radio', { name: labels[letter] })).toBeChecked()
    await page.keyboard.press('Enter')
  }
}

export function moveOn(page: Page, isLast = false): Locator {
  return page.getByRole('button', { name: isLast ? 'Get My Score' : 'Next', exact: true })
}

export async function fillLead(page: Page, lead: Lead): Promise<void> {
  await page.getByLabel('Full Name').fill(lead.name)
  await page.getByLabel('Company').fill(lead.company)
  await page.getByLabel('Work Email').fill(lead.email)
}

function answersOf(userType: keyof typeof roles, letters: Letters): Record<string, AnswerValue> {
  const given = letters.replaceAll(' ', '')
  return Object.fromEntries(
    questionsFor[userType].map(({ id }, i) => [id, values[given[i] ?? ''] ?? notApplicable]),
  )
}

/** Submits by the API, by default as a buyer. */
export async function submitAnswers(call: Call, fields: object, lead = newLead()) {
  const body = { ...lead, user_type: 'buyer', ...fields }
  const { data } = (await call('POST', '/api/quickscore/submit', body)) as {
    data: { private_link: string }
  }
  return { lead, path: data.private_link }
}

/** Submits answers by the API; resolves to the path of the private link. */
export async function submitByApi(
  call: Call,
  userType: keyof typeof roles,
  letters: Letters,
  lead = newLead(),
): Promise<string> {
  const fields = { user_type: userType, answers: answersOf(userType, letters) }
  return (await submitAnswers(call, fields, lead)).path
}

/**
 * Opens the details, or a question, with answers stored as by an earlier visit: pressing every
 * answer takes most of a journey's time.
 */
export async function returnWithAnswers(
  page: Page,
  userType: keyof typeof roles,
  letters: Letters,
  question?: number,
): Promise<void> {
  const answers = answersOf(userType, letters)
  const index = (question ?? questionsFor[userType].length) - 1
  const kept = JSON.stringify({ bankVersion, step: question ? 1 : 2, userType, index, answers })
  await page.goto('/robots.txt')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    progressKey(undefined),
    kept,
  ] as const)
  await page.goto('/quickscore')
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  const heading = question ? { level: 1 } : { name: 'Get Your Results' }
  await expect(page.getByRole('heading', heading)).toBeFocused()
}

/** Expects that the browser has opened the private link. */
export async function expectResult(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/quickscore\/result\/[\w-]{43}$/)
  await expect(page.getByRole('heading', { name: 'Your QuickScore results' })).toBeVisible()
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

/** The row of the domain breakdown with this name. */
export function domainRow(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Domain breakdown' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
}
