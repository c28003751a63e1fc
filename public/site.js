/*
 * How the header and lines of links behave, on every public page, also on those that ship no
 * framework script. Without this file the menus still open and close as plain <details>; with it they
 * close when an item is chosen, on Escape and on a click elsewhere, the header gets its shadow past
 * 10 px, all that is folded is printed in older browsers too, and a page behind a private link asks
 * before it is left with entries that were not sent.
 *
 * Everything is delegated from the document and only attributes change, so it neither waits for nor
 * disturbs React where React runs. Served as it is: no build step, no dependency.
 */
;(() => {
  const shadowAfterPx = 10
  const fadingEnds = 'linear-gradient(90deg,transparent,#000 15%,#000 85%,transparent)'
  /** Left of an idle moment for another part to be laid out in it. */
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
   * A page that the browser had fetched ahead is opened: the server did not count that fetch, and
   * this one has nothing in it but that. Without this file such a read is not counted.
   */
  function tellOpened() {
    const [entry] = performance.getEntriesByType('navigation')
    if (!/^\/(insights\/|quickscore$)/.test(location.pathname) || !entry) return
    if (entry.deliveryType !== 'navigational-prefetch') return
    const headers = { 'X-Page-Opened': 'prefetched' }
    // As the page itself would have been asked for.
    const { referrer } = document
    fetch(location.pathname, { method: 'HEAD', headers, referrer, keepalive: true }).catch(() => {})
  }

  /**
   * What was not laid out at first (app/styles/frame.css), when the page and its fonts are there, and
   * a part at a time, so that nobody waits for it: the scroll bar, a picture of the whole page and a
   * place that the browser goes back to need it.
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

  /** A moment in which nothing else is to be done; on a machine that never rests, a second later. */
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

  /** In older browsers styles alone do not print what is folded. */
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
   * Where the links of a page stand in a line that scrolls, the current one is in sight, and the end
   * that goes on fades, as the other does in the styles.
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

  /** Behind a private link nothing is kept until it is sent, so the browser asks before the page is left. */
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
