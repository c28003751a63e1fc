/** Which respondents count as one organisation, however often they answered. */

/** Domains of providers where anybody can get a mailbox. */
export type FreeProviders = readonly string[]

/** Second-level labels under which organisations register names, as in `co.uk`. */
const secondLevels = /^(?:ac|co|com|edu|gov|gv|ltd|me|net|nhs|or|org|plc|sch)$/

/** The domain of a mailbox; null for a free provider, which does not identify an organisation. */
export function domainOf(address: string, free: FreeProviders): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const isFree = free.some((one) => domain === one || domain.endsWith(`.${one}`))
  return isFree ? null : domain
}

/** The registered domain of a mailbox; at a free provider the mailbox itself, without "+tag". */
export function organisationOf(address: string, free: FreeProviders): string {
  const [local = '', host = ''] = address.toLowerCase().split(/@(?=[^@]*$)/)
  const domain = domainOf(address, free)
  if (domain === null) {
    const name = local.replace(/(?<=.)\+.*/, '')
    const isGoogle = /^g(?:oogle)?mail\.com$/.test(host)
    return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
  }
  const labels = domain.split('.')
  const isSecond = labels.at(-1)?.length === 2 && secondLevels.test(labels.at(-2) ?? '')
  return labels.slice(isSecond ? -3 : -2).join('.')
}

/** The field that identifies the organisation of an assessment. */
interface Submitted {
  organisation: string
}

/** The latest row of each organisation; `rows` in order of submission. */
export function latestOf<T extends Submitted>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.organisation, row])).values()]
}
