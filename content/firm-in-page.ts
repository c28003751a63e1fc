/** Replaces content/firm-record.ts in the browser: reads what app/root.tsx wrote into the page. */
import type { Firm } from '../domain/firm.ts'

const { version: ofProduct, ...rest }: Firm & { version: string } = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="firm"]')?.content ?? '{"version":""}',
)

export const record: Firm = rest
export const version = ofProduct
