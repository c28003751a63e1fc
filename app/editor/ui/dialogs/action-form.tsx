import { useState } from 'react'
import { linkWords, actionWords as words } from '../../../../content/en/admin/editor.ts'
import { readLinkAddress } from '../../../../domain/posts/link-address.ts'
import { TextField } from '../../../ui/field.tsx'
import { insertOrUpdate } from '../../commands/selected-node.ts'
import type { ActionAttributes } from '../../schema/linked-blocks.ts'
import type { FindPages } from '../editor-props.ts'
import { backToText, EditorDialogForm, type InsertFormProps } from './editor-dialog-form.tsx'
import { PageField } from './page-field.tsx'

interface ActionFormProps extends InsertFormProps<ActionAttributes> {
  findPages: FindPages
}

export function ActionForm({ editor, found, onClose, findPages }: ActionFormProps) {
  const [text, setText] = useState(found?.text ?? '')
  const [address, setAddress] = useState(found?.href ?? '')
  const [error, setError] = useState<string | null>(null)

  function submit() {
    const href = address === found?.href ? address : readLinkAddress(address)
    if (href === null) return setError(linkWords.invalid)
    insertOrUpdate(editor, 'action', { href, text: text.trim() })
    backToText(editor, onClose)
  }

  return (
    <EditorDialogForm
      canSubmit={text.trim() !== '' && address.trim() !== ''}
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
