/** In what is around `element`: its dialog (the rest is inert then) or landmark. */
export function hostAround(element: Element | null): HTMLElement | null {
  const around = element?.closest('dialog, main')
  return around ? hostIn(around) : null
}

/**
 * Where in `element` portals are put: an element of its own, without a box. React listens to every
 * event in what holds a portal, so whoever typed into a dialog that was one itself would be heard
 * once more with each letter.
 */
export function hostIn(element: Element): HTMLElement {
  const known = element.querySelector<HTMLElement>(':scope > [data-portals]')
  if (known) return known
  const host = document.createElement('div')
  host.className = 'contents'
  host.dataset.portals = ''
  element.append(host)
  return host
}
