/** Writes log lines without a pause, and reports to its parent after each thousand. */
import { createLog } from '../../server/platform/log.ts'

const log = createLog('info')
let written = 0
let timer: NodeJS.Timeout
function go() {
  for (let i = 0; i < 1_000; i += 1) log.info({ number: ++written }, 'a line')
  process.send?.(written)
  timer = setTimeout(go, 1)
}
process.on('message', () => {
  clearTimeout(timer)
  // One more line, which also reports the lines lost just before.
  log.info({ number: ++written }, 'the last line')
  process.disconnect()
})
go()
