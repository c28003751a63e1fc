import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PostDraft } from '../../../domain/posts/drafts.ts'
import { ApiError } from '../../api-client.ts'
import { Autosave, type AutosaveInput } from './autosave.ts'
import { type PostValues, postForm } from './post-values.ts'

const token = '0123456789abcdef'
const path = `/api/admin/post-drafts/${token}`
const typed = (title: string, id: number | null = 1) => ({
  id,
  version: id,
  values: { ...postForm.empty, title } as PostValues,
})
const draftOf = (title: string, version: number): PostDraft => ({
  token,
  post_id: 1,
  post_version: 1,
  version,
  title,
  key_id: 'other',
  key_name: 'Mia',
  updated_at: '2026-11-20T09:00:00.000Z',
  fields: { ...postForm.empty, title, region_ids: [], category_ids: [], author_ids: [] },
})

/** What the server would answer: a draft with the next version, unless the test says otherwise. */
let answer: (method: string) => Promise<unknown>
let sent: { method: string; path: string; version?: unknown; title?: string }[]
const onStored = vi.fn()

function start(begin: Partial<AutosaveInput> = {}) {
  const call = async (method: string, to: string, options?: { body: unknown }) => {
    const { version, fields } = (options?.body ?? {}) as { version?: number; fields?: PostValues }
    sent.push({ method, path: to, version, ...(fields && { title: fields.title }) })
    await answer(method)
    return { success: true, data: draftOf(fields?.title ?? '', (version ?? 0) + 1) }
  }
  return new Autosave({
    call: call as AutosaveInput['call'],
    token,
    draft: null,
    rival: null,
    onStored,
    ...begin,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answer = async () => {}
  onStored.mockClear()
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('what is typed', () => {
  test('is written once typing has stopped, the newest alone, from the version before', async () => {
    const autosave = start()
    autosave.change(typed('a'))
    await pass(900)
    autosave.change(typed('ab'))
    await pass(900)
    expect(sent).toEqual([])
    expect(autosave.getState().status).toBe('behind')
    await pass(200)
    expect(sent).toEqual([{ method: 'PUT', path, version: null, title: 'ab' }])
    expect(autosave.getState()).toMatchObject({ status: 'stored', rival: null })
    expect(onStored).toHaveBeenCalledWith(typed('ab').values)
    autosave.change(typed('abc'))
    await pass(1_000)
    expect(sent.at(-1)).toMatchObject({ version: 1, title: 'abc' })
  })

  test('without a pause is written all the same', async () => {
    const autosave = start()
    for (let letters = 1; letters <= 60; letters += 1) {
      autosave.change(typed('a'.repeat(letters)))
      await pass(100)
    }
    expect(sent).toEqual([{ method: 'PUT', path, version: null, title: 'a'.repeat(50) }])
  })

  test('meanwhile is written after, one write at a time', async () => {
    let release = () => {}
    answer = () => new Promise<void>((resolve) => (release = resolve))
    const autosave = start()
    autosave.change(typed('a'))
    await pass(1_000)
    autosave.change(typed('ab'))
    await pass(5_000)
    expect(sent).toHaveLength(1)
    answer = async () => {}
    release()
    await pass(0)
    expect(sent.map(({ title }) => title)).toEqual(['a', 'ab'])
    expect(autosave.getState().status).toBe('stored')
  })

  test('is tried again where the server cannot be reached, and not where it was refused', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    const autosave = start()
    autosave.change(typed('a'))
    await pass(1_000)
    expect(autosave.getState().status).toBe('behind')
    answer = () => Promise.reject(new ApiError(400, 'Too long', null))
    await pass(10_000)
    expect(sent).toHaveLength(2)
    await pass(60_000)
    expect(sent).toHaveLength(2)
    expect(onStored).not.toHaveBeenCalled()
  })

  test('and taken back leaves no draft', async () => {
    const autosave = start({ draft: draftOf('a', 3) })
    autosave.change(typed('a'))
    expect(autosave.getState().status).toBe('stored')
    autosave.change(null)
    await pass(1_000)
    expect(sent).toEqual([{ method: 'DELETE', path: `${path}?version=3` }])
    expect(autosave.mark).toBeNull()
    expect(autosave.getState().status).toBe('idle')
  })
})

describe('a save of the post', () => {
  test('waits for the write that is on its way, and no other comes after', async () => {
    let release = () => {}
    answer = () => new Promise<void>((resolve) => (release = resolve))
    const autosave = start()
    autosave.change(typed('a'))
    await pass(1_000)
    const paused = autosave.pause()
    autosave.change(typed('ab'))
    release()
    expect(await paused).toEqual({ token, version: 1 })
    await pass(60_000)
    expect(sent).toHaveLength(1)
    autosave.resume(true)
    expect(autosave.mark).toBeNull()
    await pass(60_000)
    expect(sent, 'it is saved').toHaveLength(1)
  })

  test('that failed lets it go on', async () => {
    const autosave = start()
    autosave.change(typed('a'))
    expect(await autosave.pause()).toBeNull()
    autosave.resume(false)
    await pass(1_000)
    expect(sent).toHaveLength(1)
  })
})

describe('somebody else typed into it', () => {
  const theirs = draftOf('theirs', 7)
  const refuse = () => {
    const envelope = { success: false, code: 'version_conflict', data: theirs }
    return Promise.reject(new ApiError(409, 'Changed', envelope))
  }

  async function collide() {
    answer = refuse
    const autosave = start()
    autosave.change(typed('mine'))
    await pass(1_000)
    expect(autosave.getState()).toMatchObject({ status: 'behind', rival: theirs })
    autosave.change(typed('mine too'))
    await pass(60_000)
    expect(sent, 'nothing is written before a choice').toHaveLength(1)
    answer = async () => {}
    return autosave
  }

  test('ours is written over it when that is chosen', async () => {
    const autosave = await collide()
    autosave.goOnFrom(theirs)
    await autosave.flush()
    expect(sent.at(-1)).toMatchObject({ version: 7, title: 'mine too' })
    expect(autosave.getState()).toMatchObject({ status: 'stored', rival: null })
  })

  test('or becomes another', async () => {
    const autosave = await collide()
    autosave.part('fedcba9876543210')
    autosave.change(typed('mine (copy)', null))
    await pass(1_000)
    expect(sent.at(-1)).toMatchObject({
      path: '/api/admin/post-drafts/fedcba9876543210',
      version: null,
    })
  })
})
