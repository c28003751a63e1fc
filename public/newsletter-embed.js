/*
 * The embed script that belongs to our own sign-up form. The frame is 523 px high; where the form
 * needs more (a narrow phone, large letters, a message in it), this script gives the frame that
 * height, so that nobody has to scroll inside it. The form's side is in /newsletter-form.js.
 * Served as it is: no build step, no dependency.
 */
;(() => {
  const leastHeight = 523

  const frames = () => [...document.querySelectorAll('iframe[data-newsletter-frame]')]

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || data?.type !== 'newsletter-height') return
    const frame = frames().find(({ contentWindow }) => contentWindow === source)
    if (!frame) return
    const borders = frame.offsetHeight - frame.clientHeight
    frame.height = String(Math.max(leastHeight, Math.ceil(data.height) + borders))
  })

  // The form may have said its height before anybody listened.
  for (const { contentWindow } of frames()) {
    contentWindow?.postMessage({ type: 'newsletter-height-wanted' }, location.origin)
  }
})()
