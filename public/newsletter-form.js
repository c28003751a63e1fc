/*
 * Our own newsletter form (/newsletter/embed), an ordinary form that works without this file. With it
 * the form is sent without a page load: the response is the same page, whose form part replaces the
 * current one. Also reports its height to the page around the frame (/newsletter-embed.js).
 * Served as it is: no build step, no dependency.
 */
;(() => {
  const place = () => document.querySelector('[data-newsletter-form]')

  const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g

  /**
   * Each response has its inline styles. This page's policy would refuse them as `style` elements,
   * but allows constructed style sheets.
   */
  function adoptStyles(html) {
    for (const [, css] of html.matchAll(STYLES)) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }
  }

  async function post(form) {
    const body = new URLSearchParams(new FormData(form))
    const response = await fetch(location.href, { method: 'POST', body })
    const html = await response.text()
    const page = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html')
    const answer = page.querySelector('[data-newsletter-form]')
    if (answer) adoptStyles(html)
    return answer
  }

  function setBusy(form, isBusy) {
    const button = form.querySelector('[type="submit"]')
    if (isBusy) button.dataset.idle = button.textContent
    button.textContent = isBusy ? button.dataset.busy : button.dataset.idle
    button.disabled = isBusy
    form.querySelector('[data-failure]').hidden = true
  }

  function takeOver(answer) {
    place().replaceWith(answer)
    watchHeight()
    answer.querySelector('[autofocus]')?.focus()
  }

  document.addEventListener('submit', async (event) => {
    const form = event.target
    event.preventDefault()
    setBusy(form, true)
    const answer = await post(form).catch(() => null)
    if (answer) return takeOver(answer)
    setBusy(form, false)
    form.querySelector('[data-failure]').hidden = false
  })

  /** Removes an error as soon as its field is valid. */
  document.addEventListener('input', ({ target: field }) => {
    if (!field.matches('[aria-invalid]') || !field.checkValidity()) return
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
    document.getElementById(`${field.id}-error`)?.remove()
  })

  function tellHeight() {
    if (parent === window) return
    // The height of its content: the form itself is at least as high as the frame and never
    // shrinks.
    const content = document.createRange()
    content.selectNodeContents(place())
    const { paddingTop, paddingBottom } = getComputedStyle(place())
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    const height = content.getBoundingClientRect().height + padding
    parent.postMessage({ type: 'newsletter-height', height }, location.origin)
  }

  const observer = new ResizeObserver(tellHeight)
  function watchHeight() {
    observer.disconnect()
    for (const part of [place(), ...place().children]) observer.observe(part)
  }
  watchHeight()
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data?.type === 'newsletter-height-wanted') tellHeight()
  })
})()
