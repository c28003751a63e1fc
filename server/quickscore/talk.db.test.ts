import { expect, test } from 'vitest'
import { siteForEach } from '../../tests/support/app.ts'
import { lead, submitScore } from '../../tests/support/result-links.ts'
import { bind } from '../services.ts'
import { createReadingLink } from './links.ts'
import { findTalk, requestTalk } from './talk.ts'

const site = siteForEach()

const submit = () =>
  submitScore(site, { user_type: 'vendor', answers: { A1: 1, B1: 0.5, C1: 1, D1: 0 } })

const service = () => bind(site.ports, { createReadingLink, findTalk, requestTalk })
const listStored = () => site.db.selectFrom('messages').selectAll().execute()

// Lost otherwise: a request without its result, or one that sends more than was shown.
test('a call is asked for by an ordinary message that names the assessment, and nothing else', async () => {
  const token = await submit()
  expect(await service().findTalk(token)).toEqual({
    ...lead,
    assessment: 'QuickScore no. 1 of 20 November 2026: 63%, Amber',
  })
  expect(await service().requestTalk(token, '  Where do we begin?  ')).toBe('sent')
  const [stored] = await listStored()
  expect(stored).toMatchObject({ ...lead, assessment_id: 1, held: 0, plan: null, aud: null })
  expect(stored?.message).toBe(
    'I would like to talk through QuickScore no. 1 of 20 November 2026: 63%, Amber, for 20 minutes.\n\nWhere do we begin?',
  )
  expect(stored?.message).not.toContain(token)
  const kinds = (await site.db.selectFrom('mail').select('kind').execute()).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['contact-notice', 'contact-acknowledgement']))
})

test('who may only read the result, has no link or writes too much stores nothing', async () => {
  const token = await submit()
  const made = await service().createReadingLink(token)
  const reading = decodeURIComponent(made?.url?.split('/').at(-1) ?? '')
  expect(await service().findTalk(reading)).toBeNull()
  expect(await service().requestTalk(reading, 'Hello')).toBeNull()
  expect(await service().requestTalk('nothing', 'Hello')).toBeNull()
  expect(await service().requestTalk(token, 'x'.repeat(5_000))).toBe('too-long')
  expect(await listStored()).toEqual([])
})
