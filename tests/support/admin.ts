import { expect } from 'vitest'
import { type Answer, adminKey, snapshot, type TestApp } from './app.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Wanted = readonly [query: string, values: readonly unknown[]]
/** `as`: the expected status, error code or invalid field. */
type Refused = readonly [what: string, body: unknown, as?: number | string]

/** Calls below `/api/admin`, with the right key unless the test says otherwise. */
export function createAdmin(site: TestApp) {
  function call(
    method: Method,
    path: string,
    body?: unknown,
    key: string | null = adminKey,
  ): Promise<Answer> {
    return site.app.inject({
      method,
      url: `/api/admin${path}`,
      headers: {
        ...(key === null ? {} : { 'x-admin-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  }

  /** The `data` of a response that must be a success. */
  async function succeed(method: Method, path: string, body?: unknown) {
    const response = await call(method, path, body)
    const answer = response.json()
    if (!answer.success)
      throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`)
    return answer.data
  }

  /** Expects the values of `column` in the rows of a list, for each query. */
  async function lists(path: string, column: string, wanted: readonly Wanted[]) {
    for (const [query, values] of wanted) {
      const rows = await succeed('GET', `${path}${query}`)
      const shown = rows.map((row: Record<string, unknown>) => row[column])
      expect(shown, query).toEqual(values)
    }
  }

  /** Expects that each case is refused, by default with 400, and changes nothing. */
  async function refuses(asked: `${Method} /${string}`, cases: readonly Refused[]) {
    const [method, path = ''] = asked.split(' ') as [Method, string]
    const before = await snapshot(site.db)
    for (const [what, body, as = 400] of cases) {
      const answer = await call(method, path, body)
      const said = `${asked}, ${what}: ${answer.body}`
      const { code = null, errors } = answer.json()
      if (typeof as === 'number') expect(answer.statusCode, said).toBe(as)
      else if (answer.statusCode === 409) expect(code, said).toBe(as)
      else expect([answer.statusCode, Object.keys(errors)], said).toEqual([400, [as]])
    }
    expect(await snapshot(site.db), asked).toEqual(before)
  }

  /** The public list of results, with the fields that staff get. */
  const listScores = async (query = '', key = adminKey) => {
    const url = `/api/quickscore-assessments${query}`
    return (await site.app.inject({ url, headers: { 'x-admin-key': key } })).json().data
  }

  return { call, succeed, lists, refuses, listScores }
}
