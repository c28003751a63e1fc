import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Admin, createAdmin } from '../../../tests/support/admin.ts'
import { snapshot, startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { addPost } from '../../../tests/support/posts.ts'

let site: TestApp
let admin: Admin
beforeEach(async () => {
  site = await startTestApp()
  admin = createAdmin(site)
  await addPost(site.db, 'one')
  await addPost(site.db, 'two')
})
afterEach(() => site.close())

const mine = '0123456789abcdef'
const theirs = 'fedcba9876543210'
const sign = (token: string, id = 1, key?: string) =>
  admin.call('POST', `/posts/${id}/presence`, { token }, key)
const othersOf = async (token: string, id = 1) => (await sign(token, id)).json().data

test('windows with the same post learn of each other, by the names of their keys', async () => {
  expect(await othersOf(mine)).toEqual([])
  const own = { key_id: 'env', key_name: null, is_own: true }
  expect(await othersOf(theirs)).toEqual([own])
  expect(await othersOf(mine), 'asking again adds nobody').toEqual([own])
  expect(await othersOf(theirs, 2), 'another post is open there now').toEqual([])
  expect(await othersOf(mine)).toEqual([])

  const { key } = await admin.succeed('POST', '/keys', { name: 'Abe Lee', role: 'editor' })
  expect((await sign(theirs, 1, key)).json().data).toEqual([{ ...own, is_own: false }])
  const abe = { key_id: 'key-1', key_name: 'Abe Lee', is_own: false }
  expect(await othersOf(mine)).toEqual([abe])
})

test('a window that closes, or is not heard of any more, is no company', async () => {
  await sign(theirs)
  expect(await othersOf(mine)).toHaveLength(1)
  await admin.succeed('POST', '/posts/1/presence', { token: theirs, is_leaving: true })
  expect(await othersOf(mine)).toEqual([])
  await sign(theirs)
  site.clock.current = new Date(site.clock.current.getTime() + 46_000)
  expect(await othersOf(mine)).toEqual([])
  expect((await snapshot(site.db)).post_presence).toMatchObject([{ token: mine }])
  // Lost otherwise: a window that was closed is shown until the clock is there again.
  await sign(theirs)
  site.clock.current = new Date(site.clock.current.getTime() - 60 * 60_000)
  expect(await othersOf(mine)).toEqual([])
  expect(await othersOf(theirs), 'who goes on giving signs is company').toHaveLength(1)
  await admin.succeed('POST', '/posts/1/presence', { token: theirs, is_leaving: true })
  await admin.succeed('DELETE', '/posts/1')
  expect((await snapshot(site.db)).post_presence).toEqual([])
})

test('bad signs are refused, and change nothing', async () => {
  const before = await snapshot(site.db)
  const send = (body: object, id = 1) => admin.call('POST', `/posts/${id}/presence`, body)
  for (const body of [
    {},
    { token: 'x' },
    { token: mine, is_leaving: 1 },
    { token: mine, more: 1 },
  ]) {
    expect((await send(body)).statusCode).toBe(400)
  }
  expect((await send({ token: mine }, 7)).statusCode).toBe(404)
  expect(await snapshot(site.db)).toEqual(before)
})
