/*
 * Fetches the framework once a page needs it (app/islands/README.md): when the reader scrolls and
 * an interactive part comes near, or when such a part is touched; automatically only on a fast line
 * and machine, or if this device has stored what the part shows. A form submitted earlier waits for
 * it.
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

  /** The framework failed to load: the browser posts the waiting forms, except those with GET. */
  function sendWithout() {
    isAlive = true
    for (const form of waiting.keys()) if (form.method !== 'post') waiting.delete(form)
    sendAgain()
  }

  const isInPart = ({ target }) => target instanceof Element && target.closest(parts) !== null

  for (const touch of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(touch, (event) => isInPart(event) && begin(), true)
  }

  // On the window, to run before the framework's own listener.
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
      // Offline the post would end on the browser's error page, and the input would be lost.
      if (isAlive) return
      waiting.set(event.target, event.submitter)
      begin()
    },
    true,
  )

  // Browsers do not submit a form by Enter if its button is disabled, so this queues the form too.
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

  /** False on a phone, whose processor should not run parts that may never be used. */
  function isFast() {
    const { connection } = navigator
    const isFastLine =
      connection?.effectiveType === '4g' &&
      connection.downlink >= fastMegabits &&
      !connection.saveData
    return isFastLine && matchMedia('(hover: hover)').matches
  }

  /** The page's main part: its script is fetched ahead, and runs only when the part is touched. */
  const soon = document.querySelector('[data-late-part="soon"]')

  function isKept(key) {
    try {
      return (location.hash ? sessionStorage : localStorage).getItem(key) !== null
    } catch {
      return false
    }
  }

  function look() {
    // Not earlier: asking for the pointer type forces a layout.
    if (isFast() || soon?.querySelector('input:checked')) return begin()
    if (!soon || isBegun) return
    // Not by rel="prefetch", which Firefox checks against default-src: our policy allows nothing.
    const keep = ({ href }) => fetch(href, { priority: 'low' }).then((answer) => answer.blob())
    Promise.all([...links].map(keep)).catch(() => {})
  }

  if (soon?.dataset.keptAs?.split(' ').some(isKept)) {
    // Reserves the room of the offer to resume, except at a step (app/quickscore/landing/).
    document.documentElement.toggleAttribute('data-kept', location.hash === '')
    begin()
  }
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(look))
})()
