/*
 * Copies the element with the id in the button's `data-copies` to the clipboard and then shows
 * `data-copied` on the button: the value of a field, or all tables of an element as one table with
 * the first heading row, for a spreadsheet or a document. Without this file the button stays
 * hidden; if the browser refuses, the field is selected, to be copied by hand.
 *
 * Served as it is: no build step, no dependency.
 */
;(() => {
  for (const button of document.querySelectorAll('[data-copies]')) {
    const source = document.getElementById(button.dataset.copies)
    button.hidden = false
    button.addEventListener('click', async () => {
      source.select?.()
      try {
        await (source.select ? navigator.clipboard.writeText(source.value) : writeTables(source))
        button.textContent = button.dataset.copied
      } catch {
        source.focus()
      }
    })
  }

  /** Copies the tables as tab-separated text and as HTML. */
  function writeTables(source) {
    const rows = [...source.querySelectorAll('tr')].filter(
      (row, index) => index === 0 || row.closest('tbody'),
    )
    const cells = rows.map((row) => [...row.cells].map(read))
    const text = cells.map((row) => row.map(({ lines }) => lines.join('; ')).join('\t')).join('\n')
    const html = cells.map((row) => `<tr>${row.map(asCell).join('')}</tr>`).join('')
    const types = { 'text/plain': text, 'text/html': `<table>${html}</table>` }
    const blobs = Object.entries(types).map(([type, part]) => [type, new Blob([part], { type })])
    return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }

  /** The lines of a cell, without the column name that it shows on a phone. */
  function read(cell) {
    const copy = cell.cloneNode(true)
    copy.querySelector('[data-column]')?.remove()
    const parts = copy.querySelectorAll('.grid > *')
    const lines = (parts.length > 0 ? [...parts] : [copy]).map(({ textContent }) =>
      textContent.trim(),
    )
    return { tag: cell.tagName, lines }
  }

  function asCell({ tag, lines }) {
    const cell = document.createElement(tag)
    for (const [index, line] of lines.entries())
      cell.append(...(index > 0 ? [document.createElement('br')] : []), line)
    return cell.outerHTML
  }
})()
