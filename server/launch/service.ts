/** Gathers the facts of this installation for the launch checklist. */
import { statfs } from 'node:fs/promises'
import { claims, credentials, firstLife } from '../../content/en/claims.ts'
import { openedOn } from '../../content/en/law/openings.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { milestones } from '../../content/en/milestones.ts'
import { privacyPolicy } from '../../content/en/pages/privacy-policy.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterPosts } from '../../content/en/starter/index.ts'
import {
  brand,
  disclosures,
  draftsReview,
  figures,
  founder,
  isClaimed,
  isFirstFirm,
  operator,
} from '../../content/firm.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import {
  type Check,
  checkLaunch,
  isReserved,
  type LaunchFacts,
  listOpen,
} from '../../domain/launch.ts'
import { unescapeHtml } from '../../domain/text.ts'
import { listWriterNames } from '../access/service.ts'
import { countReviewed, findReviewed, readReviews } from '../law/service.ts'
import { hasMailServer, measureWaiting } from '../mail/service.ts'
import { findJob } from '../platform/db/jobs.ts'
import type { Ports } from '../ports.ts'
import { listUnchanged } from '../posts/write/service.ts'
import { findAcceptance } from './test-mail.ts'

export { sendTestMail } from './test-mail.ts'

export type LaunchPorts = Pick<
  Ports,
  | 'clock'
  | 'config'
  | 'db'
  | 'mailRecords'
  | 'openMailer'
  | 'readPage'
  | 'sender'
  | 'staffEmail'
  | 'unknownProxy'
>

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a comparison of the law holds (domain/law/out-of-date.ts). */
const OPENED_FOR_DAYS = 90
const SECURITY_CONTACT_DAYS = 180

export async function readChecklist(ports: LaunchPorts, actor: Actor): Promise<Check[]> {
  requireRole(actor, 'owner')
  return checkLaunch(await gatherFacts(ports, { asksDns: true }))
}

/** Number of open musts, shown on each tab; 0 while PUBLIC_URL is not https. */
export async function countOpenMusts(ports: LaunchPorts, actor: Actor): Promise<number> {
  requireRole(actor, 'reader')
  if (!ports.config.PUBLIC_URL?.startsWith('https:')) return 0
  return listOpen(checkLaunch(await gatherFacts(ports)), 'must').length
}

/** The text of security.txt, whose expiry is always ahead, so that nobody has to renew it. */
export function writeSecurityContact({ clock, origin }: Pick<Ports, 'clock' | 'origin'>): string {
  const expires = new Date(clock.now().getTime() + SECURITY_CONTACT_DAYS * DAY_MS)
  return [
    `Contact: mailto:${brand.contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Counts for the terminal, without waiting for a name server. */
export async function countOpen(ports: LaunchPorts) {
  const checks = await lookQuickly(ports)
  return {
    open: listOpen(checks).length,
    musts: listOpen(checks, 'must').length,
    all: checks.length,
  }
}

interface Looking {
  asksDns?: boolean
  looksAtPages?: boolean
}

/** Runs the checks without DNS queries and without rendering pages. */
export async function lookQuickly(ports: LaunchPorts): Promise<Check[]> {
  return checkLaunch(await gatherFacts(ports, { looksAtPages: false }))
}

async function gatherFacts(
  ports: LaunchPorts,
  { asksDns = false, looksAtPages = true }: Looking = {},
): Promise<LaunchFacts> {
  const { clock, config, sender, staffEmail, unknownProxy } = ports
  const now = clock.now()
  const stored = await readStored(ports)
  const shown = looksAtPages ? await readPages(ports) : null
  return {
    ...stored,
    now,
    missingOperator: listUnnamed(shown),
    foreign: shown && listForeign(shown),
    addresses: { contact: brand.contactEmail, sender: sender.address, staff: staffEmail },
    publicUrl: config.PUBLIC_URL ?? null,
    unknownProxy: unknownProxy.seen,
    hasComplaintsRoute: privacyPolicy.sections.some(({ id }) => id === 'complaints'),
    records: asksDns ? await askDns(ports) : null,
    unprovenFigures: listUnproven(),
    provisions: countProvisions(now),
    voidedReviews: readReviews().voided,
    reviewed: countReviewed(),
    unreviewedDrafts: starters.filter(isUnreviewed).length,
    passedMilestones: listPassed(now),
    missingDisclosures: missing(disclosures),
    opensLinks: config.LINK_CHECK,
    hasMetrics: config.METRICS_PORT !== undefined || config.METRICS_KEY !== undefined,
    portrait: founder.picture ? { isDescribed: founder.pictureDescription !== null } : null,
    freeDisk: await measureDisk(config),
  }
}

/** Bytes that are free where the data are; null where the system does not say. */
export function measureDisk({ DATA_DIR }: LaunchPorts['config']): Promise<number | null> {
  return statfs(DATA_DIR).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )
}

/** Queries run one after another: they are small, and others may need the connections. */
async function readStored(ports: LaunchPorts) {
  const { db } = ports
  const waiting = await measureWaiting(db)
  const slugs = starterPosts.map(({ slug }) => slug)
  return {
    mail: { hasServer: hasMailServer(ports), accepted: await findAcceptance(ports) },
    lastBackup: await findJob(db, 'backup'),
    namedKeys: (await listWriterNames(db)).length,
    unchangedStarters: await listUnchanged(db, slugs),
    givenUp: waiting
      .filter(({ status }) => status === 'failed')
      .reduce((sum, { count }) => sum + count, 0),
    oldestWaiting:
      waiting
        .filter(({ status }) => status === 'pending')
        .map(({ oldest }) => oldest)
        .sort()[0] ?? null,
  }
}

function askDns({ mailRecords, sender: { address } }: LaunchPorts) {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return isReserved(domain) ? null : mailRecords(domain)
}

function missing(fields: Record<string, string | null>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : []))
}

const isUnreviewed = ({ id, review }: (typeof starters)[number]) =>
  findReviewed(`draft ${id}`, review ?? draftsReview) === null

function listUnproven(): string[] {
  const said = Object.values(claims).map(({ id, figure, label }) => ({
    id,
    claim: `${figures[id]?.figure ?? figure} ${label}`,
  }))
  const others = [
    { id: 'independence', claim: credentials.independence },
    { id: 'vaultHosting', claim: credentials.vaultHosting },
  ] as const
  return [...said, ...others]
    .filter(({ id }) => isClaimed(id) && !figures[id]?.evidence)
    .map(({ claim }) => `“${claim}”`)
}

/** Pages on which a firm describes itself. */
const ownPages = ['/', '/about', '/newsletter', '/governance-in-a-box', '/privacy-policy'] as const
let looked: Promise<Record<string, string>> | null = null

/** The words of these pages, read once: a process serves the same words for as long as it runs. */
function readPages({ readPage }: Pick<LaunchPorts, 'readPage'>): Promise<Record<string, string>> {
  looked ??= Promise.all(
    ownPages.map(async (path) => [path, plainWords(await readPage(path))] as const),
  ).then((pages) => Object.fromEntries(pages))
  looked.catch(() => {
    looked = null
  })
  return looked
}

/** HTML without scripts, styles and comments, with entities decoded; other tags stay. */
const plainWords = (html: string) =>
  unescapeHtml(html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, ''))

/** Foreign words on the pages themselves: a page may have been made before the record changed. */
function listForeign(shown: Record<string, string>): string[] {
  if (isFirstFirm) return []
  const all = Object.values(shown).join('\n')
  const life = Object.values(firstLife).filter((told) => all.includes(told))
  const unclaimed = Object.values(claims)
    .filter(
      ({ id, figure, label }) => !isClaimed(id) && all.includes(figure) && all.includes(label),
    )
    .map(({ figure, label }) => `${figure} ${label}`)
  return [...life, ...unclaimed]
}

/** Missing data of the operator; if pages were read, also data that the policy does not show. */
function listUnnamed(shown: Record<string, string> | null): string[] {
  const { legalName, postalAddress, register, registerNumber } = operator
  const policy = shown?.['/privacy-policy']
  const isSaid = (text: string | null) =>
    text !== null && (!policy || policy.includes(text)) ? text : null
  return missing({
    legalName: isSaid(legalName),
    postalAddress: isSaid(postalAddress),
    register: isSaid(register),
    registerNumber: isSaid(registerNumber),
  })
}

function countProvisions(now: Date) {
  const since = new Date(now.getTime() - OPENED_FOR_DAYS * DAY_MS).toISOString().slice(0, 10)
  const urls = Object.values(legalReferences).map(({ url }) => url)
  return { all: urls.length, notOpened: urls.filter((url) => (openedOn[url] ?? '') < since).length }
}

/** Milestones that have passed without a comparison with their source since. */
function listPassed(now: Date): string[] {
  return milestones
    .filter(({ date, comparedOn }) => comparedOn < date.slice(0, 10) && date <= now.toISOString())
    .map(({ title }) => title)
}
