import { type Envelope, readAnswer } from '../../api-client.ts'

export interface SendOptions {
  /** Between 0 and 1: how much of the file has left. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/**
 * Posts a file in the form field "file". XMLHttpRequest, since fetch says nothing of how far an
 * upload is. Throws ApiError for a refusal, TypeError when no answer came, the signal's reason when
 * it was aborted.
 */
export function sendFile<Data>(
  key: string,
  path: string,
  file: File,
  { onProgress, signal }: SendOptions = {},
): Promise<Envelope<Data>> {
  const body = new FormData()
  body.set('file', file)
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => {
      // What a promise's executor throws is its rejection only while it runs.
      try {
        resolve(readAnswer<Data>(request, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new TypeError('No answer came to the upload'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.open('POST', path)
    request.setRequestHeader('x-admin-key', key)
    request.send(body)
  })
}
