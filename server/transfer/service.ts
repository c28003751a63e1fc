/** Texts of other programs become drafts here: first a look at what would be made, then the making. */

import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { DomainError } from '../../domain/errors.ts'
import { slugOf } from '../../domain/slug.ts'
import {
  type ImportChoice,
  type ImportedPost,
  type PostImport,
  reportPosts,
} from '../../domain/transfer.ts'
import { recordBulk } from '../activity/service.ts'
import type { MediaPorts } from '../media/service.ts'
import { explainDisk } from '../platform/files/files.ts'
import { HtmlLimitError } from '../platform/parse-html.ts'
import {
  createPost,
  findFreeSlug,
  findIdBySlug,
  findTwin,
  holdsNothing,
  type PostPorts,
  prepareContent,
} from '../posts/service.ts'
import { type ImportFile, storeUpload, withTexts } from './import-file.ts'
import { describePicture, openPictures, type Pictures } from './pictures.ts'
import type { ReadText } from './read-text.ts'
import { type SettledText, settleText } from './settle-text.ts'
import { type Labels, openLabels, type WantedLabel } from './wanted-labels.ts'

export type TransferPorts = PostPorts & MediaPorts

/**
 * Makes drafts of what a file holds, or says what would be made. Each post is stored whole or not at
 * all; one that is here already, word for word, is passed over, so that an import that was broken
 * off can be sent again. Throws `invalid`, `too-large`.
 */
export async function importPosts(
  ports: TransferPorts,
  actor: Actor,
  upload: { name: string; bytes: AsyncIterable<Uint8Array> },
  choice: ImportChoice,
): Promise<PostImport> {
  requireRole(actor, 'editor')
  const imported = ports.scratch.use(async (folder) => {
    const path = join(folder, 'file')
    await storeUpload(upload.bytes, path)
    return withTexts({ path, name: upload.name }, (file) => importTexts(ports, actor, file, choice))
  })
  return imported.catch(explainDisk)
}

/** Proxies wait so long for an answer, and some time more. */
const LONGEST_MS = 100_000

const notReached =
  'There was no time for all of it: import the same file again, and it goes on where it ended.'

async function importTexts(
  ports: TransferPorts,
  actor: Actor,
  { texts, notes, zip }: ImportFile,
  { isDryRun, rows: chosen }: ImportChoice,
): Promise<PostImport> {
  const begun = performance.now()
  const looking = openPictures(ports, actor, { zip, isDryRun: true })
  const plans = await planAll(ports, texts, {
    pictures: looking,
    labels: await openLabels(ports, actor),
  })
  if (!isDryRun) {
    const pictures = openPictures(ports, actor, { zip, isDryRun: false })
    const labels = await openLabels(ports, actor)
    let made = 0
    for (const plan of plans) {
      if (plan.row.state !== 'new') continue
      const isLate = performance.now() - begun > LONGEST_MS
      if (isLate && !notes.includes(notReached)) notes.push(notReached)
      if (isLate || (chosen && !chosen.has(plan.row.row))) plan.row.state = 'left'
      else made += Number(await make(ports, actor, plan, { pictures, labels, plans }))
    }
    if (made > 0) await noteImport(ports, actor, made)
  }
  return reportPosts(
    plans.map(({ row }) => row),
    { isDryRun, notes },
  )
}

async function noteImport({ db, clock }: TransferPorts, actor: Actor, made: number): Promise<void> {
  requireRole(actor, 'editor')
  const deed = { actor, action: 'import', noun: 'posts', now: clock.now() } as const
  await db.transaction().execute((trx) => recordBulk(trx, deed, made))
}

interface Plan {
  text: ReadText
  row: ImportedPost
}

interface Means {
  pictures: Pictures
  labels: Labels
}

/**
 * First as if every slug were free: a text that is here already is known by its links too, which may
 * lead to others of the file. Then with those slugs that are free.
 */
async function planAll(ports: TransferPorts, texts: ReadText[], means: Means): Promise<Plan[]> {
  const plans = texts.map((text, index) => ({
    text,
    row: emptyRow(index + 1, text, slugFor(text)),
  }))
  const judgeAll = async (some: Plan[]) => {
    for (const plan of some) {
      plan.row = await judge(ports, plan, plans, means)
      // Others are answered between two of them.
      await setImmediate()
    }
  }
  await judgeAll(plans)
  const others = plans.filter(({ row }) => row.state !== 'same')
  const taken = new Set<string>()
  for (const { text, row } of others) {
    row.slug = await findFreeSlug(ports, slugFor(text), taken)
    taken.add(row.slug)
  }
  if (others.some(({ text, row }) => row.slug !== slugFor(text))) await judgeAll(others)
  return plans
}

const slugFor = ({ slug, title }: ReadText) => slug ?? (slugOf(title) || 'post')

function emptyRow(row: number, { source, title, notes }: ReadText, slug: string): ImportedPost {
  return {
    row,
    source,
    state: 'new',
    id: null,
    title,
    slug,
    words: 0,
    pictures: { found: 0, added: 0, missing: 0 },
    categories: [],
    regions: [],
    notes: [...notes],
  }
}

/** What would become of a text. */
async function judge(
  ports: TransferPorts,
  { text, row: { row: number, slug } }: Plan,
  plans: Plan[],
  means: Means,
): Promise<ImportedPost> {
  const row = emptyRow(number, text, slug)
  const refuse = (reason: string): ImportedPost => ({
    ...row,
    state: 'refused',
    notes: [reason, ...row.notes],
  })
  if (text.refusal !== null) return refuse(text.refusal)
  try {
    const settled = await settle(ports, text, plans, means.pictures)
    const content = prepareContent(settled.html)
    row.words = content.words
    row.pictures = settled.pictures
    if (holdsNothing(content)) return refuse('It holds no text.')
    const { categories, regions, notes } = wantLabels(text, means.labels)
    row.categories = categories.map(presentLabel)
    row.regions = regions.map(presentLabel)
    row.notes.push(...settled.notes, ...notes, ...describeGaps(text, regions))
    const wanted = slugFor(text)
    const { title } = text
    const twin = await findTwin(ports.db, { title, slug: wanted, content: content.html })
    if (twin) return { ...row, state: 'same', id: twin.id, slug: twin.slug }
    if (slug !== wanted) row.notes.push(`The slug "${wanted}" is taken; "${slug}" is free.`)
    return row
  } catch (error) {
    return refuse(reasonOf(error))
  }
}

/** Only what is the text's own fault is said at its row. */
function reasonOf(error: unknown): string {
  if (error instanceof HtmlLimitError) return 'It holds more markup than an article can have.'
  if (error instanceof DomainError && /^(invalid|conflict)$/.test(error.kind)) return error.message
  throw error
}

function settle(ports: TransferPorts, text: ReadText, plans: Plan[], pictures: Pictures) {
  return settleText(text, {
    pictures,
    findSlug: (path) => plans.find((plan) => plan.text.source === path)?.row.slug ?? null,
    findPostId: (slug) => findIdBySlug(ports.db, slug),
  })
}

const presentLabel = ({ name, id }: WantedLabel) => ({ name, is_new: id === null })

function wantLabels({ categories, regions, tags }: ReadText, labels: Labels) {
  const notes: string[] = []
  const wanted = (kind: 'categories' | 'regions', wishes: ReadText['categories']) => {
    const found = wishes.map((wish) => ({ wish, label: labels.want(kind, wish) }))
    const left = found.filter(({ label }) => !label).map(({ wish }) => wish.name.slice(0, 100))
    if (left.length > 0) notes.push(`Left out of the ${kind}: ${left.join(', ')}.`)
    return found.flatMap(({ label }) => label ?? [])
  }
  const ofCategories = wanted('categories', categories)
  const ofTags = tags.map((tag) => labels.findCategory(tag))
  const left = tags.filter((_, index) => !ofTags[index])
  if (left.length > 0) {
    notes.push(`Tags that are no category here were left out: ${left.slice(0, 20).join(', ')}.`)
  }
  return {
    categories: [...new Set([...ofCategories, ...ofTags.filter((label) => label !== null)])],
    regions: [...new Set(wanted('regions', regions))],
    notes,
  }
}

/** What somebody has to add before it can be saved again. */
function describeGaps({ description }: ReadText, regions: readonly WantedLabel[]): string[] {
  return [
    ...(description === null ? ['The description was taken from the beginning of the text.'] : []),
    ...(regions.length === 0 ? ['It names no region: choose one before you publish it.'] : []),
  ]
}

/** Whether it was made; the row says what became of it. */
async function make(
  ports: TransferPorts,
  actor: Actor,
  { text, row }: Plan,
  { pictures, labels, plans }: Means & { plans: Plan[] },
): Promise<boolean> {
  try {
    const settled = await settle(ports, text, plans, pictures)
    const wanted = wantLabels(text, labels)
    const category_ids = await settleLabels(labels, wanted.categories)
    const region_ids = await settleLabels(labels, wanted.regions)
    const { featured: featured_image } = settled
    const post = await createPost(ports, actor, {
      title: text.title,
      slug: row.slug,
      description: text.description ?? beginningOf(settled.html),
      content: settled.html,
      featured_image,
      meta_title: text.meta_title,
      meta_description: text.meta_description,
      status: 'draft',
      publish_at: text.date,
      category_ids,
      region_ids,
    })
    Object.assign(row, { state: 'made', id: post.id })
    await describeAll(ports, actor, settled)
    return true
  } catch (error) {
    row.notes.unshift(reasonOf(error))
    row.state = 'refused'
    return false
  }
}

async function settleLabels(labels: Labels, wanted: readonly WantedLabel[]): Promise<number[]> {
  const ids: number[] = []
  for (const label of wanted) ids.push(await labels.settle(label))
  return [...new Set(ids)]
}

async function describeAll(ports: TransferPorts, actor: Actor, { altTexts }: SettledText) {
  for (const [url, alt] of altTexts) await describePicture(ports, actor, url, alt)
}

const DESCRIPTION_LENGTH = 200

/** The first words, to the end of one of them. */
function beginningOf(html: string): string {
  const text = prepareContent(html).text.replace(/\s+/g, ' ').trim()
  if (text.length <= DESCRIPTION_LENGTH) return text || 'Imported'
  return `${text
    .slice(0, DESCRIPTION_LENGTH)
    .toWellFormed()
    .replace(/\s*\S*$/, '')}…`
}
