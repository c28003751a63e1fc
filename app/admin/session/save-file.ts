import { errorOf } from '../../api-client.ts'
import { logged, type Method } from './api.ts'

/** A file that a call answers with, and the name that it goes by. Throws as `callAdminApi` does. */
export async function fetchFile(
  key: string,
  method: Method,
  path: string,
): Promise<{ name: string; file: Blob }> {
  return logged(method, path, async (tell) => {
    const response = await fetch(path, { method, headers: { 'x-admin-key': key } })
    tell(response)
    if (!response.ok) throw errorOf(response, await response.text())
    const name = nameIn(response.headers.get('content-disposition'))
    return { name, file: await response.blob() }
  })
}

function nameIn(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'download'
}

/** Has the browser save what is at an address as it comes: none of it is held in the page. */
export function openDownload(path: string): void {
  const link = document.createElement('a')
  link.href = path
  // What is refused is a download that failed, and not another page.
  link.download = ''
  link.click()
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download holds its own reference once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
