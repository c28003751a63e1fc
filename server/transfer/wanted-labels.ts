/** Categories, regions and authors named in imported texts, existing or to be made. */
import type { Staff } from '../../domain/actor.ts'
import { DomainError } from '../../domain/errors.ts'
import {
  type LabelKind,
  labelKeyOf,
  labelKeys,
  labelKinds,
  labelSchemas,
  regionCodeOf,
} from '../../domain/labels.ts'
import { slugOf } from '../../domain/slug.ts'
import { foldText } from '../../domain/text.ts'
import { createLabel, type LabelPorts, listLabels } from '../labels/service.ts'
import type { LabelWish } from './read-text.ts'

/** All labels: no installation has more. */
const all = { page: 1, perPage: 10_000, sort: { column: 'name', descending: false } } as const

/** `id` is null for a label that does not exist yet. */
export interface WantedLabel {
  kind: LabelKind
  name: string
  /** Slug or code. */
  key: string
  id: number | null
}

export type Labels = Awaited<ReturnType<typeof openLabels>>

export async function openLabels(ports: LabelPorts, actor: Staff) {
  const known: WantedLabel[] = []
  for (const kind of labelKinds) {
    const { rows } = await listLabels(ports, actor, kind, all)
    known.push(...rows.map((row) => ({ kind, name: row.name, key: labelKeyOf(row), id: row.id })))
  }
  const find = (kind: LabelKind, names: readonly (string | null)[]) => {
    const wanted = names.map((name) => name && foldText(name))
    const ofKind = known.filter((label) => label.kind === kind)
    return (
      ofKind.find(({ key }) => wanted.includes(foldText(key))) ??
      ofKind.find(({ name }) => wanted.includes(foldText(name))) ??
      null
    )
  }
  return {
    /** The label for a wish; null if it does not exist and could not be made. */
    want(kind: LabelKind, wish: LabelWish): WantedLabel | null {
      const found = find(kind, [wish.key, wish.name])
      if (found) return found
      const made = compose(kind, wish)
      // Another label may have the key of the new one.
      if (!made || find(kind, [made.key])) return null
      known.push(made)
      return made
    },
    /** An existing category; null for none. */
    findCategory: (name: string) => find('categories', [name, slugOf(name)]),
    /** Returns the label's id; makes the label if it does not exist. */
    async settle(label: WantedLabel): Promise<number> {
      label.id ??= await make(ports, actor, label)
      return label.id
    },
  }
}

/** A new label, validated as in the forms; null if it is invalid. */
function compose(kind: LabelKind, { name, key }: LabelWish): WantedLabel | null {
  const wanted = kind === 'regions' ? (key ?? regionCodeOf(name)) : slugOf(key ?? name)
  const read = labelSchemas[kind].creation.safeParse({ name, [labelKeys[kind]]: wanted })
  return read.success ? { kind, name: read.data.name, key: labelKeyOf(read.data), id: null } : null
}

/** Makes the label, or uses the one that somebody else has made in the meantime. */
async function make(ports: LabelPorts, actor: Staff, { kind, name, key }: WantedLabel) {
  const slugged = { name, slug: key, description: null }
  const fields = {
    categories: slugged,
    authors: { ...slugged, picture: null, email: null },
    regions: { name, code: key },
  }[kind]
  try {
    return (await createLabel(ports, actor, kind, fields)).id
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error
    const { rows } = await listLabels(ports, actor, kind, all)
    const theirs = rows.find((row) => foldText(row.name) === foldText(name))
    if (!theirs) throw error
    return theirs.id
  }
}
