/** Settings of the labels screen for each kind of label. */
import * as z from 'zod/mini'
import { labelWords } from '../../../content/en/admin/labels.ts'
import { conflictWords, toastTitles } from '../../../content/en/admin/words.ts'
import {
  authorMaxLengths,
  categoryMaxLengths,
  type Label,
  type LabelKind,
  labelKeys,
  labelSchemas,
  regionCodeOf,
  regionMaxLengths,
} from '../../../domain/labels.ts'
import { slugMaxLength, slugOf } from '../../../domain/slug.ts'
import { fill } from '../../../domain/wording.ts'
import { checkBy, type FormKind } from '../form/form-kind.ts'
import type { RecordSource } from '../list/use-records.ts'
import { useAnswer } from '../session/use-answer.ts'

/** Values by the names of the fields in the API. */
export type LabelValues = Readonly<Record<string, string>>

/** Rules for a label's key: the field that names it in addresses. The name can generate it. */
interface KeyRules {
  maxLength: number
  generate: (name: string) => string
  /** Normalises typed text to the form that is shown and stored. */
  settle: (typed: string) => string
  /** Whether it is proposed as soon as there is a name. */
  isProposed: boolean
  /** Key for a copy, because no two labels may share one. */
  ofCopy: (name: string) => string
}

const sluggedKey: KeyRules = {
  maxLength: slugMaxLength,
  generate: slugOf,
  settle: (typed) => typed,
  isProposed: true,
  ofCopy: slugOf,
}

const codeKey: KeyRules = {
  maxLength: regionMaxLengths.code,
  generate: regionCodeOf,
  // Capitals may be longer than the typed text: "ß" becomes "SS".
  settle: (typed) => typed.toUpperCase().slice(0, regionMaxLengths.code),
  isProposed: false,
  // Only a person can name another code.
  ofCopy: () => '',
}

export const labelScreens = {
  categories: createScreen('categories', categoryMaxLengths),
  regions: createScreen('regions', { name: regionMaxLengths.name }, codeKey),
  authors: createScreen('authors', authorMaxLengths),
}

/** `maxLengths`: for the typed fields except the key. */
function createScreen(
  kind: LabelKind,
  maxLengths: { name: number; description?: number },
  key = sluggedKey,
) {
  const words = labelWords[kind]
  const source: RecordSource = {
    noun: kind,
    hasTrash: true,
    path: `/api/admin/${kind}`,
    fetchFailed: words.fetchFailed,
    shownBy: ['posts'],
  }
  const names = Object.keys(words.fields)
  const keyName = labelKeys[kind]
  const form: FormKind<Label, LabelValues> = {
    source,
    method: 'PUT',
    words: words.form,
    describeSaved: (isNew) => ({
      title: toastTitles.success,
      description: isNew ? words.form.created : words.form.updated,
    }),
    empty: Object.fromEntries(names.map((name) => [name, ''])),
    valuesOf: (label) => Object.fromEntries(names.map((name) => [name, textOf(label, name)])),
    isSame: (one, other) => names.every((name) => one[name] === other[name]),
    bodyOf: (values) => values,
    check: checkBy(labelSchemas[kind].creation),
    isIncomplete: (values) => ['name', keyName].some((name) => values[name]?.trim() === ''),
    copyOf: ({ name = '', ...values }) => {
      const copy = fill(conflictWords.copyName, { name })
      return { ...values, name: copy.slice(0, maxLengths.name), [keyName]: key.ofCopy(copy) }
    },
    draftPrefix: `plumbline-${kind}-draft-`,
    draftSchema: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
  }
  return { maxLengths, key, source, form }
}

interface Asking {
  /** Error message, if the screen has one of its own. */
  failure?: string
  /** False inside a component whose parent waits for the labels: a retry would unmount it. */
  retryOnMount?: boolean
}

/** Every label of a kind, by name, to choose from. */
export function useAllLabels(kind: LabelKind, { failure, retryOnMount = true }: Asking = {}) {
  const { noun, path, fetchFailed } = labelScreens[kind].source
  const query = useAnswer<readonly Label[]>([noun, 'all'], `${path}?sort=name`, {
    retryOnMount,
    meta: { failure: failure ?? fetchFailed },
  })
  return { labels: query.data ?? [], isPending: query.isPending }
}

/** A field as text. */
export function textOf(label: Label, name: string): string {
  const fields: Record<string, unknown> = label
  return String(fields[name] ?? '')
}
