import { type Logger, pino, stdSerializers } from 'pino'
import { createLogOutput } from './log-output.ts'

/** Structured logging: one JSON line each, to standard output. */
export type Log = Logger

/**
 * Errors are reduced to what names the fault. Drivers hang the values of a failed statement on
 * theirs, and those may be a visitor's.
 */
export function createLog(level: string): Log {
  const options = { level, base: null, serializers: { err: describeError } }
  return level === 'silent' ? pino(options) : pino(options, createLogOutput())
}

function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error) as Record<string, unknown>
  return { type, message, stack, ...(code === undefined ? {} : { code }) }
}
