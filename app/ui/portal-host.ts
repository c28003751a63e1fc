import { useLayoutEffect, useState } from 'react'

/** Portal host in the dialog (all else is inert) or `main` around `element`; null in neither. */
export function hostAround(element: Element | null): HTMLElement | null {
  const around = element?.closest('dialog, main')
  return around ? hostIn(around) : null
}

/**
 * Element without a box that holds the portals in `element`. React listens to every event in the
 * container of a portal, so with the dialog itself as container React would handle each keystroke
 * twice.
 */
function hostIn(element: Element): HTMLElement {
  const host = element.querySelector<HTMLElement>(':scope > [data-portals]') ?? createHost()
  // A dialog mounts its content on each opening; the host moves behind it, to be last for the Tab
  // key too. Moving it would take the focus from within and an open dialog out of the top layer.
  const isInUse = host.contains(document.activeElement) || host.querySelector('dialog[open]')
  if (host !== element.lastElementChild && !isInUse) element.append(host)
  return host
}

/** `hostIn` as a hook: null at first, because rendering must not change the page. */
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
