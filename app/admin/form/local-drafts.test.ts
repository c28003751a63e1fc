import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  type DraftKind,
  dropDraft,
  type LocalDraft,
  listFreeDrafts,
  openForm,
  putDraft,
  watchFreeDrafts,
} from './local-drafts.ts'

interface Note {
  text: string
}

const notes: DraftKind<Note> = { draftPrefix: 'note-', draftSchema: z.object({ text: z.string() }) }

/** Resolve the pending lock queries, when a test calls them. */
let answers: ((names?: string[]) => void)[] = []
let held: string[] | null = []
let page: EventTarget

beforeEach(() => {
  answers = []
  held = []
  page = new EventTarget()
  const query = () =>
    new Promise((resolve) => {
      const give = (names: string[] = []) => resolve({ held: names.map((name) => ({ name })) })
      if (held) give(held)
      else answers.push(give)
    })
  vi.stubGlobal('navigator', { locks: { query, request: () => {} } })
  vi.stubGlobal('window', page)
  const stored: Record<string, string> = {}
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        stored[key] = value
      },
    },
    removeItem: { value: (key: string) => delete stored[key] },
  })
  vi.stubGlobal('localStorage', stored)
})

afterEach(() => vi.unstubAllGlobals())

function keep(token: string, draft: Partial<LocalDraft<Note>> = {}): void {
  const keptAt = '2026-11-20T08:00:00.000Z'
  putDraft(notes, { token, id: null, version: null, values: { text: token }, keptAt, ...draft })
}

const tokensOf = (drafts: LocalDraft<Note>[]) => drafts.map(({ token }) => token)

describe('drafts that were kept', () => {
  test('are offered, the newest first, until they are dropped', async () => {
    keep('a')
    keep('b', { keptAt: '2026-11-20T09:00:00.000Z' })
    expect(tokensOf(await listFreeDrafts(notes))).toEqual(['b', 'a'])
    dropDraft(notes, 'b')
    expect(tokensOf(await listFreeDrafts(notes))).toEqual(['a'])
  })

  test('are not offered while a tab has them open, nor where they are not ours', async () => {
    keep('a')
    held = ['note-a']
    localStorage.setItem('note-b', 'not even JSON')
    localStorage.setItem('note-c', JSON.stringify({ id: null, values: { text: 1 } }))
    localStorage.setItem('other-d', localStorage.getItem('note-a') ?? '')
    expect(await listFreeDrafts(notes)).toEqual([])
  })

  test('are gone on with where their record is opened', async () => {
    keep('a', { id: 7, version: 3 })
    expect(await openForm(notes, 7)).toMatchObject({ token: 'a', id: 7, local: { version: 3 } })
    expect(await openForm(notes, 8)).toMatchObject({ id: 8, local: null })
    expect(await openForm(notes, null)).toMatchObject({ id: null, local: null })
  })
})

describe('watching them', () => {
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  test('an answer that was overtaken is left out', async () => {
    held = null
    const tell = vi.fn()
    keep('a')
    watchFreeDrafts(notes, tell)
    page.dispatchEvent(new Event('storage'))
    const [older, newer] = answers
    newer?.(['note-a'])
    await settle()
    older?.()
    await settle()
    expect(tell).toHaveBeenCalledTimes(1)
    const [drafts, isHeld] = tell.mock.lastCall ?? []
    expect(drafts).toEqual([])
    expect([isHeld('a'), isHeld('b')]).toEqual([true, false])
  })

  test('nothing is told once it has ended', async () => {
    held = null
    const tell = vi.fn()
    const end = watchFreeDrafts(notes, tell)
    end()
    answers[0]?.()
    page.dispatchEvent(new Event('storage'))
    await settle()
    expect(tell).not.toHaveBeenCalled()
    expect(answers).toHaveLength(1)
  })
})
