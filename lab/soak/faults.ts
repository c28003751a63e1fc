import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresServer } from '../../tests/support/postgres-server.ts'
import type { Instance } from './instance.ts'
import type { Link } from './link.ts'

/** Time after a fault during which requests may still fail. */
const GRACE_MS = 5_000
const HOUR_MS = 3_600_000

export interface Fault {
  name: string
  /** Mail may be sent twice: the fault can fall between the 250 and our record of it. */
  mayRepeatMail: boolean
  begin(): void | Promise<void>
  end(): void | Promise<void>
}

/** When a fault was in effect, in milliseconds of `performance.now()`. */
export interface FaultWindow {
  name: string
  mayRepeatMail: boolean
  begun: number
  ended: number
}

export interface FaultBounds {
  signal: AbortSignal
  random: () => number
  /** Pause between faults, in milliseconds. */
  restMs: number
}

/** Injects one fault after another until told to stop, each kind equally often. */
export async function injectFaults(
  instances: readonly Instance[],
  faults: readonly Fault[],
  windows: FaultWindow[],
  { signal, random, restMs }: FaultBounds,
): Promise<void> {
  let deck: Fault[] = []
  for (;;) {
    await pause(restMs * (0.5 + random()), undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    if (deck.length === 0) deck = shuffle(faults, random)
    const fault = deck.pop() as Fault
    const window = { ...fault, begun: performance.now(), ended: Number.POSITIVE_INFINITY }
    windows.push(window)
    await fault.begin()
    await pause(1_000 + random() * 4_000)
    await fault.end()
    await Promise.all(instances.map((instance) => instance.untilReady()))
    window.ended = performance.now()
    console.log(
      `  ${(window.begun / 1000).toFixed(0).padStart(4)} s  ${fault.name}, for ${((window.ended - window.begun) / 1000).toFixed(1)} s`,
    )
  }
}

/** Whether a fault may explain a failure. */
export function isExplained(
  windows: readonly FaultWindow[],
  failed: { begun: number; ended: number },
): boolean {
  return windows.some(
    ({ begun, ended }) => failed.begun <= ended + GRACE_MS && failed.ended >= begun,
  )
}

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value)
}

/** Faults of an instance: killed, terminated or frozen. */
export function faultsOfInstance(instance: Instance): Fault[] {
  const { name } = instance
  return [
    {
      name: `${name} is killed`,
      mayRepeatMail: true,
      begin: async () => void (await instance.end('SIGKILL')),
      end: () => instance.start(),
    },
    {
      name: `${name} is told to end`,
      mayRepeatMail: false,
      async begin() {
        const code = await instance.end('SIGTERM')
        if (code !== 0) throw new Error(`${name} ended with ${code} when it was told to.`)
      },
      end: () => instance.start(),
    },
    {
      name: `${name} stands still`,
      mayRepeatMail: true,
      begin: () => instance.signal('SIGSTOP'),
      end: () => instance.signal('SIGCONT'),
    },
  ]
}

export function faultsOfPostgres(postgres: PostgresServer): Fault[] {
  const ending = (name: string, signal: NodeJS.Signals): Fault => ({
    name,
    mayRepeatMail: true,
    async begin() {
      postgres.signal(signal)
      await postgres.ended()
    },
    end: () => postgres.restart(),
  })
  return [
    ending('PostgreSQL is killed', 'SIGKILL'),
    ending('PostgreSQL ends at once', 'SIGQUIT'),
    {
      name: 'PostgreSQL stands still',
      mayRepeatMail: true,
      begin: () => postgres.signal('SIGSTOP'),
      end: () => postgres.signal('SIGCONT'),
    },
  ]
}

/** Faults of the network to `what`: connections cut, or silent. */
export function faultsOfNetwork(what: string, link: Link): Fault[] {
  return (['cut', 'silent'] as const).map((state) => ({
    name: `the network to ${what} is ${state}`,
    mayRepeatMail: true,
    begin: () => link.turn(state),
    end: () => link.turn('open'),
  }))
}

/** A full file system of a folder. */
export function faultOfDisk(folder: string): Fault {
  const ballast = join(folder, 'ballast')
  const fill = async (bytes: number) => {
    for (;;) await appendFile(ballast, Buffer.alloc(bytes))
  }
  return {
    name: 'the disk is full',
    mayRepeatMail: true,
    async begin() {
      for (const bytes of [1 << 20, 1 << 12, 1]) await fill(bytes).catch(() => {})
    },
    end: () => rmSync(ballast),
  }
}

/** The machine's clock jumps by up to six hours, and later back. */
export function faultsOfClock(file: string, random: () => number): Fault[] {
  return [1, -1].map((direction) => ({
    name: `the clock jumps ${direction > 0 ? 'ahead' : 'back'}`,
    mayRepeatMail: true,
    begin: () => moveClock(file, Math.round(direction * random() * 6 * HOUR_MS)),
    end: () => moveClock(file, 0),
  }))
}

export function moveClock(file: string, ms: number): void {
  writeFileSync(file, String(ms))
}

/** Mounts a small file system on a folder; false if that is not allowed. */
export function mountSmallDisk(folder: string): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=192m', 'plumbline-soak', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
}
