/**
 * Every secret that gives its holder access: what it opens, and everything that ends it.
 * Each end is tried alone, on a site of its own.
 */
import { describe, expect, test } from 'vitest'
import { questionBank } from '../content/en/quickscore/question-bank.ts'
import { listQuestions } from '../domain/quickscore/questions.ts'
import { toolSchema } from '../domain/register/tool.ts'
import { createAdmin } from '../tests/support/admin.ts'
import { siteForEach } from '../tests/support/app.ts'
import { createAuthenticator, enrol } from '../tests/support/authenticator.ts'
import { addPost } from '../tests/support/posts.ts'
import { submitScore } from '../tests/support/result-links.ts'
import { linkUses } from './newsletter/subscribers/mails.ts'
import { signLink } from './platform/db/secrets.ts'
import { erasePerson } from './privacy/person.ts'
import { createProofUrl } from './questionnaires/mails.ts'
import { createStopUrl } from './quickscore/consents.ts'
import { exportResult, findShared, revokeLinks } from './quickscore/links.ts'
import { deleteAssessments } from './quickscore/service.ts'

const origin = 'https://plumbline.example'
const site = siteForEach({ PUBLIC_URL: origin })

const owner = { kind: 'admin' as const, keyId: 'env', role: 'owner' as const, name: null }
const { call } = createAdmin(site)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const email = 'ada@kestrel.example'
const lead = { name: 'Ada', company: 'Kestrel', email }
const answers = Object.fromEntries(listQuestions(questionBank, 'buyer').map(({ id }) => [id, 1]))

const submit = (fields: object = {}) => submitScore(site, { ...lead, answers, ...fields })

async function addTool(token: string) {
  const facts = toolSchema.parse({ name: 'Falcon' })
  await site.services.register.addTool(token, { facts, key: 'one' })
}

const last = (url: string | null | undefined) => url?.split('/').at(-1) ?? ''

/** Resolves to whether the secret still opens it. */
type Opens = Record<string, () => Promise<unknown>>
type Ends = Record<string, () => unknown>
interface Secret {
  opens: Opens
  ends: Ends
}

/** Everything that ends a private link, and what depends on it. */
const endsOf = (token: string): Ends => ({
  'the visitor revokes it': () => site.services.quickscore.revokeLink(token),
  'staff revoke it': () => revokeLinks(site.ports, owner, 1),
  'its time is over': () => site.pass(365 * DAY),
  'the visitor deletes the result': () => site.services.quickscore.deleteResult(token),
  'staff delete the result': () => deleteAssessments(site.ports, owner, [1]),
  'the person is erased': () => erasePerson(site.ports, email),
})

async function privateLink(): Promise<Secret> {
  const token = await submit()
  await addTool(token)
  const { quickscore, questionnaires, register } = site.services
  const reading = async () => last((await quickscore.createReadingLink(token))?.url)
  return {
    opens: {
      result: () => quickscore.findResult(token),
      retake: () => quickscore.findRetake(token),
      register: () => register.findRegister(token),
      tools: () => register.countTools(token),
      asking: () => questionnaires.findAsking(token),
      comparing: () => questionnaires.compareSent(token),
      files: () => findShared(site.ports, token),
      data: () => exportResult(site.ports, token),
      'another link': reading,
      'a retake on plain pages': () => questionnaires.beginRetake(token, {}),
    },
    ends: endsOf(token),
  }
}

async function readingLink(): Promise<Secret> {
  const token = await submit()
  const made = await site.services.quickscore.createReadingLink(token)
  const reading = last(made?.url)
  return {
    opens: {
      result: () => site.services.quickscore.readResult(reading),
      files: () => findShared(site.ports, reading),
    },
    ends: {
      ...endsOf(token),
      'the visitor ends links for reading': () => site.services.quickscore.endReadingLinks(token),
    },
  }
}

/** A form on plain pages, begun with the answers of a result. */
async function ownLinkOfRetake(): Promise<Secret> {
  const token = await submit()
  const { questionnaires } = site.services
  const form = await questionnaires.beginRetake(token, answers)
  await addTool(token)
  return {
    opens: { details: async () => (await questionnaires.findDetails(String(form)))?.known },
    ends: endsOf(token),
  }
}

/** A retake sent under another address, whose result shows a comparison with the earlier one. */
async function comparisonElsewhere(): Promise<Secret> {
  const token = await submit()
  const later = await submit({ earlier: token, email: 'eve@elsewhere.example' })
  return {
    opens: { comparison: async () => (await site.services.quickscore.findResult(later))?.earlier },
    ends: endsOf(token),
  }
}

async function ownLink(): Promise<Secret> {
  const { questionnaires } = site.services
  const form = await questionnaires.beginOwn({ userType: 'buyer', answers })
  return {
    opens: {
      form: () => questionnaires.findByToken(form),
      details: () => questionnaires.findDetails(form),
    },
    ends: {
      'its holder withdraws it': () => questionnaires.withdrawAnswers(form),
      'its time is over': () => site.pass(31 * DAY),
    },
  }
}

async function questionLink(): Promise<Secret> {
  const token = await submit()
  const { questionnaires, quickscore } = site.services
  const proof = { assessmentId: 1, token, issuedAt: site.clock.current }
  await questionnaires.confirmMailbox(token, last(await createProofUrl(site.ports, proof)))
  const asking = { answerer: 'colleague' as const, label: 'IT', ids: ['A1'], answerBy: null }
  const made = await questionnaires.ask(token, asking)
  const asked = typeof made === 'object' ? last(made?.url) : ''
  return {
    opens: { questions: () => questionnaires.findByToken(asked) },
    ends: {
      'who answers withdraws it': () => questionnaires.withdrawAnswers(asked),
      'who asked withdraws it': () => questionnaires.withdrawQuestionnaire(token, 1),
      'its time is over': () => site.pass(61 * DAY),
      'the visitor deletes the result': () => quickscore.deleteResult(token),
      'staff delete the result': () => deleteAssessments(site.ports, owner, [1]),
      'the person is erased': () => erasePerson(site.ports, email),
    },
  }
}

/** The address in the mail that proves a mailbox. */
async function mailboxProof(): Promise<Secret> {
  const token = await submit()
  const issued = { assessmentId: 1, token, issuedAt: site.clock.current }
  const proof = last(await createProofUrl(site.ports, issued))
  return {
    opens: {
      mailbox: async () => (await site.services.questionnaires.canConfirm(token, proof))?.isProof,
    },
    ends: endsOf(token),
  }
}

const isLet = async (key: string) =>
  (await call('GET', '/session', undefined, key)).statusCode === 200

const endsOfKey = (id: number): Ends => ({
  'an owner revokes it': () => call('DELETE', `/keys/${id}`),
  'its person is erased': () => erasePerson(site.ports, email),
})

async function namedKey(): Promise<Secret & { key: string }> {
  const { id, key } = (await call('POST', '/keys', { name: email, role: 'owner' })).json().data
  return { key, opens: { 'the admin area': () => isLet(key) }, ends: endsOfKey(id) }
}

async function enrolHolder() {
  const { id, key, signIn } = await enrol(site, email)
  const remove = () => call('DELETE', '/passkeys/1', undefined, key)
  return { signIn, ends: { ...endsOfKey(id), 'it is removed': remove } }
}

async function passkey(): Promise<Secret> {
  const { signIn, ends } = await enrolHolder()
  return { opens: { 'a session': async () => (await signIn()).statusCode === 200 }, ends }
}

async function session(): Promise<Secret> {
  const { signIn, ends } = await enrolHolder()
  const { key } = (await signIn()).json().data
  return {
    opens: { 'the admin area': () => isLet(key) },
    ends: { ...ends, 'its eight hours are over': () => site.pass(8 * 60 * MINUTE) },
  }
}

async function freshSession(): Promise<Secret> {
  const { signIn, ends } = await enrolHolder()
  const { key } = (await signIn()).json().data
  const add = async () => {
    const options = await call('POST', '/passkeys/options', undefined, key)
    if (options.statusCode !== 200) return false
    const { challenge } = options.json().data
    const made = createAuthenticator('plumbline.example').register({ origin, challenge })
    return (await call('POST', '/passkeys', made, key)).statusCode === 201
  }
  return {
    opens: { 'another passkey': add },
    ends: { ...ends, 'five minutes are over': () => site.pass(5 * MINUTE) },
  }
}

async function preview(): Promise<Secret> {
  await addPost(site.db, 't', { status: 'draft' })
  const { url } = (await call('POST', '/posts/1/preview')).json().data
  return {
    opens: { post: () => site.services.posts.getPreview(last(url)) },
    ends: {
      'its hour is over': () => site.pass(61 * MINUTE),
      'the post is deleted': () => call('DELETE', '/posts/1'),
    },
  }
}

async function previewForOthers(): Promise<Secret> {
  await addPost(site.db, 't', { status: 'draft' })
  const { url } = (await call('POST', '/posts/1/preview', { valid_for: 'week' })).json().data
  return {
    opens: { post: () => site.services.posts.getPreview(last(url)) },
    ends: {
      'staff take it back': () => call('DELETE', '/post-previews/1'),
      'its week is over': () => site.pass(7 * DAY),
      'the post is deleted': () => call('DELETE', '/posts/1'),
    },
  }
}

async function issuePreview(): Promise<Secret> {
  await addPost(site.db, 't', { status: 'draft' })
  const { frame_url } = (await call('POST', '/posts/1/newsletter/preview')).json().data
  return {
    opens: { issue: async () => (await site.app.inject(frame_url)).statusCode === 200 },
    ends: {
      'its hour is over': () => site.pass(60 * MINUTE),
      'the post is deleted': () => call('DELETE', '/posts/1'),
    },
  }
}

/** Ends mails, and stays valid however often it is used. */
async function stopOfLawNews(): Promise<Secret> {
  await submit()
  const issued = { assessmentId: 1, issuedAt: site.clock.current }
  const token = last(await createStopUrl(site.ports, issued))
  return {
    opens: { stop: () => site.services.quickscore.canStopLawNews(token) },
    ends: { 'its time is over': () => site.pass(2 * 366 * DAY) },
  }
}

async function subscriber(): Promise<number> {
  await site.post('/api/newsletter/subscribe', { email })
  return 1
}

async function confirmation(): Promise<Secret> {
  const link = { id: await subscriber(), issuedAt: site.clock.current }
  const token = await signLink(site.ports, linkUses.confirm, link)
  const { newsletter } = site.services
  return {
    opens: { subscription: () => newsletter.isUsable('confirm', token) },
    ends: {
      'it is used': () => newsletter.confirmSubscription(token),
      'its time is over': () => site.pass(31 * DAY),
      'the person is erased': () => erasePerson(site.ports, email),
    },
  }
}

async function unsubscribing(): Promise<Secret> {
  const link = { id: await subscriber(), issuedAt: site.clock.current }
  const { newsletter } = site.services
  await newsletter.confirmSubscription(await signLink(site.ports, linkUses.confirm, link))
  const token = await signLink(site.ports, linkUses.unsubscribe, link)
  return {
    opens: { subscription: () => newsletter.isUsable('unsubscribe', token) },
    // It shows nothing of anybody, and ends a subscription only where there is one.
    ends: { 'its time is over': () => site.pass(3 * 366 * DAY) },
  }
}

async function ticket(): Promise<Secret> {
  const { key, ends } = await namedKey()
  const made = await call('POST', '/export/ticket', undefined, key)
  const { path } = made.json().data
  const get = async () => (await site.app.inject(path)).statusCode === 200
  return {
    // A look uses the ticket up, so its row is put back afterwards.
    opens: {
      everything: async () => {
        const before = await site.db.selectFrom('download_tickets').selectAll().execute()
        const isGood = await get()
        if (isGood) await site.db.insertInto('download_tickets').values(before).execute()
        return isGood
      },
    },
    ends: {
      ...ends,
      'it is used': () => site.app.inject(path),
      'its minute is over': () => site.pass(MINUTE),
    },
  }
}

const secrets: Record<string, () => Promise<Secret>> = {
  'a private link': privateLink,
  'a link for reading': readingLink,
  'a link to questions': questionLink,
  'a link to one’s own form': ownLink,
  'what a retake on plain pages is lent': ownLinkOfRetake,
  'what a retake under another address is lent': comparisonElsewhere,
  'the proof of a mailbox': mailboxProof,
  'a named key': namedKey,
  'a passkey': passkey,
  'a session': session,
  'a session that has just begun': freshSession,
  'a preview': preview,
  'a preview for others': previewForOthers,
  'the preview of a newsletter': issuePreview,
  'the link that stops news of the law': stopOfLawNews,
  'the confirmation of a subscription': confirmation,
  'the link that ends a subscription': unsubscribing,
  'the ticket of an export': ticket,
}

const opened = async (open: () => Promise<unknown>) => {
  const found = await open().catch(() => null)
  return found !== null && found !== undefined && found !== false && found !== ''
}

describe.each(Object.entries(secrets))('%s', (_, make) => {
  test('opens what it is for, and none of it after any of its ends', async () => {
    let made = await make()
    const names = Object.keys(made.ends)
    expect(names.length).toBeGreaterThan(0)
    for (const [turn, name] of names.entries()) {
      if (turn > 0) {
        await site.open({ PUBLIC_URL: origin })
        made = await make()
      }
      const { opens, ends } = made
      const all = Object.entries(opens)
      for (const [what, open] of all) expect(await opened(open), what).toBe(true)
      await ends[name]?.()
      for (const [what, open] of all) {
        expect(await opened(open), `${what}, after: ${name}`).toBe(false)
      }
    }
  })
})

describe('a register', () => {
  const countBehind = (token: string) => site.services.register.countTools(token)

  test.each([
    ['works', async () => {}, { moved: 1, compared: true }],
    [
      'was revoked',
      (token: string) => site.services.quickscore.revokeLink(token),
      { moved: 0, compared: false },
    ],
  ])(
    'moves by a form on plain pages while the link that it was begun from %s',
    async (_, end, then) => {
      const token = await submit()
      await addTool(token)
      const form = String(await site.services.questionnaires.beginRetake(token, answers))
      await end(token)
      const wishes = { applicability: {}, moves_register: true }
      const sent = await site.services.questionnaires.submitOwn(form, { ...lead, ...wishes })
      const later = typeof sent === 'object' ? last(sent?.path) : ''
      expect(await countBehind(later)).toBe(then.moved)
      const { earlier } = (await site.services.quickscore.findResult(later)) ?? {}
      expect(Boolean(earlier)).toBe(then.compared)
    },
  )
})

describe('a form that is sent again', () => {
  test('leads to the one link of its result, and another form to none', async () => {
    const { questionnaires } = site.services
    const form = await questionnaires.beginOwn({ userType: 'buyer', answers })
    const details = { ...lead, applicability: {} }
    const send = (fields: object = {}) => questionnaires.submitOwn(form, { ...details, ...fields })
    const first = await send()
    expect(first).toEqual({ path: expect.stringMatching(/^\/quickscore\/result\/[\w-]{43}$/) })
    expect(await send()).toEqual(first)
    expect(await send({ email: 'eve@elsewhere.example' })).toBe('sent')
    expect(await site.db.selectFrom('result_links').selectAll().execute()).toHaveLength(1)
    await site.services.quickscore.revokeLink(last((first as { path: string }).path))
    expect(await send()).toBe('sent')
  })
})
