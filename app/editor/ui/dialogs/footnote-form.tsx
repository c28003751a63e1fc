import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { useState } from 'react'
import { linkWords, footnoteWords as words } from '../../../../content/en/admin/editor.ts'
import { readLinkAddress } from '../../../../domain/posts/link-address.ts'
import { TextField } from '../../../ui/field.tsx'
import type { FootnoteAttributes } from '../../schema/own-blocks.ts'
import { backToText, EditorDialogForm, type InsertFormProps } from './editor-dialog-form.tsx'

export function FootnoteForm({ editor, found, onClose }: InsertFormProps<FootnoteAttributes>) {
  const [note, setNote] = useState(found ?? { text: '', href: '', source: '' })
  const [error, setError] = useState<string | null>(null)
  const change = (changes: Partial<FootnoteAttributes>) => {
    setNote((before) => ({ ...before, ...changes }))
    setError(null)
  }

  function submit() {
    const address = note.href.trim()
    const href = address === '' || address === found?.href ? address : readLinkAddress(address)
    if (href === null) return setError(linkWords.invalid)
    const source = href === '' ? '' : note.source.trim() || href
    placeFootnote(editor, { text: note.text.trim(), href, source })
    backToText(editor, onClose)
  }

  return (
    <EditorDialogForm
      canSubmit={note.text.trim() !== '' || note.href.trim() !== ''}
      isChange={found !== null}
      onCancel={onClose}
      onSubmit={submit}
      words={words}
    >
      <TextField
        autoComplete="off"
        data-autofocus
        hint={words.textHint}
        label={words.text}
        maxLength={600}
        onChange={(event) => change({ text: event.target.value })}
        value={note.text}
      />
      <TextField
        autoComplete="off"
        hint={words.sourceHint}
        label={words.source}
        maxLength={300}
        onChange={(event) => change({ source: event.target.value })}
        value={note.source}
      />
      <TextField
        autoComplete="off"
        error={error}
        hint={words.addressHint}
        inputMode="url"
        label={words.address}
        onChange={(event) => change({ href: event.target.value })}
        spellCheck={false}
        value={note.href}
      />
    </EditorDialogForm>
  )
}

/** In place of the selected one, or behind what is selected; the caret goes on behind it. */
function placeFootnote({ state, view }: Editor, attributes: FootnoteAttributes): void {
  const footnote = state.schema.nodes.footnote?.create({ ...attributes })
  if (!footnote) return
  const { selection, tr } = state
  const isFootnote = selection instanceof NodeSelection && selection.node.type === footnote.type
  tr.replaceWith(isFootnote ? selection.from : selection.to, selection.to, footnote)
  const after = (isFootnote ? selection.from : selection.to) + footnote.nodeSize
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(after))).scrollIntoView())
}
