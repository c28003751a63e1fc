/** A4 with its margins, in points. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 45,
  right: 45,
  top: 40,
  bottom: 54,
} as const
export const bodyWidth = page.width - page.left - page.right
