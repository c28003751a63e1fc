/** What the blocks of an article may say of themselves: the editor and the server ask the same. */
export const calloutKinds = ['note', 'tip', 'warning'] as const
export type CalloutKind = (typeof calloutKinds)[number]

/** Of a picture within the measure; one that says nothing takes all of it. */
export const pictureSizes = ['small', 'medium'] as const
export const pictureAligns = ['left', 'center', 'right'] as const
export type PictureSize = (typeof pictureSizes)[number]
export type PictureAlign = (typeof pictureAligns)[number]

/** Which way a block reads, where it is not the page's. */
export const directions = ['rtl', 'ltr'] as const

/** The value where it is one of `known`, else null. */
export function knownOr<const Value extends string>(
  known: readonly Value[],
  value: unknown,
): Value | null {
  return known.find((one) => one === value) ?? null
}

/** Of the post that a bookmark shows. */
export function readPostId(value: unknown): number | null {
  return /^[1-9]\d{0,8}$/.test(String(value ?? '')) ? Number(value) : null
}
