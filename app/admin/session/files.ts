import { type Envelope, errorOf, readAnswer } from '../../api-client.ts'
import { logged } from './api.ts'

/** Downloads the file of a response. Throws as `callAdminApi` does. */
export async function downloadFile(key: string, path: string): Promise<void> {
  return logged('GET', path, async () => {
    const response = await fetch(path, { headers: { 'x-admin-key': key } })
    if (!response.ok) throw errorOf(response, await response.text())
    saveFile(nameIn(response.headers.get('content-disposition')), await response.blob())
  })
}

function nameIn(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'download'
}

/** Lets the browser download from an address, without holding the file in the page. */
export function openDownload(path: string, name = ''): void {
  const link = document.createElement('a')
  link.href = path
  // A refusal becomes a failed download instead of a new page.
  link.download = name
  link.click()
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  openDownload(url, name)
  // The download holds its own reference once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export interface SendOptions {
  /** Between 0 and 1: how much of the file has left. */
  onProgress?: (fraction: number) => void
  /** Called with each line of a response in lines; the last line is the actual response. */
  onLine?: (line: unknown) => void
  signal?: AbortSignal
}

/**
 * Posts a file in the form field "file", with XMLHttpRequest, because fetch reports no upload
 * progress. Throws ApiError for a refusal, TypeError when no response came, the signal's reason
 * when it was aborted.
 */
export function sendFile<Data>(
  key: string,
  path: string,
  file: File,
  { onProgress, onLine, signal }: SendOptions = {},
): Promise<Envelope<Data>> {
  const body = new FormData()
  body.set('file', file)
  const request = new XMLHttpRequest()
  const send = new Promise<Envelope<Data>>((resolve, reject) => {
    signal?.throwIfAborted()
    const abort = () => request.abort()
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    if (onLine) request.onprogress = tellLines(request, onLine)
    request.onload = () => {
      // The executor has returned by now, so a throw here would not reject the promise.
      try {
        const text = request.responseText
        resolve(readAnswer<Data>(request, onLine ? lastLine(text) : text))
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
  return logged('POST', path, () => send)
}

/** The returned handler reports the lines completed since its last call. */
function tellLines(request: XMLHttpRequest, onLine: (line: unknown) => void): () => void {
  let told = 0
  return () => {
    const lines = request.responseText.split('\n').slice(0, -1)
    for (const line of lines.slice(told)) onLine(parseLine(line))
    told = lines.length
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''
