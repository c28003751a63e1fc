/*
 * Puts the value of a field on the clipboard when its button is pressed: `data-copies` names the
 * field, `data-copied` is what the button then says. Without this file, or where the browser allows
 * it not, the button stays hidden or the text selected: it can be copied by hand.
 *
 * Served as it is: no build step, no dependency.
 */
;(() => {
  for (const button of document.querySelectorAll('[data-copies]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const field = document.getElementById(button.dataset.copies)
      field.select()
      try {
        await navigator.clipboard.writeText(field.value)
        button.textContent = button.dataset.copied
      } catch {
        field.focus()
      }
    })
  }
})()
