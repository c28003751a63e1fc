/*
 * The embed script for our own sign-up form. The frame is 523 px high; if the form needs more
 * (narrow phone, large font, message), this script enlarges the frame, so that it has no scroll
 * bar. The form's side is in /newsletter-form.js.
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

  // The form may have posted its height before this listener existed.
  for (const { contentWindow } of frames()) {
    contentWindow?.postMessage({ type: 'newsletter-height-wanted' }, location.origin)
  }
})()
