import { performance } from 'node:perf_hooks'

export interface Timing {
  /** Milliseconds; the best is least affected by other work on the machine. */
  best: number
  median: number
  p99: number
  /** CPU time of this process, which other work on the machine hardly affects. */
  processor: number
}

/** Measures how long a call takes, after a tenth as many calls for warm-up. */
export async function time(calls: number, work: (i: number) => Promise<unknown>): Promise<Timing> {
  const taken: number[] = []
  let before = process.cpuUsage()
  for (let i = -Math.ceil(calls / 10); i < calls; i += 1) {
    if (i === 0) before = process.cpuUsage()
    const begun = performance.now()
    await work(i)
    if (i >= 0) taken.push(performance.now() - begun)
  }
  const { user, system } = process.cpuUsage(before)
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(calls - 1, Math.floor(calls * share))] ?? 0
  return { best: at(0), median: at(0.5), p99: at(0.99), processor: (user + system) / 1000 / calls }
}

export function print(what: string, { best, median, p99, processor }: Timing) {
  const figures = `best ${best.toFixed(2)} ms, median ${median.toFixed(2)} ms, 99% under ${p99.toFixed(2)} ms, processor ${processor.toFixed(2)} ms`
  console.log(`  ${what.padEnd(58)} ${figures}`)
}
