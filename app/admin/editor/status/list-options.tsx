import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { optionWords } from '../../../../content/admin/editor.ts'
import { OptionField } from './option-field.tsx'

/** Of the list around the caret; while the field is empty, the list keeps its number. */
export function ListOptions({ editor, start }: { editor: Editor; start: number }) {
  const [typed, setTyped] = useState<string | null>(null)

  function change(text: string) {
    setTyped(text)
    if (/^\d{1,6}$/.test(text)) {
      editor.commands.updateAttributes('orderedList', { start: Number(text) })
    }
  }

  return (
    <OptionField label={optionWords.listStart}>
      {(id) => (
        <input
          className="field-control w-20!"
          id={id}
          inputMode="numeric"
          max={999_999}
          min={0}
          onBlur={() => setTyped(null)}
          onChange={(event) => change(event.target.value)}
          type="number"
          value={typed ?? String(start)}
        />
      )}
    </OptionField>
  )
}
