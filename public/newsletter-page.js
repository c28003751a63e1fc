/*
 * Adds the embed script of the Newsletter page to the document's head, once. Which one it is, ours or
 * the provider's, the settings say: the page passes its address on in `data-embed`. React puts this
 * file into the page, so it also runs where the page was reached without a new document.
 * Served as it is: no build step, no dependency.
 */
;(() => {
  const { embed } = document.currentScript.dataset
  const known = [...document.head.querySelectorAll('script[src]')]
  if (known.some((script) => script.getAttribute('src') === embed)) return
  const script = document.createElement('script')
  script.src = embed
  script.async = true
  document.head.append(script)
})()
