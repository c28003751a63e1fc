/** Forms for links: in the text, in a call to action, in a footnote with its source. */
import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { useState } from 'react'
import { actionWords, footnoteWords, linkWords } from '../../../../content/en/admin/editor.ts'
import { readLinkAddress } from '../../../../domain/posts/link-address.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { findLink, removeLink, setLink } from '../../commands/links.ts'
import { findSelected, insertOrUpdate } from '../../commands/select-block.ts'
import type { ActionAttributes, FootnoteAttributes } from '../../schema/own-blocks.ts'
import { EditorDialogForm, type InsertFormProps, limitOf } from './editor-dialog-form.tsx'
import { PageField } from './page-field.tsx'

/** The address as typed. An address that was there before is accepted unchanged. */
function useAddress(before: string) {
  const [value, setTyped] = useState(before)
  const [error, setError] = useState<string | null>(null)
  const onChange = (typed: string) => {
    setTyped(typed)
    setError(null)
  }
  /** Returns the address, or null if it is invalid, which the field then shows. */
  const read = () => {
    const href = value === before ? before : readLinkAddress(value)
    if (href === null) setError(linkWords.invalid)
    return href
  }
  return { field: { value, error, onChange }, isBlank: value.trim() === '', read }
}

export function LinkForm({ editor, sources, frame, onDone }: InsertFormProps) {
  const [found] = useState(() => findLink(editor))
  const [text, setText] = useState(found.text)
  const address = useAddress(found.href)

  function submit() {
    const href = address.read()
    if (href === null) return
    setLink(editor, found, href, text)
    onDone()
  }

  function remove() {
    removeLink(editor, found)
    onDone()
  }

  return (
    <EditorDialogForm
      {...frame}
      canSubmit={!address.isBlank}
      extra={
        found.href && (
          <Button onClick={remove} variant="quiet">
            {linkWords.remove}
          </Button>
        )
      }
      onSubmit={submit}
    >
      <PageField
        {...address.field}
        findPages={sources.onFindPages}
        hasFocusFirst
        onChoose={({ title }) => text.trim() === '' && setText(title)}
      />
      {!found.isManyBlocks && (
        <TextField
          hint={linkWords.textHint}
          label={linkWords.text}
          onChange={(event) => setText(event.target.value)}
          value={text}
        />
      )}
    </EditorDialogForm>
  )
}

export function ActionForm({ editor, sources, frame, onDone }: InsertFormProps) {
  const [found] = useState(() => findSelected<ActionAttributes>(editor, 'action'))
  const [text, setText] = useState(found?.text ?? '')
  const address = useAddress(found?.href ?? '')

  function submit() {
    const href = address.read()
    if (href === null) return
    insertOrUpdate(editor, 'action', { href, text: text.trim() })
    onDone()
  }

  return (
    <EditorDialogForm
      {...frame}
      canSubmit={text.trim() !== '' && !address.isBlank}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        {...limitOf(text, 80, actionWords.textHint)}
        label={actionWords.text}
        onChange={(event) => setText(event.target.value)}
        required
        value={text}
      />
      <PageField {...address.field} findPages={sources.onFindPages} />
    </EditorDialogForm>
  )
}

export function FootnoteForm({ editor, frame, onDone }: InsertFormProps) {
  const [found] = useState(() => findSelected<FootnoteAttributes>(editor, 'footnote'))
  const [text, setText] = useState(found?.text ?? '')
  const [source, setSource] = useState(found?.source ?? '')
  const address = useAddress(found?.href ?? '')

  function submit() {
    const href = address.isBlank ? '' : address.read()
    if (href === null) return
    const name = href === '' ? '' : source.trim() || href
    placeFootnote(editor, { text: text.trim(), href, source: name })
    onDone()
  }

  return (
    <EditorDialogForm
      {...frame}
      canSubmit={text.trim() !== '' || !address.isBlank}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        {...limitOf(text, 600, footnoteWords.textHint)}
        label={footnoteWords.text}
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
      <TextField
        {...limitOf(source, 300, footnoteWords.sourceHint)}
        label={footnoteWords.source}
        onChange={(event) => setSource(event.target.value)}
        value={source}
      />
      <TextField
        {...address.field}
        hint={footnoteWords.addressHint}
        inputMode="url"
        label={footnoteWords.address}
        onChange={(event) => address.field.onChange(event.target.value)}
        spellCheck={false}
      />
    </EditorDialogForm>
  )
}

/** Replaces the selected footnote, or inserts one behind the selection; the caret follows it. */
function placeFootnote({ state, view }: Editor, attributes: FootnoteAttributes): void {
  const footnote = state.schema.nodes.footnote?.create({ ...attributes })
  if (!footnote) return
  const { selection, tr } = state
  const isFootnote = selection instanceof NodeSelection && selection.node.type === footnote.type
  const from = isFootnote ? selection.from : selection.to
  tr.replaceWith(from, selection.to, footnote)
  const after = tr.doc.resolve(from + footnote.nodeSize)
  view.dispatch(tr.setSelection(TextSelection.near(after)).scrollIntoView())
}
