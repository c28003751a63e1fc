/** Who counts as one among those who answered, however often they did. */

/** Providers at whose domains anybody can have a mailbox. */
export type FreeProviders = readonly string[]

/** Under which anybody registers a name of their own, as under a country. */
const secondLevels = /^(?:ac|co|com|edu|gov|gv|ltd|me|net|nhs|or|org|plc|sch)$/

/** The domain of a mailbox; null where it belongs to a provider and says nothing of its reader. */
export function domainOf(address: string, free: FreeProviders): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const isFree = free.some((one) => domain === one || domain.endsWith(`.${one}`))
  return isFree ? null : domain
}

/** The registered domain of a mailbox, or the mailbox itself at a provider, without what is after a plus. */
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

/** An assessment, in the order of submission. */
interface Submitted {
  organisation: string
}

/** The latest of each organisation. */
export function latestOf<T extends Submitted>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.organisation, row])).values()]
}
