import { fstatSync, writeSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { type Logger, pino, stdSerializers } from 'pino'

/** Structured logging: one JSON line each, to standard output. */
export type Log = Logger

/**
 * Errors are reduced to what names the fault: drivers attach the values of a failed statement,
 * which may be a visitor's data.
 */
export function createLog(level: string): Log {
  const options = { level, base: null, serializers: { err: describeError } }
  if (level === 'silent') return pino(options)
  return pino(options, process.stdout.isTTY ? createPlainOutput() : createLogOutput())
}

const levelNames: Readonly<Record<number, string>> = {
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'ERROR',
}

/** Plain lines for a terminal: "09:05:01 answered method=GET status=200". */
function createPlainOutput(): { write(line: string): void } {
  const output = createLogOutput()
  return {
    write(line) {
      const { level, time, msg, reqId: _, err, ...rest } = JSON.parse(line)
      const facts = Object.entries(rest).map(([name, value]) => `${name}=${sayPlainly(value)}`)
      const at = new Date(time).toTimeString().slice(0, 8)
      const words = [at, levelNames[level] ?? level, msg, ...facts, err?.stack ?? err?.message]
      output.write(`${words.filter((word) => word !== '' && word !== undefined).join(' ')}\n`)
    },
  }
}

const sayPlainly = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error) as Record<string, unknown>
  return { type, message, stack, ...(code === undefined ? {} : { code }) }
}

/** Most bytes that are buffered for a pipe whose reader has stopped. */
const MOST_WAITING_BYTES = 1024 * 1024
/** Pino's number of the level. */
const WARN = 40

/** Writes one line; false if it cannot. Never waits, never throws. */
type Put = (line: string) => boolean

/**
 * Where log lines go. A line that cannot be written is dropped and counted, since a server that
 * cannot log must go on serving; once lines can be written again, one says how many are missing.
 */
function createLogOutput(put: Put = standardOutput()): { write(line: string): void } {
  let lost = 0
  return {
    write(line) {
      if (lost > 0) {
        if (!put(describeLoss(lost))) {
          lost += 1
          return
        }
        lost = 0
      }
      if (!put(line)) lost = 1
    },
  }
}

function describeLoss(lost: number): string {
  const msg = 'Lines of this log could not be written and are lost'
  return `${JSON.stringify({ level: WARN, time: Date.now(), lost, msg })}\n`
}

/** Pipes, sockets and terminals are written as streams, anything else synchronously. */
function standardOutput(): Put {
  const { fd } = process.stdout
  const kind = fstatSync(fd)
  const isStream = kind.isFIFO() || kind.isSocket() || process.stdout.isTTY
  return isStream ? putIntoStream(process.stdout) : putIntoFile(fd)
}

function putIntoStream(stream: Writable): Put {
  // Once the reader has gone, lines are counted as lost, and the process goes on.
  stream.on('error', () => {})
  const gather = gatherInto(stream)
  return (line) => {
    if (stream.destroyed || stream.writableLength > MOST_WAITING_BYTES) return false
    gather()
    stream.write(line)
    return true
  }
}

/** Writes the lines of one tick in one system call, which costs a third of an answer. */
function gatherInto(stream: Writable): () => void {
  let isGathering = false
  const release = () => {
    isGathering = false
    stream.uncork()
  }
  process.on('exit', release)
  return () => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    process.nextTick(release)
  }
}

function putIntoFile(fd: number): Put {
  let isTorn = false
  return (line) => {
    try {
      const bytes = Buffer.from(isTorn ? `\n${line}` : line)
      // A full disk takes only a part of a line; the next line then begins with a line break.
      isTorn = writeSync(fd, bytes) < bytes.length
      return !isTorn
    } catch {
      return false
    }
  }
}
