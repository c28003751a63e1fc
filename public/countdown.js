/*
 * Updates countdowns (app/site/countdown.tsx) every second or minute. Without this file they show
 * the time left when the page was rendered. The browser's clock also decides whether a date has
 * passed, so that an open page switches to the next date at zero.
 * Served as it is: no build step, no dependency.
 */
;(() => {
  const SECOND = 1000
  const MINUTE = 60 * SECOND
  const HOUR = 60 * MINUTE
  const DAY = 24 * HOUR

  function write(timer, now) {
    const left = Math.max(0, Number(timer.dataset.countsTo) - now)
    const shown = {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
      seconds: Math.floor((left % MINUTE) / SECOND),
    }
    for (const place of timer.querySelectorAll('[data-unit]')) {
      const { unit } = place.dataset
      const figure = String(shown[unit]).padStart(unit === 'days' ? 1 : 2, '0')
      if (place.textContent !== figure) place.textContent = figure
    }
    timer.classList.toggle('text-muted', left === 0)
    return left === 0
  }

  function renew(place) {
    const now = Date.now()
    const timers = [...place.querySelectorAll('[data-counts-to]')]
    const [isPast] = timers.map((timer) => write(timer, now))
    for (const part of place.querySelectorAll('[data-when]')) {
      part.hidden = (part.dataset.when === 'after') !== isPast
    }
  }

  for (const place of document.querySelectorAll('[data-countdowns]')) {
    renew(place)
    setInterval(renew, Number(place.dataset.countdowns), place)
  }
})()
