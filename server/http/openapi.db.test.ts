import { isDeepStrictEqual } from 'node:util'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { lawChanges } from '../../content/en/law/changes.ts'
import { siteForEach } from '../../tests/support/app.ts'
import { createDocumentClient } from '../../tests/support/document-client.ts'
import { compareWithDocument } from '../../tests/support/documented.ts'
import { listRoutes } from '../services.ts'
import type { OpenApiDocument } from './openapi.ts'

const site = siteForEach()

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
const readDocument = async () =>
  (await site.app.inject('/api/openapi.json')).json() as OpenApiDocument

describe('GET /api/openapi.json', () => {
  test('knows every call, and none that does not exist', async () => {
    const { paths } = await readDocument()
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const calls = site.routes.flatMap(({ method, url }) =>
      url.startsWith('/api/') && !url.includes('*') && methods.has(method)
        ? [`${method} ${url.replace(/:(\w+)/g, '{$1}')}`]
        : [],
    )
    expect(documented.toSorted()).toEqual(calls.toSorted())
  })

  test('says which calls need the key, what they take and what they answer', async () => {
    const { paths } = await readDocument()
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const said = `${method} ${path}`
        const isForStaff = path.startsWith('/api/admin/')
        expect(isForStaff, said).toBe(isDeepStrictEqual(operation.security, [{ adminKey: [] }]))
        expect(operation.summary, said).not.toBe('')
        // Numbers that PostgreSQL could not hold.
        expect(JSON.stringify(operation.requestBody) ?? '', said).not.toContain('9007199254740991')
        expect(Object.keys(operation.responses), said).toContain('default')
        expect(
          (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').length,
          said,
        ).toBe(path.split('{').length - 1)
        if (method === 'put' || method === 'patch')
          expect(operation.requestBody, said).toBeDefined()
      }
    }
    const sort = paths['/api/admin/regions']?.get?.parameters?.find(({ name }) => name === 'sort')
    expect(sort?.schema).toMatchObject({ enum: expect.arrayContaining(['code', '-code']) })
    const shown = paths['/api/quickscore-assessments']?.get
    expect(shown?.security).toEqual([{}, { adminKey: [] }])
    const contact = paths['/api/contact']?.post
    expect(contact?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }])
    const statuses = ['200', '400', '403', '409', '413', '415', '429', 'default']
    expect(Object.keys(contact?.responses ?? {})).toEqual(statuses)
    const body = JSON.stringify(paths['/api/admin/posts/{id}']?.put?.requestBody)
    expect(body).toContain('"additionalProperties":false')
  })
})

describe('a client made of the document', () => {
  test('reaches every call, and none fails', async () => {
    for (const { name, send } of await createDocumentClient(site)) {
      const { statusCode, body } = await send()
      expect(body, name).not.toContain('There is nothing at this address.')
      expect([200, 201, 400, 404, 409], name).toContain(statusCode)
    }
  })

  test('can name what is named by a text, and nothing else', async () => {
    const token = '0123456789abcdef'
    const calls = await createDocumentClient(site)
    const send = (name: string, values: Record<string, string>) =>
      calls.find((one) => one.name === name)?.send(values)
    const writing = await send('GET /api/admin/post-writing/{name}', { name: token })
    expect(writing?.json().data).toMatchObject({ post_id: null, typed: null })
    const change = lawChanges[0]?.id ?? ''
    const news = await send('GET /api/admin/law-changes/{change}', { change })
    expect(news?.statusCode).toBe(200)
    const result = 'PUT /api/quickscore/result/{token}/applicability'
    expect((await send(result, { token }))?.statusCode).toBe(404)
    expect(() => send('GET /api/admin/posts/{id}', { id: 'one' })).toThrow()
  })
})

test('an answer that is not as documented is noticed', async () => {
  const app = fastify()
  const differences = compareWithDocument(app, listRoutes(site.ports))
  const region = { id: 1, name: 'Europe', code: 'EU', version: 1, posts: 0 }
  const created_at = '2026-11-20T09:00:00.000Z'
  const answers: [string, unknown][] = [
    ['/api/admin/regions', { data: [{ ...region, created_at }] }],
    ['/api/admin/categories', { data: [{ ...region, created_at, slug: 'a', description: null }] }],
    ['/api/admin/posts', { data: [], meta: { total: 0, page: 1, per_page: 50 }, next: 2 }],
    ['/api/admin/secrets', { data: [] }],
  ]
  for (const [url, answer] of answers) {
    app.get(url, async () => ({
      success: true,
      meta: { total: 1, page: 1, per_page: 50 },
      ...(answer as object),
    }))
  }
  for (const [url] of answers) await app.inject(url)
  expect(differences).toEqual([
    expect.stringContaining('GET /api/admin/categories 200 is not as documented'),
    expect.stringContaining('GET /api/admin/posts 200 is not as documented'),
    'GET /api/admin/secrets 200 is not documented',
  ])
  await app.close()
})
