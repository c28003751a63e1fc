/*
 * Enhances the page of a result; without this file each of its links reloads the page.
 *
 * - Ticks and views of the plan update the page in place, without losing the scroll position.
 * - A new result shows a toast once: not on a reload, and not when opened from the mail.
 * - A button opens everything folded.
 *
 * Served as it is: no build step, no dependency.
 */
;(() => {
  const toastMs = 5000
  const swipePx = 50
  const noteMs = 300

  /** Morphs `from` into `to`, node by node, so that focus, folds and live regions are kept. */
  function become(from, to) {
    if (from.nodeName !== to.nodeName || from.id !== to.id) return from.replaceWith(to)
    if (!(from instanceof Element)) {
      if (from.data !== to.data) from.data = to.data
      return
    }
    for (const { name } of [...from.attributes]) {
      if (!to.hasAttribute(name) && name !== 'open' && name !== 'hidden') from.removeAttribute(name)
    }
    for (const { name, value } of to.attributes) {
      if (from.getAttribute(name) !== value && name !== 'hidden') from.setAttribute(name, value)
    }
    const before = [...from.childNodes]
    const after = [...to.childNodes]
    for (const [index, node] of before.entries()) {
      if (after[index]) become(node, after[index])
      else node.remove()
    }
    from.append(...after.slice(before.length))
  }

  /** The current version of a link, if the page has changed since it was pressed. */
  function newest(link) {
    const same = `[data-in-place="${link.dataset.inPlace}"]`
    return link.isConnected ? link : (document.querySelector(same) ?? link)
  }

  /** Scrolls by as much as a pressed link moved, since what is above it may be taller now. */
  function keepAt(link, place) {
    if (!link.isConnected) return
    scrollBy({ top: link.getBoundingClientRect().top - place, behavior: 'instant' })
  }

  async function follow(link) {
    const { href } = newest(link)
    const answer = await fetch(href)
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const report = next.querySelector('.report')
    if (!report) return location.assign(href)
    const focused = document.activeElement
    const pressed = newest(link)
    const place = pressed.getBoundingClientRect().top
    become(document.querySelector('.report'), report)
    if (!focused.isConnected) newest(focused).focus({ preventScroll: true })
    keepAt(newest(pressed), place)
    history.replaceState(history.state, '', href.replace(/#.*/, ''))
  }

  /** Updates run one after another, since each replaces the links of the next. */
  let following = Promise.resolve()

  function onLink(event) {
    const link = event.target.closest('a[data-in-place]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    following = following.then(() => follow(link)).catch(() => location.assign(link.href))
  }

  function onButton(event) {
    const button = event.target.closest('button')
    if (!button) return
    const { opens, copiesAddress } = button.dataset
    if ('prints' in button.dataset) window.print()
    if (opens) {
      for (const folded of document.querySelectorAll(`${opens} details`)) folded.open = true
    }
    if (copiesAddress) {
      const address = location.origin + location.pathname
      navigator.clipboard.writeText(address).then(
        () => {
          button.textContent = copiesAddress
        },
        () => window.prompt(button.textContent, address),
      )
    }
  }

  /** Whether the last step of QuickScore led here; true only once. */
  function isNew(key) {
    try {
      const done = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      return done === location.pathname
    } catch {
      return false
    }
  }

  function tell(place) {
    place.append(place.querySelector('template').content.cloneNode(true))
    const toast = place.lastElementChild
    const close = toast.querySelector('button')
    let from = null
    let rest = setTimeout(() => toast.remove(), toastMs)
    const hold = () => clearTimeout(rest)
    const goOn = () => {
      hold()
      rest = setTimeout(() => toast.remove(), toastMs)
    }
    close.addEventListener('click', () => toast.remove())
    for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, hold)
    for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, goOn)
    toast.addEventListener('pointerdown', ({ clientX }) => {
      from = clientX
    })
    addEventListener('pointerup', ({ clientX }) => {
      if (from !== null && clientX - from > swipePx) toast.remove()
      from = null
    })
    addEventListener('keydown', ({ key }) => {
      if (key === 'F8' && toast.isConnected) close.focus()
      if (key === 'Escape' && toast.contains(document.activeElement)) toast.remove()
    })
  }

  /** Lets tooltips open without delay shortly after another one has closed. */
  function watchNotes() {
    const root = document.documentElement
    let rest
    document.addEventListener('pointerover', ({ target }) => {
      if (!target.closest('.note')) return
      clearTimeout(rest)
      rest = undefined
    })
    document.addEventListener('pointerout', ({ target }) => {
      const note = target.closest('.note > [role="tooltip"], .note')
      const shown = note && getComputedStyle(note.querySelector('[role]') ?? note)
      if (shown?.visibility !== 'visible') return
      root.toggleAttribute('data-note-read', true)
      rest = setTimeout(() => root.removeAttribute('data-note-read'), noteMs)
    })
  }

  for (const button of document.querySelectorAll(
    '.report :is([data-opens], [data-prints], [data-copies-address])',
  )) {
    button.hidden = false
  }
  /** Follows GET forms as links: they have no fields, so the address needs no "?". */
  function onSubmit(event) {
    if (event.target.method !== 'get') return
    event.preventDefault()
    location.assign(event.target.action)
  }

  document.addEventListener('submit', onSubmit)
  document.addEventListener('click', onLink)
  document.addEventListener('click', onButton)
  watchNotes()
  const place = document.querySelector('[data-done-key]')
  if (place && isNew(place.dataset.doneKey)) tell(place)
})()
