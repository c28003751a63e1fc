import type { Editor } from '@tiptap/core'
import { codeLanguages, optionWords as words } from '../../../../content/admin/editor.ts'
import { OptionField } from './option-field.tsx'

export function CodeOptions({ editor, language }: { editor: Editor; language: string }) {
  const isKnown = language === '' || codeLanguages.some(([name]) => name === language)
  return (
    <OptionField label={words.language}>
      {(id) => (
        <select
          className="field-control w-auto!"
          id={id}
          onChange={({ target }) =>
            editor.commands.updateAttributes('codeBlock', { language: target.value || null })
          }
          value={language}
        >
          <option value="">{words.plainText}</option>
          {!isKnown && <option value={language}>{language}</option>}
          {codeLanguages.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </OptionField>
  )
}
