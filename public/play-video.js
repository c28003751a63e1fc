/*
 * Puts the privacy-enhanced player in the place of a film's still when the reader presses play. Until
 * then nothing is asked of YouTube; without this file the still is a link to the film. Only articles
 * that have one load it (app/insights/article-view.tsx). Served as it is: no build step.
 */
;(() => {
  function createPlayer({ dataset }) {
    const address = new URL(dataset.player)
    address.searchParams.set('autoplay', '1')
    const player = document.createElement('iframe')
    player.title = dataset.title
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    player.referrerPolicy = 'strict-origin-when-cross-origin'
    player.src = address.href
    return player
  }

  document.addEventListener('click', (event) => {
    // A new tab or window is the reader's own choice, and leads to the film itself.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const still = event.target instanceof Element && event.target.closest('a[data-player]')
    if (!still) return
    event.preventDefault()
    const player = createPlayer(still)
    still.replaceWith(player)
    player.focus()
  })
})()
