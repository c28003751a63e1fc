/** Checks articles every night: broken links, and law that has changed since. */
import * as z from 'zod/mini'
import { lawChanges } from '../../content/en/law/changes.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { type Checks, isBrokenState, SILENT_FOR_DAYS } from '../../domain/checks.ts'
import { findNewer, listStale } from '../../domain/law/out-of-date.ts'
import { addressOf } from '../../domain/posts/link-address.ts'
import { recordIdSchema } from '../../domain/write-body.ts'
import { claimJob, findJob, giveBackJob } from '../platform/db/jobs.ts'
import { runTransaction } from '../platform/db/transactions.ts'
import type { Ports } from '../ports.ts'
import { type LinkedPost, listLinkedPosts, listTitles } from '../posts/write/service.ts'
import {
  faultOf,
  findLocalFault,
  isOffline,
  isOutside,
  type LinkPorts,
  openLinks,
} from './links.ts'
import { type Finding, listFindings, replaceFindings } from './store.ts'

export type CheckPorts = LinkPorts & Pick<Ports, 'origin'>

const JOB = 'checks'
const postIdsSchema = z.array(recordIdSchema)
/** Ids of law changes, in the finding of an outdated article. */
const changeIdsSchema = z.array(z.string())
/** Time of the check in UTC: night for the site's readers. */
const NIGHT = 'T03:00:00.000Z'
const DAY_MS = 24 * 60 * 60 * 1000
/** Time limit of a check on request, for which somebody waits. */
const WAIT_MS = 25_000
const MOST_LINKS = 2_000

/** Runs the check if it is due and no other instance has; returns whether it ran. */
export function checkIfDue(ports: CheckPorts, signal: AbortSignal): Promise<boolean> {
  const now = ports.clock.now().toISOString()
  const tonight = `${now.slice(0, 10)}${NIGHT}`
  const lastNight = new Date(Date.parse(tonight) - DAY_MS).toISOString()
  return look(ports, { dueBefore: now >= tonight ? tonight : lastNight, signal })
}

/**
 * Runs the check on request: of the links to other sites only those that were broken, within
 * `WAIT_MS`.
 */
export async function checkNow(ports: CheckPorts, actor: Actor): Promise<Checks> {
  requireRole(actor, 'editor')
  const dueBefore = new Date(ports.clock.now().getTime() + 1).toISOString()
  await look(ports, { dueBefore, onlyBroken: true, signal: AbortSignal.timeout(WAIT_MS) })
  return readChecks(ports, actor)
}

interface Look {
  dueBefore: string
  onlyBroken?: boolean
  signal: AbortSignal
}

async function look(ports: CheckPorts, { dueBefore, onlyBroken = false, signal }: Look) {
  const now = ports.clock.now().toISOString()
  if (!(await claimJob(ports.db, { name: JOB, now, dueBefore }))) return false
  try {
    const earlier = await listFindings(ports.db)
    const found = await find(ports, { now, earlier, onlyBroken, signal })
    await runTransaction(ports.db, (trx) => replaceFindings(trx, dated(found, earlier, now)))
    return true
  } catch (error) {
    await giveBackJob(ports.db, JOB, now)
    throw error
  }
}

type Found = Omit<Finding, 'since'>

/** Keeps the `since` of findings that were known before. */
function dated(found: readonly Found[], earlier: readonly Finding[], now: string): Finding[] {
  const keyOf = ({ kind, subject }: Found) => `${kind} ${subject}`
  const since = new Map(earlier.map((finding) => [keyOf(finding), finding.since]))
  return found.map((finding) => ({ ...finding, since: since.get(keyOf(finding)) ?? now }))
}

interface Search {
  now: string
  earlier: readonly Finding[]
  onlyBroken: boolean
  signal: AbortSignal
}

async function find(ports: CheckPorts, search: Search): Promise<Found[]> {
  const found: Found[] = []
  const links = new Map<string, number[]>()
  for await (const post of listLinkedPosts(ports.db, search.now)) {
    found.push(...findOutdated(post, search.now))
    for (const address of post.links) {
      // A draft has no page yet.
      if (address.startsWith('#') && !post.isPublic) continue
      const link = addressOf(address, post.slug, ports.origin)
      const ids = links.get(link)
      if (ids) ids.push(post.id)
      else links.set(link, [post.id])
    }
  }
  for (const link of [...links.keys()].filter((one) => !isOutside(one))) {
    const fault = await findLocalFault(ports, link)
    if (fault) found.push({ ...fault, subject: link, post_ids: JSON.stringify(links.get(link)) })
  }
  if (ports.askOutside) found.push(...(await findOutside(ports, links, search)))
  return found
}

/** Links that were not opened this time keep their earlier finding. */
async function findOutside(
  ports: CheckPorts,
  links: ReadonlyMap<string, readonly number[]>,
  { earlier, onlyBroken, signal }: Search,
): Promise<Found[]> {
  const before = new Map(
    earlier.filter(({ kind }) => isBrokenState(kind)).map((finding) => [finding.subject, finding]),
  )
  const outside = [...links.keys()].filter(isOutside)
  const chosen = onlyBroken ? outside.filter((link) => before.has(link)) : outside
  const opened = await openLinks(ports, chosen.slice(0, MOST_LINKS), signal)
  const unreached = isOffline(opened)
  const found = outside.flatMap((link): Found[] => {
    const answer = unreached ? undefined : opened.get(link)
    const fault = answer ? faultOf(answer) : before.get(link)
    if (!fault) return []
    const { kind, detail } = fault
    return [{ kind, detail, subject: link, post_ids: JSON.stringify(links.get(link)) }]
  })
  if (unreached) found.push({ kind: 'no-internet', subject: '', detail: '', post_ids: '[]' })
  return found
}

/** Only a public article can mislead readers. */
function findOutdated({ id, isPublic, updated_at, links }: LinkedPost, now: string): Found[] {
  const newer = isPublic ? findNewer(lawChanges, { updated_at, links }, now.slice(0, 10)) : []
  if (newer.length === 0) return []
  const detail = JSON.stringify(newer.map((change) => change.id))
  return [{ kind: 'outdated', subject: String(id), detail, post_ids: `[${id}]` }]
}

/** The findings of the last check, and the references that are due today. */
export async function readChecks(ports: CheckPorts, actor: Actor): Promise<Checks> {
  requireRole(actor, 'reader')
  const { db, clock, askOutside } = ports
  const now = clock.now()
  const findings = (await listFindings(db)).map((finding) => ({
    ...finding,
    postIds: z.parse(postIdsSchema, JSON.parse(finding.post_ids)),
  }))
  const titles = await listTitles(db, [...new Set(findings.flatMap(({ postIds }) => postIds))])
  const isOffline = findings.some(({ kind }) => kind === 'no-internet')
  const silentSince = new Date(now.getTime() - SILENT_FOR_DAYS * DAY_MS).toISOString()
  return {
    checked_at: await findJob(db, JOB),
    outside: !askOutside ? 'off' : isOffline ? 'no-internet' : 'opened',
    broken_links: findings.flatMap(({ kind, subject, detail, since, postIds }) => {
      if (!isBrokenState(kind) || (kind === 'unreachable' && since > silentSince)) return []
      const articles = titles.filter(({ id }) => postIds.includes(id))
      return articles.length > 0
        ? [{ url: subject, state: kind, detail, since, articles: articles.map(nameOf) }]
        : []
    }),
    outdated_articles: findings.flatMap(({ kind, detail, postIds }) => {
      const post = titles.find(({ id }) => postIds.includes(id))
      if (kind !== 'outdated' || !post) return []
      const ids = z.parse(changeIdsSchema, JSON.parse(detail))
      const changes = lawChanges.filter(({ id }) => ids.includes(id))
      return [
        {
          article: nameOf(post),
          updated_at: post.updated_at,
          changes: changes.map(({ id, title, on }) => ({ id, title, on })),
        },
      ]
    }),
    stale_references: listStale(legalReferences, now.toISOString().slice(0, 10)),
  }
}

const nameOf = ({ id, title }: { id: number; title: string }) => ({ id, title })
