/*
 * Replaces a video's still by the privacy-enhanced player when the reader presses play. Until then
 * nothing is requested from YouTube; without this file the still is a link to the video. Only
 * articles with a video load it (app/insights/article-view.tsx). Served as it is: no build step.
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
    // Opening a new tab or window follows the link to the video.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const still = event.target instanceof Element && event.target.closest('a[data-player]')
    if (!still) return
    event.preventDefault()
    const player = createPlayer(still)
    still.replaceWith(player)
    player.focus()
  })
})()
