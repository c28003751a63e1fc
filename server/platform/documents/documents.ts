import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Printed documents and drawn pictures, from the Typst templates in `documents/`. */
export interface Documents {
  /**
   * The PDF (tagged, PDF/UA-1) or the picture (PNG, of a template with one page) that
   * `documents/<template>.typ` makes of `data`: the same bytes for the same data. Rejects with the
   * compiler's diagnostics where it cannot be made, or not as the standard demands.
   */
  renderDocument(template: string, data: object, options: { format: Format }): Promise<Buffer>
  /** Ends the thread; what is still being made is rejected. */
  close(): Promise<void>
}

export type Format = 'pdf' | 'png'

/** What the compiler's thread is told when it starts, … */
export interface CompilerData {
  folder: string
}

/** … for each document, … */
export interface Job {
  template: string
  json: string
  format: Format
}

/** … and what it answers. */
export type Outcome = { bytes: Uint8Array } | { error: string }

interface Waiting {
  job: Job
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}

const templates = join(import.meta.dirname, '../../../documents')

/**
 * One thread makes one document at a time, in the order in which they were asked for. It starts
 * with the first, and again with the next after it died. While it has nothing to do, it keeps no
 * program from ending.
 */
export function createDocuments(folder = templates): Documents {
  const queue: Waiting[] = []
  let worker: Worker | undefined

  function runFirst() {
    const [first] = queue
    if (!first) return worker?.unref()
    worker ??= startWorker()
    worker.ref()
    worker.postMessage(first.job)
  }

  function settleFirst(outcome: Outcome) {
    const first = queue.shift()
    if ('bytes' in outcome) {
      const { buffer, byteOffset, byteLength } = outcome.bytes
      first?.resolve(Buffer.from(buffer, byteOffset, byteLength))
    } else first?.reject(new Error(`${first.job.template}: ${outcome.error}`))
    runFirst()
  }

  function startWorker() {
    const data: CompilerData = { folder }
    const started = new Worker(new URL('./compiler.ts', import.meta.url), { workerData: data })
    let cause: Error | undefined
    started.on('message', settleFirst)
    started.on('error', (error) => {
      cause = error
    })
    started.on('exit', () => {
      worker = undefined
      settleFirst({ error: cause?.message ?? 'the compiler has ended' })
    })
    return started
  }

  return {
    renderDocument(template, data, { format }) {
      // A letter that is half a pair can come out of a database; JSON knows no such text.
      const json = JSON.stringify(data, (_, value) =>
        typeof value === 'string' ? value.toWellFormed() : value,
      )
      return new Promise((resolve, reject) => {
        queue.push({ job: { template, json, format }, resolve, reject })
        if (queue.length === 1) runFirst()
      })
    },
    async close() {
      for (const { reject } of queue.splice(1)) reject(new Error('the server is stopping'))
      await worker?.terminate()
    },
  }
}
