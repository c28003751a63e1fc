interface Issue {
  code?: string | undefined
  path: PropertyKey[]
  message: string
  keys?: string[] | undefined
}

/** A refusal need not repeat a whole payload. */
const MOST_UNKNOWN = 20

/**
 * What is wrong with each field, in the words of its schema: the first fault of a field counts.
 * `issues` are those of a failed `safeParse`; a fault of the payload as a whole belongs to no field.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors = new Map<string, string>()
  for (const { code, path, message, keys } of issues) {
    const unknown = keys?.slice(0, MOST_UNKNOWN) ?? []
    const names = code === 'unrecognized_keys' ? unknown : [String(path[0] ?? '')]
    for (const name of names) if (name && !errors.has(name)) errors.set(name, message)
  }
  return Object.fromEntries(errors)
}
