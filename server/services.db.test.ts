import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { visitor } from '../domain/actor.ts'
import { snapshot, startTestApp, type TestApp } from '../tests/support/app.ts'

let site: TestApp
beforeEach(async () => {
  site = await startTestApp()
})
afterEach(() => site.close())

/** What anybody may do. Every other function of a noun's service asks who is there, itself. */
const open: Record<string, string[]> = {
  posts: [
    ...['findPublished', 'getPublished', 'findRedirect', 'listPublished', 'listRelated'],
    ...['listFilters', 'renderContent', 'listAddresses', 'findNextPublication', 'getPreview'],
  ],
  categories: [],
  regions: [],
  media: ['listByUrl', 'findByUrl', 'findServed', 'isAtHand'],
  messages: ['submitMessage'],
  newsletter: [
    ...['subscribe', 'embed', 'isUsable', 'confirmSubscription', 'unsubscribe'],
    ...['createUnsubscribeUrl', 'getPreviewDocument', 'closeEndedIssues'],
  ],
  quickscore: [
    ...['submitAssessment', 'readBenchmark', 'listAnonymous'],
    // The token is the proof.
    ...['findResult', 'findLinkExpiry', 'renderResult', 'exportResult'],
    ...['deleteResult', 'revokeLink'],
  ],
  activity: [],
  outbox: [],
}

describe.each(Object.entries(open))('the service of %s', (noun, openNames) => {
  test('lets a visitor do nothing but what is open to all', async () => {
    const service = Object.entries(site.services).find(([name]) => name === noun)?.[1] ?? {}
    const guarded = Object.entries(service).filter(
      // `letters` are for the outbox alone.
      ([name]) => name !== 'letters' && !openNames.includes(name),
    )
    expect(Object.keys(service)).toEqual(expect.arrayContaining(openNames))
    const before = await snapshot(site.db)
    for (const [name, work] of guarded) {
      const asked = async () => (work as (...given: unknown[]) => unknown)(visitor, {}, {}, {})
      await expect(asked(), `${noun}.${name}`).rejects.toMatchObject({ kind: 'unauthorised' })
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})
