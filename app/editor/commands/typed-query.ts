/**
 * What is typed to insert something: "/" and a few letters of a block's name, "[[" or "/link" and a
 * few of an article's. Only typing begins it; the caret that comes by is not asked anything.
 */
import { type Editor, Extension } from '@tiptap/core'
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state'

export interface TypedQuery {
  asks: 'block' | 'page' | 'bookmark'
  /** From the sign that began it to the caret. */
  from: number
  to: number
  words: string
}

interface Tracked {
  query: TypedQuery | null
  /** Where one was closed by Escape: it stays closed there. */
  dismissed: number | null
}

const key = new PluginKey<Tracked>('typedQuery')

const signs: readonly [TypedQuery['asks'], RegExp][] = [
  ['page', /\[\[([^[\]]{0,60})$/],
  ['page', /(?<=^|\s)\/link ([^/]{0,60})$/],
  ['bookmark', /(?<=^|\s)\/bookmark ([^/]{0,60})$/],
  ['block', /(?<=^|\s)\/((?:[^\s/][^/]{0,24})?)$/],
]

export function findTypedQuery({ selection }: EditorState): TypedQuery | null {
  if (!(selection instanceof TextSelection) || !selection.empty) return null
  const { $from } = selection
  const isCode =
    $from.parent.type.spec.code || $from.marks().some(({ type }) => type.name === 'code')
  if (isCode) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  for (const [asks, sign] of signs) {
    const [typed, words = ''] = sign.exec(before) ?? []
    if (typed !== undefined) {
      return { asks, from: $from.pos - typed.length, to: $from.pos, words }
    }
  }
  return null
}

function track(tr: Transaction, before: Tracked, state: EditorState): Tracked {
  const isDismissed = tr.getMeta(key) === 'dismiss'
  if (!isDismissed && !tr.docChanged && !tr.selectionSet) return before
  const found = findTypedQuery(state)
  if (!found) return { query: null, dismissed: null }
  const old = before.dismissed === null ? null : tr.mapping.map(before.dismissed, -1)
  if (isDismissed || found.from === old) return { query: null, dismissed: found.from }
  const isTyped = tr.docChanged && !tr.getMeta('paste') && tr.getMeta('history$') === undefined
  const isOpen = isTyped || before.query?.from === found.from
  return { query: isOpen ? found : null, dismissed: null }
}

export const TypedQueries = Extension.create({
  name: 'typedQueries',
  addProseMirrorPlugins: () => [
    new Plugin<Tracked>({
      key,
      state: {
        init: () => ({ query: null, dismissed: null }),
        apply: (tr, before, _old, state) => track(tr, before, state),
      },
    }),
  ],
})

export function openQuery(state: EditorState): TypedQuery | null {
  return key.getState(state)?.query ?? null
}

export function dismissQuery({ view }: Editor): void {
  view.dispatch(view.state.tr.setMeta(key, 'dismiss'))
}

/** Takes away what was typed to choose something. */
export function removeQuery({ view }: Editor, { from, to }: TypedQuery): void {
  view.dispatch(view.state.tr.delete(from, to))
}

/** What the toolbar's button does: as if "/" had been typed, on a line of its own. */
export function beginQuery({ view }: Editor): void {
  const { state } = view
  const { $from, empty } = state.selection
  const { paragraph } = state.schema.nodes
  const { tr } = state
  const isBlankLine = empty && $from.parent.isTextblock && $from.parent.content.size === 0
  if (!isBlankLine && paragraph) {
    const after = $from.depth === 0 ? state.selection.to : $from.after(1)
    tr.insert(after, paragraph.create()).setSelection(TextSelection.create(tr.doc, after + 1))
  }
  view.dispatch(tr.insertText('/').scrollIntoView())
}
