/** What the record of who did what learns of those who come in, and of those who do not. */
import type { Staff } from '../../domain/actor.ts'
import { recordRefusals, recordSignIn } from '../activity/service.ts'
import type { Ports } from '../ports.ts'
import type { AccessPorts } from './service.ts'

export type SignInPorts = AccessPorts & Pick<Ports, 'log'>

/** On a full disk somebody must still be able to come in and make room. */
export async function noteSignIn(ports: SignInPorts, actor: Staff): Promise<void> {
  await recordSignIn(ports, actor).catch((err) =>
    ports.log.warn({ err }, 'A sign-in could not be written down'),
  )
}

const WRITE_EVERY_MS = 60_000

/** One line a minute at most, however many keys somebody tries; `write` tells what is left. */
export function countRefusals(ports: SignInPorts) {
  let count = 0
  let timer: NodeJS.Timeout | undefined
  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const refused = count
    count = 0
    if (refused === 0) return
    await recordRefusals(ports, refused).catch((err) =>
      ports.log.warn({ err, refused }, 'Refused keys could not be written down'),
    )
  }
  const add = () => {
    count += 1
    timer ??= setTimeout(write, WRITE_EVERY_MS).unref()
  }
  return { add, write }
}
