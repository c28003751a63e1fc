/** Plans the import of each text of a file; stores nothing. */
import { setImmediate } from 'node:timers/promises'
import { DomainError } from '../../domain/errors.ts'
import type { LabelKind } from '../../domain/labels.ts'
import { slugOf } from '../../domain/slug.ts'
import type { ImportChoice, ImportedPost, ImportProgress } from '../../domain/transfer.ts'
import type { MediaPorts } from '../media/service.ts'
import {
  findFreeSlug,
  findIdsBySlug,
  findTwin,
  holdsNothing,
  type PostPorts,
  prepareApart,
} from '../posts/write/service.ts'
import { reader } from './import-file.ts'
import { isTextPath, type NormalisedText } from './normalise-text.ts'
import { comesIn, openOldSite } from './old-site.ts'
import type { Pictures } from './pictures.ts'
import type { LabelWish, ReadText } from './read-text.ts'
import type { Labels, WantedLabel } from './wanted-labels.ts'

export type TransferPorts = PostPorts & MediaPorts

export interface Plan {
  text: ReadText
  row: ImportedPost
  /** Whether it was selected for import, even if it was not public before. */
  isChosen: boolean
  /** Links to pages of the old site that are not imported. */
  dead: readonly string[]
}

export type Tell = (progress: ImportProgress) => void

export interface Means {
  pictures: Pictures
  labels: Labels
  /** Host names of the old site. */
  hosts: readonly string[]
  forAll: ImportChoice['forAll']
}

/**
 * The first pass treats every slug as free: a text imported already is recognised by its content,
 * whose links may lead to others of the file. The second pass uses slugs that are free.
 */
export async function planAll(
  ports: TransferPorts,
  texts: ReadText[],
  { tell, ...means }: Means & { tell: Tell },
): Promise<Plan[]> {
  const plans = texts.map(
    (text, index): Plan => ({
      text,
      row: emptyRow(index + 1, text, slugFor(text)),
      isChosen: false,
      dead: [],
    }),
  )
  const judgeAll = async (some: Plan[], step: 'look' | 'again') => {
    for (const [done, plan] of some.entries()) {
      tell({ step, done, of: some.length })
      plan.row = await judge(ports, plan, plans, means)
      // Lets other requests run.
      await setImmediate()
    }
    tell({ step, done: some.length, of: some.length })
  }
  await judgeAll(plans, 'look')
  const others = plans.filter(({ row }) => row.state !== 'same')
  const taken = new Set<string>()
  for (const { text, row } of others) {
    row.slug = await findFreeSlug(ports, slugFor(text), taken)
    taken.add(row.slug)
  }
  if (others.some(({ text, row }) => row.slug !== slugFor(text))) await judgeAll(others, 'again')
  return plans
}

const slugFor = ({ slug, title }: ReadText) => slug ?? (slugOf(title) || 'post')

function emptyRow(row: number, text: ReadText, slug: string): ImportedPost {
  const { source, title, withheld, notes } = text
  const isHeld = withheld !== null
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
    authors: [],
    withheld: isHeld,
    notes: [...(isHeld ? [`Not public before: ${withheld}.`] : []), ...notes],
  }
}

/** The row that the import of a text would produce. */
async function judge(
  ports: TransferPorts,
  plan: Plan,
  plans: Plan[],
  means: Means,
): Promise<ImportedPost> {
  const { text } = plan
  const { row: number, slug } = plan.row
  const row = emptyRow(number, text, slug)
  const refuse = (reason: string): ImportedPost => ({
    ...row,
    state: 'refused',
    notes: [reason, ...row.notes],
  })
  if (text.refusal !== null) return refuse(text.refusal)
  try {
    const settled = await settle(ports, plan, plans, means)
    const content = await prepareApart(settled.html)
    const lost = await reader.compare(settled.html, content.html)
    row.words = content.words
    row.pictures = settled.pictures
    if (holdsNothing(content)) return refuse('It has no text.')
    const { categories, regions, authors, notes } = wantLabels(text, means.labels)
    row.categories = categories.map(presentLabel)
    row.regions = regions.map(presentLabel)
    row.authors = authors.map(presentLabel)
    row.notes.push(...settled.notes, ...lost, ...notes)
    row.notes.push(...describeGaps(text, regions.length + means.forAll.regions.length))
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

/** The message for a row, if the text itself is at fault; rethrows any other error. */
export function reasonOf(error: unknown): string {
  if (error instanceof DomainError && /^(invalid|conflict)$/.test(error.kind)) return error.message
  throw error
}

/** The text as it would be stored, with its addresses rewritten. Throws `invalid`. */
export async function settle(
  { db }: TransferPorts,
  plan: Plan,
  plans: readonly Plan[],
  { pictures, hosts }: Pick<Means, 'pictures' | 'hosts'>,
): Promise<NormalisedText> {
  const { text } = plan
  const { addresses, links, bookmarks } = text.wanted
  const slugBySource = new Map(
    plans.filter(comesIn).map((plan) => [plan.text.source, plan.row.slug]),
  )
  const slugs = new Map<string, string>()
  for (const address of addresses.filter(isTextPath)) {
    const slug = slugBySource.get(pictures.pathOf(address, text.source) ?? '')
    if (slug !== undefined) slugs.set(address, slug)
  }
  const found = await pictures.findAll(addresses, text.source)
  const site = openOldSite(plans, hosts)
  for (const address of links) {
    const slug = found.get(address)?.kind === 'here' ? null : site.find(address)
    if (slug !== null && !slugs.has(address)) slugs.set(address, slug)
  }
  plan.dead = links.filter(
    (address) =>
      /^(?!\/\/|#|[a-z][a-z\d+.-]*:)./i.test(address) &&
      !slugs.has(address) &&
      found.get(address)?.kind !== 'here',
  )
  return reader.settle(text, { found, slugs, postIds: await findIdsBySlug(db, bookmarks) })
}

const presentLabel = ({ name, id }: WantedLabel) => ({ name, is_new: id === null })

export function wantLabels({ categories, regions, authors, tags }: ReadText, labels: Labels) {
  const notes: string[] = []
  const wanted = (kind: LabelKind, wishes: LabelWish[]) => {
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
    authors: [...new Set(wanted('authors', authors))],
    notes,
  }
}

/** Notes on fields that were filled in or have to be added. */
function describeGaps({ description }: ReadText, regions: number): string[] {
  return [
    ...(description === null ? ['The description was taken from the beginning of the text.'] : []),
    ...(regions === 0 ? ['It names no region. Choose one before you publish it.'] : []),
  ]
}
