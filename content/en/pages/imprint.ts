/**
 * Who runs the site, as notices and imprints must say it (GDPR, Article 13(1)(a); in the UK the
 * E-Commerce Regulations 2002, regulation 6). None of it can be guessed, so only what
 * the firm's record holds is printed.
 */
import { brand, operator } from '../../firm.ts'

export const imprint = describeOperator(operator)

/** Nothing without both name and address: half an imprint would pass for a whole one. */
export function describeOperator(known: typeof operator): string[] {
  const { legalName, postalAddress, register, registerNumber } = known
  if (!legalName || !postalAddress) return []
  const registered = [register, registerNumber].filter(Boolean).join(', ')
  const { dataProtectionNumber, representative } = known
  return [
    `${brand.name} is run by ${legalName}, ${postalAddress}.${registered ? ` Registered: ${registered}.` : ''}`,
    ...(dataProtectionNumber ? [`Data-protection register: ${dataProtectionNumber}.`] : []),
    ...(representative ? [`Our representative under Article 27: ${representative}.`] : []),
  ]
}
