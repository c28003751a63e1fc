/**
 * Who runs the site, as notices and imprints must say it (GDPR, Article 13(1)(a); in the UK the
 * E-Commerce Regulations 2002, regulation 6). Enter it before the site is public: nothing here can
 * be guessed, so nothing is printed until then.
 */
import { brand } from './brand.ts'

interface Operator {
  /** As registered. */
  legalName: string
  /** The geographic address, in one line. */
  address: string
  /** Register and number. */
  registration: string
  /** In the Union, where the operator is outside it, and the other way round (Article 27). */
  representative?: string
}

const operator: Operator | null = null

export const operatorLines = describeOperator(operator)

/** What privacy policy and terms print of the operator. */
export function describeOperator(known: Operator | null): string[] {
  if (!known) return []
  const { legalName, address, registration, representative } = known
  return [
    `${brand.name} is run by ${legalName}, ${address}. Registered as ${registration}.`,
    ...(representative ? [`Our representative under Article 27: ${representative}.`] : []),
  ]
}
