import { loginWords } from '../../../content/en/admin/words.ts'
import type { KeyHolder } from '../../../domain/keys.ts'
import { ApiError } from '../../api-client.ts'
import { callAdminApi, isUnauthorised } from './api.ts'

/** Asks the server once: who holds the key, or the sentence for the person at the door. */
export async function checkKey(key: string): Promise<KeyHolder | string> {
  if (key === '') return loginWords.empty
  if (!isSendable(key)) return loginWords.invalid
  try {
    const { data } = await callAdminApi<KeyHolder>(key, 'GET', '/api/admin/session')
    // A server that is about to be replaced knows the owner's key alone, and says nothing of it.
    return data ?? { role: 'owner', name: null }
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
