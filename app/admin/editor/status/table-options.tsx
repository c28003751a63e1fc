import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import * as tables from '@tiptap/pm/tables'
import { optionWords } from '../../../../content/admin/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { OptionField } from './option-field.tsx'

const words = optionWords.table

const changes: readonly (readonly [string, Command])[] = [
  [words.rowAfter, tables.addRowAfter],
  [words.columnAfter, tables.addColumnAfter],
  [words.deleteRow, tables.deleteRow],
  [words.deleteColumn, tables.deleteColumn],
  [words.headerRow, tables.toggleHeaderRow],
  [words.deleteTable, tables.deleteTable],
]

export function TableOptions({ editor, caption }: { editor: Editor; caption: string }) {
  return (
    <>
      {changes.map(([label, change]) => (
        <Button
          key={label}
          onClick={() => {
            change(editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
          size="sm"
          variant="quiet"
        >
          {label}
        </Button>
      ))}
      <OptionField label={words.caption}>
        {(id) => (
          <input
            className="field-control w-48!"
            id={id}
            maxLength={300}
            onChange={({ target }) =>
              editor.commands.updateAttributes('table', { caption: target.value })
            }
            type="text"
            value={caption}
          />
        )}
      </OptionField>
    </>
  )
}
