/** Attribute values of an article's blocks, shared by the editor and the server. */
export const calloutKinds = ['note', 'tip', 'warning'] as const
export type CalloutKind = (typeof calloutKinds)[number]

/** Sizes of a picture; without one it has the full width of the text. */
export const pictureSizes = ['small', 'medium'] as const
export const pictureAligns = ['left', 'center', 'right'] as const
export type PictureSize = (typeof pictureSizes)[number]
export type PictureAlign = (typeof pictureAligns)[number]

/** Text direction of a block, if it differs from the page's. */
export const directions = ['rtl', 'ltr'] as const

/** The value if it is one of `known`, else null. */
export function knownOr<const Value extends string>(
  known: readonly Value[],
  value: unknown,
): Value | null {
  return known.find((one) => one === value) ?? null
}

/** The id of a bookmark's post; null if it is not one. */
export function readPostId(value: unknown): number | null {
  return /^[1-9]\d{0,8}$/.test(String(value ?? '')) ? Number(value) : null
}
