import { type Answer, adminKey, type TestApp } from './app.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

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

  /** The `data` of an answer that must be a success. */
  async function succeed(method: Method, path: string, body?: unknown) {
    const response = await call(method, path, body)
    const answer = response.json()
    if (!answer.success)
      throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`)
    return answer.data
  }

  return { call, succeed }
}

export type Admin = ReturnType<typeof createAdmin>
