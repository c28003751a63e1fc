/**
 * Typed queries that insert something: "/" with the start of a block's name; "[[", "/link" or
 * "/bookmark" with a part of an article's name.
 */
import type { Editor, Range } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, PluginKey, TextSelection } from '@tiptap/pm/state'
import type { SuggestionMatch } from '@tiptap/suggestion'

const signs = [
  /\[\[([^[\]]{0,60})$/,
  /(?<=^|\s)\/(?:link|bookmark) ([^/]{0,60})$/,
  /(?<=^|\s)\/((?:[^\s/][^/]{0,24})?)$/,
]

export const queryKey = new PluginKey<{ active: boolean; range: Range }>('typedQuery')

export const isQueryOpen = (state: EditorState) => queryKey.getState(state)?.active ?? false

/** The query that ends at `$at`; null in code, where a slash is only a slash. */
export function findTypedQuery($at: ResolvedPos): SuggestionMatch {
  if ($at.parent.type.spec.code || $at.marks().some(({ type }) => type.name === 'code')) return null
  const before = $at.parent.textBetween(0, $at.parentOffset, undefined, '\ufffc')
  for (const sign of signs) {
    const [text, query = ''] = sign.exec(before) ?? []
    if (text !== undefined) {
      return { range: { from: $at.pos - text.length, to: $at.pos }, text, query }
    }
  }
  return null
}

export function asksOf(text: string): 'block' | 'page' | 'bookmark' {
  if (text.startsWith('/bookmark ')) return 'bookmark'
  return /^(?:\[\[|\/link )/.test(text) ? 'page' : 'block'
}

/** Types "/" on a line of its own, for the button of the toolbar. */
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
