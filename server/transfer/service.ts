/** Imports texts of other programs as drafts: a dry run shows what would be made. */
import { join } from 'node:path'
import { type Actor, requireRole, type Staff } from '../../domain/actor.ts'
import { busy } from '../../domain/errors.ts'
import { type ImportChoice, type PostImport, reportPosts } from '../../domain/transfer.ts'
import { recordBulk } from '../activity/service.ts'
import { describePictures } from '../media/service.ts'
import { explainDisk } from '../platform/files/files.ts'
import { createPost, keepOldPaths, prepareApart } from '../posts/write/service.ts'
import { type ImportFile, storeUpload, withTexts } from './import-file.ts'
import { sayWhich } from './name-lost.ts'
import { openPictures } from './pictures.ts'
import {
  type Means,
  type Plan,
  planAll,
  reasonOf,
  settle,
  type Tell,
  type TransferPorts,
  wantLabels,
} from './plan-import.ts'
import { type Labels, openLabels, type WantedLabel } from './wanted-labels.ts'

export interface ImportOptions extends ImportChoice {
  /** Called with the progress, once the file has been read. */
  tell?: Tell | undefined
}

/**
 * Makes drafts of the texts of a file, or reports what would be made. Each post is stored whole or
 * not at all; one that already exists, word for word, is skipped, so that an interrupted import can
 * be sent again. Throws `invalid`, `too-large`, `too-busy`.
 */
export async function importPosts(
  ports: TransferPorts,
  actor: Actor,
  upload: { name: string; bytes: AsyncIterable<Uint8Array> },
  options: ImportOptions,
): Promise<PostImport> {
  requireRole(actor, 'editor')
  if (running >= MOST_AT_ONCE) throw busy(BUSY)
  running += 1
  const imported = ports.scratch.use(async (folder) => {
    const path = join(folder, 'file')
    await storeUpload(upload.bytes, path)
    return withTexts({ path, name: upload.name }, (file) =>
      importTexts(ports, actor, file, options),
    )
  })
  return imported.catch(explainDisk).finally(() => {
    running -= 1
  })
}

/** Limit on parallel imports: each has its texts in memory, and they share one process. */
const MOST_AT_ONCE = 2
let running = 0

const BUSY = 'Two imports are already under way. Please try again in a few seconds.'

/** Time after which no further post is made: proxies wait a little longer for a response. */
const LONGEST_MS = 100_000

const notReached =
  'The import ran out of time. Import the same file again to continue where it stopped.'

async function importTexts(
  ports: TransferPorts,
  actor: Staff,
  { texts, hosts, notes, zip }: ImportFile,
  { isDryRun, rows: chosen, forAll, tell = () => {} }: ImportOptions,
): Promise<PostImport> {
  const begun = performance.now()
  const isChosen = ({ row, withheld }: Plan['row']) => (chosen ? chosen.has(row) : !withheld)
  const looking = openPictures(ports, actor, { zip, isDryRun: true })
  const shared = { hosts, forAll }
  const means = { ...shared, pictures: looking, labels: await openLabels(ports, actor) }
  const plans = await planAll(ports, texts, { ...means, tell })
  if (!isDryRun) {
    const pictures = openPictures(ports, actor, { zip, isDryRun: false })
    const labels = await openLabels(ports, actor)
    const others = plans.filter(({ row }) => row.state === 'new' && !isChosen(row))
    // Before any post is made, so that no link leads to a text that is not imported.
    for (const { row } of others) row.state = 'left'
    for (const plan of plans) plan.isChosen = plan.row.state === 'new'
    const of = plans.filter(({ row }) => row.state === 'new').length
    let made = 0
    let done = 0
    for (const plan of plans) {
      if (plan.row.state !== 'new') continue
      const isLate = performance.now() - begun > LONGEST_MS
      if (isLate && !notes.includes(notReached)) notes.push(notReached)
      if (isLate) plan.row.state = 'left'
      else {
        tell({ step: 'make', done, of })
        made += Number(await make(ports, actor, plan, { ...shared, pictures, labels, plans }))
        done += 1
      }
    }
    tell({ step: 'make', done, of })
    if (made > 0) await noteImport(ports, actor, made)
  }
  const dead = [...new Set(plans.filter(comesIn).flatMap((plan) => plan.dead))]
  const listed = dead.map((address) => address.slice(0, 200))
  notes.push(...sayWhich('Links to pages that do not come in stay as they are', listed, MOST_DEAD))
  return reportPosts(
    plans.map(({ row }) => row),
    { isDryRun, notes },
  )
}

const comesIn = ({ row }: Plan) => row.state === 'new' || row.state === 'made'

/** Limit on dead links named in the report. */
const MOST_DEAD = 100

async function noteImport({ db, clock }: TransferPorts, actor: Staff, made: number): Promise<void> {
  const activity = { actor, action: 'import', noun: 'posts', now: clock.now() } as const
  await db.transaction().execute((trx) => recordBulk(trx, activity, made))
}

/** Returns whether the post was made; writes the outcome into the row. */
async function make(
  ports: TransferPorts,
  actor: Staff,
  plan: Plan,
  { labels, plans, forAll, ...means }: Means & { plans: Plan[] },
): Promise<boolean> {
  const { text, row } = plan
  try {
    const { html, featured, altTexts } = await settle(ports, plan, plans, means)
    const wanted = wantLabels(text, labels)
    const fields = {
      title: text.title,
      slug: row.slug,
      description: text.description ?? beginningOf((await prepareApart(html)).text),
      content: html,
      featured_image: featured,
      meta_title: text.meta_title,
      meta_description: text.meta_description,
      status: 'draft' as const,
      publish_at: text.date,
      category_ids: await idsOf(labels, wanted.categories, forAll.categories),
      region_ids: await idsOf(labels, wanted.regions, forAll.regions),
      author_ids: await idsOf(labels, wanted.authors),
    }
    const post = await createPost(ports, actor, fields)
    Object.assign(row, { state: 'made', id: post.id })
    const taken = await keepOldPaths(ports, actor, post.id, text.paths)
    if (taken.length > 0) row.notes.push(`Old paths that are taken here: ${taken.join(', ')}.`)
    await describePictures(ports, actor, altTexts)
    return true
  } catch (error) {
    row.notes.unshift(reasonOf(error))
    row.state = 'refused'
    return false
  }
}

async function idsOf(
  labels: Labels,
  wanted: readonly WantedLabel[],
  forAll: readonly number[] = [],
): Promise<number[]> {
  const ids: number[] = []
  for (const label of wanted) ids.push(await labels.settle(label))
  return [...new Set([...ids, ...forAll])]
}

const DESCRIPTION_LENGTH = 200

/** The beginning of the text, cut at the end of a word. */
function beginningOf(words: string): string {
  const text = words
    .slice(0, 2 * DESCRIPTION_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= DESCRIPTION_LENGTH) return text || 'Imported'
  return `${text
    .slice(0, DESCRIPTION_LENGTH)
    .toWellFormed()
    .replace(/\s*\S*$/, '')}…`
}
