/** A named count without personal data. */
export interface CountedEvent {
  name: string
  properties: Record<string, unknown>
  at: Date
}

const TIMEOUT_MS = 3_000

/**
 * Posts events as JSON to an outside collector. A collector that is slow or down costs the
 * count and nothing else, so a failure is reported and not thrown.
 */
export function createCollector(url: string, onError: (error: unknown) => void) {
  return async ({ name, properties, at }: CountedEvent): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, properties, created_at: at.toISOString() }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`The collector answered ${response.status}`)
    } catch (error) {
      onError(error)
    }
  }
}
