import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { visitor } from '../domain/actor.ts'
import { snapshot, startTestApp, type TestApp } from '../tests/support/app.ts'
import { needsKey } from './http/route.ts'
import { listRoutes } from './routes.ts'

let site: TestApp
beforeEach(async () => {
  site = await startTestApp()
})
afterEach(() => site.close())

/** What anybody may do. Every other function of a noun's service asks who is there, itself. */
const open: Record<string, string[]> = {
  posts: [
    'findPublished',
    'findRedirect',
    'listPublished',
    'listRelated',
    'listFilters',
    'getPreview',
    'findNextPublication',
    'isKnown',
    'readHtml',
    // The clock asks.
    'renderAhead',
    'storeViews',
  ],
  // The clock asks.
  checks: ['checkIfDue'],
  media: ['findMediaByUrl', 'findPicturesIn', 'makeCopies', 'offerCopies'],
  messages: ['submitMessage'],
  newsletter: [
    'getEmbed',
    'subscribe',
    'isUsable',
    'confirmSubscription',
    'unsubscribe',
    'closeEndedIssues',
    // The clock asks.
    'sendPlannedIfDue',
  ],
  quickscore: [
    'readBenchmark',
    'readScores',
    // The token is the proof.
    'findResult',
    'findRetake',
    'deleteResult',
    'revokeLink',
    'storeApplicability',
    'chooseLawNews',
    'canStopLawNews',
    'stopLawNews',
    // The clock asks.
    'remindIfDue',
  ],
}

describe.each(Object.entries(open))('the service of %s', (noun, openNames) => {
  test('lets a visitor do nothing but what is open to all', async () => {
    const service = Object.entries(site.services).find(([name]) => name === noun)?.[1] ?? {}
    const guarded = Object.entries(service).filter(([name]) => !openNames.includes(name))
    expect(Object.keys(service)).toEqual(expect.arrayContaining(openNames))
    const before = await snapshot(site.db)
    for (const [name, work] of guarded) {
      const asked = async () => (work as (...given: unknown[]) => unknown)(visitor, {}, {}, {})
      await expect(asked(), `${noun}.${name}`).rejects.toMatchObject({ kind: 'unauthorised' })
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})

test('what stands behind a call of the admin area asks who is there, itself', async () => {
  const params = { id: '1', version: '1', note: '1' }
  const parts = async function* () {
    yield { type: 'file', fieldname: 'file', filename: 'a.txt', file: [] }
  }
  const request = { isMultipart: () => true, parts, raw: { readableEnded: true } }
  const call = { actor: visitor, id: 1, params, query: {}, body: {}, request }
  const guarded = listRoutes(site.ports).filter(needsKey)
  const before = await snapshot(site.db)
  for (const { method, path, handle } of guarded) {
    // It says that the key is valid, and nothing else.
    if ((path as string) === '/admin/session') continue
    const asked = async () => handle(call as unknown as Parameters<typeof handle>[0])
    await expect(asked(), `${method} ${path}`).rejects.toMatchObject({ kind: 'unauthorised' })
  }
  expect(await snapshot(site.db)).toEqual(before)
})
