/** Hands a file that was made in the page to the browser's downloads. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download holds its own reference once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
