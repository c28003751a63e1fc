import { Resolver } from 'node:dns/promises'
import type { Clock } from '../clock.ts'

/** Which of the DNS records that mail receivers check a domain has. */
export interface MailRecords {
  /** RFC 7208: who may send for it. */
  spf: boolean
  /** RFC 6376: whether it has signing keys, whose names cannot be listed. */
  dkim: boolean
  /** RFC 7489: what happens to mail that fails both. */
  dmarc: boolean
}

export type FindMailRecords = (domain: string) => Promise<MailRecords | null>

const PATIENCE_MS = 2_000
const KNOWN_FOR_MS = 5 * 60_000

/** Cached for five minutes. Null where no name server answered, as offline. */
export function createMailRecords(clock: Clock): FindMailRecords {
  const known = new Map<string, { until: number; records: Promise<MailRecords | null> }>()
  return (domain) => {
    const now = clock.now().getTime()
    const before = known.get(domain)
    if (before && before.until > now) return before.records
    const records = lookUp(domain).catch(() => null)
    known.clear()
    known.set(domain, { until: now + KNOWN_FOR_MS, records })
    return records
  }
}

async function lookUp(domain: string): Promise<MailRecords> {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 })
  const [spf, policies, keys] = await Promise.all([
    readTexts(resolver, domain),
    // A domain without a policy of its own inherits that of the domain above it.
    Promise.all(listPolicyNames(domain).map((name) => readTexts(resolver, name))),
    readTexts(resolver, `_domainkey.${domain}`),
  ])
  return {
    spf: spf?.some((text) => /^v=spf1( |$)/i.test(text)) ?? false,
    dkim: keys !== null,
    dmarc: policies.flat().some((text) => /^v=DMARC1\b/i.test(text ?? '')),
  }
}

/** The names for the domain and each parent; a top-level domain has no policy. */
function listPolicyNames(domain: string): string[] {
  const labels = domain.split('.')
  const parents = labels.map((_, at) => labels.slice(at)).filter(({ length }) => length > 1)
  return parents.map((parent) => `_dmarc.${parent.join('.')}`)
}

/** Null if the name does not exist; a name with names below it does (RFC 8020). */
async function readTexts(resolver: Resolver, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA') return []
    if (code === 'ENOTFOUND') return null
    throw error
  }
}
