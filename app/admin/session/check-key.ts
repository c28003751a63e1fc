import { loginWords } from '../../../content/admin/words.ts'
import { ApiError } from '../../api-client.ts'
import { callAdminApi, isUnauthorised } from './api.ts'

/** Asks the server once. Null when the key is good, else the sentence for the person at the door. */
export async function findKeyFault(key: string): Promise<string | null> {
  if (key === '') return loginWords.empty
  if (!isSendable(key)) return loginWords.invalid
  try {
    await callAdminApi(key, 'GET', '/api/admin/session')
    return null
  } catch (error) {
    if (isUnauthorised(error)) return loginWords.invalid
    if (!(error instanceof ApiError)) return loginWords.offline
    // The server alone knows how long to wait.
    const wait = error.status === 429 ? error.envelope?.message : undefined
    return wait ?? loginWords.failed
  }
}

/** A header holds no character beyond Latin-1, so no such key can be a right one. */
function isSendable(key: string): boolean {
  try {
    return new Headers({ 'x-admin-key': key }).has('x-admin-key')
  } catch {
    return false
  }
}
