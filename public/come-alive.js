/*
 * Fetches the framework once a page needs it (app/islands/README.md): when the reader has begun to
 * move and a part of it comes near, when such a part is touched, and by itself only where line and
 * machine are fast, or where this device keeps what the part shows. A form that is sent before that
 * waits for it, with all that was typed.
 * Served as it is: no build step, no dependency.
 */
;(() => {
  const nearPx = 600
  const fastMegabits = 5

  const parts = '[data-late-part]'
  const links = document.querySelectorAll('link[rel="later"]')
  const waiting = new Map()
  let isBegun = false
  let isAlive = false
  let hasFramework = false

  function begin() {
    if (isBegun) return
    isBegun = true
    for (const link of links) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[data-framework]').textContent
    script.addEventListener('error', sendWithout)
    document.head.append(script)
  }

  function sendAgain() {
    for (const [form, submitter] of waiting) form.requestSubmit(submitter)
    waiting.clear()
  }

  document.addEventListener('page-alive', () => {
    isAlive = true
    hasFramework = true
    sendAgain()
  })

  /** The framework did not come: a form that any browser can post is posted. */
  function sendWithout() {
    isAlive = true
    for (const form of waiting.keys()) if (form.method !== 'post') waiting.delete(form)
    sendAgain()
  }

  const isInPart = ({ target }) => target instanceof Element && target.closest(parts) !== null

  for (const touch of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(touch, (event) => isInPart(event) && begin(), true)
  }

  // On the window, so that the framework cannot have seen it before us.
  addEventListener(
    'submit',
    (event) => {
      if (!isInPart(event) || hasFramework) return
      const isAway = !navigator.onLine
      const said = event.target.querySelector('[data-offline]')
      if (said) said.hidden = !isAway
      if (isAlive && !(isAway && said)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Posted now it would end on the browser's own page, and what was typed with it.
      if (isAlive) return
      waiting.set(event.target, event.submitter)
      begin()
    },
    true,
  )

  // The browser sends no form whose button is disabled: what Enter would have said is kept, too.
  addEventListener(
    'keydown',
    (event) => {
      if (isAlive || event.key !== 'Enter' || !isInPart(event)) return
      const { target } = event
      if (!(target instanceof HTMLInputElement) || !target.form) return
      if (!target.form.querySelector('[type="submit"]')?.disabled) return
      event.preventDefault()
      waiting.set(target.form, undefined)
      begin()
    },
    true,
  )

  function watchParts() {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        begin()
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    for (const part of document.querySelectorAll(parts)) observer.observe(part)
  }

  addEventListener('scroll', watchParts, { once: true, passive: true })

  /** A phone has better use for its processor than what may never be touched. */
  function isFast() {
    const { connection } = navigator
    const isFastLine =
      connection?.effectiveType === '4g' &&
      connection.downlink >= fastMegabits &&
      !connection.saveData
    return isFastLine && matchMedia('(hover: hover)').matches
  }

  /** A part that the page is about: its script is at hand when it is touched, and does not run before. */
  const soon = document.querySelector('[data-late-part="soon"]')

  function isKept(key) {
    try {
      return (location.hash ? sessionStorage : localStorage).getItem(key) !== null
    } catch {
      return false
    }
  }

  function look() {
    // Only then: to ask for the kind of pointer makes the browser lay out the page at once.
    if (isFast() || soon?.querySelector('input:checked')) return begin()
    if (!soon || isBegun) return
    // Not by rel="prefetch", which Firefox counts as default-src: the policy allows none.
    const keep = ({ href }) => fetch(href, { priority: 'low' }).then((answer) => answer.blob())
    Promise.all([...links].map(keep)).catch(() => {})
  }

  if (soon?.dataset.keptAs?.split(' ').some(isKept)) {
    // Room for the offer of answers, which no step of this tab takes (app/quickscore/landing/).
    document.documentElement.toggleAttribute('data-kept', location.hash === '')
    begin()
  }
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(look))
})()
