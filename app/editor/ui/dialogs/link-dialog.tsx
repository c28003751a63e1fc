import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { actionWords, linkWords as words } from '../../../../content/en/admin/editor.ts'
import { readLinkAddress } from '../../../../domain/posts/link-address.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { type FoundLink, findLink, removeLink, setLink } from '../../commands/links.ts'
import { insertOrUpdate } from '../../commands/select-block.ts'
import type { ActionAttributes } from '../../schema/own-blocks.ts'
import type { FindPages, FoundPage } from '../editor-props.ts'
import {
  backToText,
  EditorDialogForm,
  InsertDialog,
  type InsertFormProps,
} from './editor-dialog-form.tsx'
import { PageField } from './page-field.tsx'

interface LinkDialogProps {
  editor: Editor
  open: boolean
  onClose: () => void
  findPages: FindPages
}

export function LinkDialog({ editor, open, onClose, findPages }: LinkDialogProps) {
  const found = open ? findLink(editor) : null
  return (
    <InsertDialog
      find={() => (found?.href ? found : null)}
      onClose={onClose}
      open={open}
      words={words}
    >
      {() =>
        found && <LinkForm editor={editor} findPages={findPages} found={found} onClose={onClose} />
      }
    </InsertDialog>
  )
}

interface LinkFormProps {
  editor: Editor
  found: FoundLink
  onClose: () => void
  findPages: FindPages
}

function LinkForm({ editor, found, onClose, findPages }: LinkFormProps) {
  const { address, setAddress, choose, text, setText, error, submit } = useLink(
    editor,
    found,
    onClose,
  )
  function remove() {
    removeLink(editor, found)
    backToText(editor, onClose)
  }
  return (
    <EditorDialogForm
      canSubmit={address.trim() !== ''}
      extra={
        found.href && (
          <Button onClick={remove} variant="quiet">
            {words.remove}
          </Button>
        )
      }
      isChange={found.href !== ''}
      onCancel={onClose}
      onSubmit={submit}
      words={words}
    >
      <PageField
        error={error}
        findPages={findPages}
        hasFocusFirst
        onChange={setAddress}
        onChoose={choose}
        value={address}
      />
      {!found.isManyBlocks && (
        <TextField
          autoComplete="off"
          hint={words.textHint}
          label={words.text}
          onChange={(event) => setText(event.target.value)}
          value={text}
        />
      )}
    </EditorDialogForm>
  )
}

function useLink(editor: Editor, found: FoundLink, onClose: () => void) {
  const [address, setTyped] = useState(found.href)
  const [text, setText] = useState(found.text)
  const [error, setError] = useState<string | null>(null)

  function setAddress(typed: string) {
    setTyped(typed)
    setError(null)
  }

  function submit() {
    // An address that was there before is not refused for being left as it is.
    const href = address === found.href ? found.href : readLinkAddress(address)
    if (href === null) return setError(words.invalid)
    setLink(editor, found, href, text)
    backToText(editor, onClose)
  }

  function choose({ href, title }: FoundPage) {
    setAddress(href)
    if (text.trim() === '') setText(title)
  }

  return { address, setAddress, choose, text, setText, error, submit }
}

interface ActionFormProps extends InsertFormProps<ActionAttributes> {
  findPages: FindPages
}

export function ActionForm({ editor, found, onClose, findPages }: ActionFormProps) {
  const [text, setText] = useState(found?.text ?? '')
  const [address, setAddress] = useState(found?.href ?? '')
  const [error, setError] = useState<string | null>(null)

  function submit() {
    const href = address === found?.href ? address : readLinkAddress(address)
    if (href === null) return setError(words.invalid)
    insertOrUpdate(editor, 'action', { href, text: text.trim() })
    backToText(editor, onClose)
  }

  return (
    <EditorDialogForm
      canSubmit={text.trim() !== '' && address.trim() !== ''}
      isChange={found !== null}
      onCancel={onClose}
      onSubmit={submit}
      words={actionWords}
    >
      <TextField
        autoComplete="off"
        data-autofocus
        hint={actionWords.textHint}
        label={actionWords.text}
        maxLength={80}
        onChange={(event) => setText(event.target.value)}
        required
        value={text}
      />
      <PageField
        error={error}
        findPages={findPages}
        onChange={(typed) => {
          setAddress(typed)
          setError(null)
        }}
        onChoose={({ href }) => setAddress(href)}
        value={address}
      />
    </EditorDialogForm>
  )
}
