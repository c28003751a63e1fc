import { uploadWords as words } from '../../../../content/admin/editor.ts'

/** What stands in the text while a file is sent. ProseMirror places it, so it is no component. */
export function drawMarker(name: string, onCancel: () => void) {
  const dom = document.createElement('div')
  dom.className = 'editor-upload'
  dom.contentEditable = 'false'
  const text = document.createElement('span')
  text.textContent = words.uploading.replace('{name}', name)
  const bar = document.createElement('progress')
  bar.className = 'meter-bar'
  bar.max = 1
  bar.value = 0
  bar.setAttribute('aria-label', text.textContent)
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = words.cancel
  cancel.setAttribute('aria-label', words.cancelOf.replace('{name}', name))
  cancel.addEventListener('click', onCancel)
  dom.append(text, bar, cancel)
  const setProgress = (fraction: number) => {
    bar.value = fraction
  }
  return { dom, setProgress }
}
