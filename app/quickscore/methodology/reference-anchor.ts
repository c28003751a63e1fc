/** The anchor of a reference's row in the table, where the questions point. */
export function referenceAnchor(id: string): string {
  return `reference-${id}`
}
