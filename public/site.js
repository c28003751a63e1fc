/*
 * Behaviour of every public page, also of those without the framework. Without this file the menus
 * still work as plain <details>; with it they close on choosing an item, on Escape and on a click
 * elsewhere, the header gets a shadow past 10 px of scrolling, folded content is printed in older
 * browsers too, and pages behind a private link ask before unsent entries are lost.
 *
 * All listeners are on the document and change only attributes, so that they neither wait for React
 * nor conflict with it. Served as it is: no build step, no dependency.
 */
;(() => {
  const shadowAfterPx = 10
  const fadingEnds = 'linear-gradient(90deg,transparent,#000 15%,#000 85%,transparent)'
  /** Minimum idle time left for laying out another part. */
  const leastMs = 8

  function markScrolled() {
    const header = document.querySelector('[data-site-header]')
    if (header) header.toggleAttribute('data-scrolled', window.scrollY > shadowAfterPx)
  }

  function openMenus() {
    return document.querySelectorAll('details[data-menu][open]')
  }

  /** Closes every open menu that does not hold `target`. */
  function closeMenus(target) {
    for (const menu of openMenus()) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false
    }
  }

  document.addEventListener('scroll', markScrolled, { passive: true })

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    closeMenus(link ? null : event.target)
  })

  document.addEventListener('focusin', (event) => closeMenus(event.target))

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement)
      menu.open = false
      if (hadFocus) menu.querySelector('summary').focus()
    }
  })

  /**
   * Reports that a prefetched page was opened, by a HEAD request: the server does not count the
   * prefetch itself. Without this file such a read is not counted.
   */
  function tellOpened() {
    const [entry] = performance.getEntriesByType('navigation')
    if (!/^\/(insights\/|quickscore$)/.test(location.pathname) || !entry) return
    if (entry.deliveryType !== 'navigational-prefetch') return
    const headers = { 'X-Page-Opened': 'prefetched' }
    // The same referrer as for the page itself.
    const { referrer } = document
    fetch(location.pathname, { method: 'HEAD', headers, referrer, keepalive: true }).catch(() => {})
  }

  /**
   * Lays out the parts skipped at first (app/styles/frame.css), after the page and its fonts have
   * loaded, one part per idle moment. Scroll bar, full-page screenshots and scroll restoration need
   * this.
   */
  async function layOutRest() {
    await document.fonts.ready
    const parts = [...document.querySelectorAll('.laid-out-late')]
    while (parts.length > 0) {
      const rest = await idle()
      do {
        const part = parts.shift()
        part.style.contentVisibility = 'visible'
        part.getBoundingClientRect()
      } while (parts.length > 0 && rest?.timeRemaining() > leastMs)
    }
    layOut()
  }

  /** Waits for an idle moment, at most a second. */
  function idle() {
    return new Promise((resolve) => {
      if (window.requestIdleCallback) requestIdleCallback(resolve, { timeout: 1000 })
      else setTimeout(resolve)
    })
  }

  function layOut() {
    document.documentElement.toggleAttribute('data-laid-out', true)
  }

  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation?.type === 'navigate') addEventListener('load', layOutRest)
  else layOut()

  /** Opens folded content for printing, which older browsers cannot do by styles. */
  function openForPaper() {
    const folded = [...document.querySelectorAll('main details:not([open])')]
    const turn = (isOpen) => {
      for (const details of folded) details.open = isOpen
    }
    turn(true)
    addEventListener('afterprint', () => turn(false), { once: true })
  }

  addEventListener('beforeprint', openForPaper)

  /**
   * In a scrolling line of links, scrolls the current one into view and fades the left end too
   * while the line is scrolled; the styles fade the right end.
   */
  function showCurrent() {
    const link = document.querySelector('main nav [aria-current]')
    const line = link?.closest('ul')
    if (!line) return
    line.addEventListener('scroll', () => {
      line.style.maskImage = line.scrollLeft > 0 ? fadingEnds : ''
    })
    line.scrollLeft = link.offsetLeft - line.offsetLeft - line.clientWidth * 0.16
  }

  /** Behind a private link entries are not kept until sent, so the browser asks before leaving. */
  function guardEntries() {
    if (!/^\/quickscore\/(result|asked)\//.test(location.pathname)) return
    const unsent = new Set()
    const ask = (event) => {
      if (unsent.size > 0) event.preventDefault()
    }
    addEventListener('input', ({ target }) => {
      const form = target.closest('main form[method="post"]')
      if (!form) return
      unsent.add(form)
      addEventListener('beforeunload', ask)
    })
    addEventListener('submit', ({ target }) => unsent.delete(target))
  }

  markScrolled()
  tellOpened()
  showCurrent()
  guardEntries()
})()
