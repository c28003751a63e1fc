import { useLayoutEffect, useState } from 'react'

/** In what is around `element`: its dialog (the rest is inert then) or landmark. */
export function hostAround(element: Element | null): HTMLElement | null {
  const around = element?.closest('dialog, main')
  return around ? hostIn(around) : null
}

/**
 * Where in `element` portals are put: an element of its own, without a box. React listens to every
 * event in what holds a portal, so for a dialog that was one itself React would hear each typed
 * letter once more.
 */
function hostIn(element: Element): HTMLElement {
  const host = element.querySelector<HTMLElement>(':scope > [data-portals]') ?? createHost()
  // A dialog makes its content each time it opens; a toast comes after it for the Tab key too. To
  // move what has the focus would take it away, and an open dialog out of the top layer.
  const isInUse = host.contains(document.activeElement) || host.querySelector('dialog[open]')
  if (host !== element.lastElementChild && !isInUse) element.append(host)
  return host
}

/** The same for what is drawn: null at first, since drawing changes nothing of the page itself. */
export function useHostIn(element: Element | null): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setHost(hostIn(element ?? document.body)))
  return host
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'contents'
  host.dataset.portals = ''
  return host
}
