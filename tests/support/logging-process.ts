/** Writes log lines without a pause, and tells its parent after each thousand that it is alive. */
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
  // One more, so that what was lost just now is told too.
  log.info({ number: ++written }, 'the last line')
  process.disconnect()
})
go()
