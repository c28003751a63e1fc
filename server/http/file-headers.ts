import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { ByteRange } from '../platform/files/files.ts'

/**
 * The `Content-Disposition` header (RFC 6266) for a file of that name. Clients that do not read
 * the UTF-8 form (RFC 8187) use the plain one, in which other characters are underscores.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const fallback = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  return create(name.toWellFormed(), { type, fallback })
}

/** Whether an `If-None-Match` names the tag, compared weakly (RFC 9110, 13.1.2), as for proxies. */
export function isKnown(known = '', etag: string): boolean {
  // No tag of ours holds a quote.
  return known.trim() === '*' || known.includes(etag.replace('W/', ''))
}

const office = 'application/vnd.openxmlformats-officedocument'

/** Content types of the files that the server makes, by extension. */
const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  docx: `${office}.wordprocessingml.document`,
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: `${office}.spreadsheetml.sheet`,
}

/** Sets the headers of a download with that name, which no browser displays. */
export function attach(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .header('content-disposition', contentDisposition('attachment', name))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
}

/**
 * What a `Range` header (RFC 9110, 14) asks of `size` bytes: one range, "whole" where the header is
 * absent, malformed or asks for several, "none" where it lies beyond the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first === '') return ending(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (end < start && last !== '') return 'whole'
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) }
}

/** The last `length` bytes, or as many as there are. */
function ending(length: number, size: number): ByteRange | 'none' {
  if (length === 0 || size === 0) return 'none'
  return { start: Math.max(0, size - length), end: size - 1 }
}
