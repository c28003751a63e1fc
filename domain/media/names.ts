import * as z from 'zod/mini'
import { slugOf } from '../slug.ts'
import { singleLine } from '../text.ts'
import { optionalText } from '../write-body.ts'
import { type MediaContentType, mediaKinds } from './kinds.ts'

const originalNameMaxLength = 200
const storedStemMaxLength = 80

/** The extension of a file's name in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /[^.]\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/**
 * The original name of a file, safe to show: without folders, control and format characters, at
 * most 200 UTF-16 code units including its extension. "file" if nothing is left.
 */
export function originalNameOf(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[^.\s]/.test(clean)) return 'file'
  if (clean.length <= originalNameMaxLength) return clean
  const extension = extensionOf(clean)
  const end = extension && `.${extension}`
  return (
    clean
      .slice(0, originalNameMaxLength - end.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + end
  )
}

/** A file's name without its extension. */
export function stemOf(name: string): string {
  const extension = extensionOf(name)
  return extension ? name.slice(0, -extension.length - 1) : name
}

/** The last segment of a file's address: a slug with the extension of its content type. */
export function storedNameOf(originalName: string, type: MediaContentType): string {
  const stem = slugOf(stemOf(originalName).replaceAll('.', ' '))
    .slice(0, storedStemMaxLength)
    .replace(/-$/, '')
  return `${stem || 'file'}.${mediaKinds[type].extensions[0]}`
}

/** The last segment of the address of a picture's copy. */
export function variantNameOf(storedName: string, width: number, type: 'webp' | 'avif'): string {
  return `${stemOf(storedName)}-${width}.${type}`
}

/**
 * The name for saving a file: its own, with an extension that fits its content ("report.exe" that
 * is a PDF becomes "report.pdf").
 */
export function downloadNameOf(originalName: string, type: MediaContentType): string {
  const { extensions } = mediaKinds[type]
  const isRight = extensions.some((extension) => extension === extensionOf(originalName))
  return isRight ? originalName : `${stemOf(originalName)}.${extensions[0]}`
}

/** The address of a file; `hash` is the SHA-256 of the bytes that were uploaded, in hex. */
export function mediaUrl(hash: string, name: string): string {
  return `/media/${hash}/${name}`
}

const mediaPath = /^\/media\/([0-9a-f]{64})\/([a-z0-9_-]+\.[a-z0-9]+)$/

/** Parses the address of a file of ours; null for anything else. */
export function readMediaUrl(url: string): { hash: string; name: string } | null {
  const [, hash, name] = mediaPath.exec(url) ?? []
  return hash && name ? { hash, name } : null
}

/** Hashes of the files in a text (HTML or an address), each once. */
export function mediaHashesIn(text: string): string[] {
  const found = [...text.matchAll(/\/media\/([0-9a-f]{64})\//g)]
  return [...new Set(found.map(([, hash = '']) => hash))]
}

/** Schema of an optional address of a picture in the library. */
export const pictureSchema = optionalText(
  singleLine(500).check(
    z.refine(
      (url) => url === '' || /^\/media\/[\w./-]+$/.test(url),
      'Please choose a picture from the media library.',
    ),
  ),
)
