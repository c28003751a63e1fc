/** What can be done with the thing that the caret is in: a link, picture, list, code or table. */
import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import * as tables from '@tiptap/pm/tables'
import { type ReactNode, useId, useState } from 'react'
import { codeLanguages, optionWords as words } from '../../../../content/en/admin/editor.ts'
import { calloutWords } from '../../../../content/en/pages/insights.ts'
import { knownOr, pictureAligns, pictureSizes } from '../../../../domain/posts/blocks.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { compactControl } from '../../../ui/compact-control.ts'
import { findLink, removeLink } from '../../commands/links.ts'
import { duplicateBlock } from '../../commands/select-block.ts'
import { addCaption, hasCaption, removeCaption } from '../../schema/figure.ts'
import { toggleCallout } from '../../schema/own-blocks.ts'
import type { PictureAttributes } from '../../schema/picture.ts'
import { focusText } from '../focus-text.ts'
import type { Task } from '../toolbar/actions.ts'

interface LinkOptionsProps {
  editor: Editor
  href: string
  onTask: (task: Task) => void
}

export function LinkOptions({ editor, href, onTask }: LinkOptionsProps) {
  return (
    <>
      <span className="max-w-64 truncate text-sm text-muted" title={href}>
        {href}
      </span>
      <Button onClick={() => onTask('link')} size="sm" variant="quiet">
        {words.link.edit}
      </Button>
      <Button
        onClick={() => {
          removeLink(editor, findLink(editor))
          focusText(editor)
        }}
        size="sm"
        variant="quiet"
      >
        {words.link.remove}
      </Button>
    </>
  )
}

interface ImageOptionsProps {
  editor: Editor
  picture: Pick<PictureAttributes, 'size' | 'align'>
  onTask: (task: Task) => void
}

export function ImageOptions({ editor, picture, onTask }: ImageOptionsProps) {
  const { edit, caption, noCaption, size, sizes, align, aligns } = words.image
  const set = (changes: object) => editor.commands.updateAttributes('image', changes)
  const isCaptioned = hasCaption(editor)
  return (
    <>
      <Button onClick={() => onTask('image')} size="sm" variant="quiet">
        {edit}
      </Button>
      <Button
        onClick={() => {
          if (isCaptioned) removeCaption(editor)
          else addCaption(editor)
          focusText(editor)
        }}
        size="sm"
        variant="quiet"
      >
        {isCaptioned ? noCaption : caption}
      </Button>
      <ChoiceField
        choices={Object.entries(sizes)}
        label={size}
        onChoose={(chosen) => set({ size: knownOr(pictureSizes, chosen) })}
        value={picture.size ?? 'all'}
      />
      <ChoiceField
        choices={Object.entries(aligns)}
        label={align}
        onChoose={(chosen) => set({ align: knownOr(pictureAligns, chosen) })}
        value={picture.align ?? 'none'}
      />
    </>
  )
}

/** Of a block that is selected as a whole. */
export function BlockOptions({ editor }: { editor: Editor }) {
  function duplicate() {
    const tr = duplicateBlock(editor.state)
    if (tr) editor.view.dispatch(tr)
    focusText(editor)
  }
  function remove() {
    editor.commands.deleteSelection()
    focusText(editor)
  }
  return (
    <>
      <Button onClick={duplicate} size="sm" variant="quiet">
        {words.block.duplicate}
      </Button>
      <Button onClick={remove} size="sm" variant="quiet">
        {words.block.remove}
      </Button>
    </>
  )
}

interface CalloutOptionsProps {
  editor: Editor
  kind: string
  /** Selected as a block: it is deleted then with what is in it. */
  isWhole: boolean
}

export function CalloutOptions({ editor, kind, isWhole }: CalloutOptionsProps) {
  return (
    <>
      <ChoiceField
        choices={Object.entries(calloutWords)}
        label={words.callout.kind}
        onChoose={(chosen) => editor.commands.updateAttributes('callout', { kind: chosen })}
        value={kind}
      />
      {!isWhole && (
        <Button
          onClick={() => {
            toggleCallout(editor)
            focusText(editor)
          }}
          size="sm"
          variant="quiet"
        >
          {words.callout.remove}
        </Button>
      )}
    </>
  )
}

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
    <OptionField label={words.listStart}>
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

const tableChanges: readonly (readonly [string, Command])[] = [
  [words.table.rowAfter, tables.addRowAfter],
  [words.table.columnAfter, tables.addColumnAfter],
  [words.table.deleteRow, tables.deleteRow],
  [words.table.deleteColumn, tables.deleteColumn],
  [words.table.headerRow, tables.toggleHeaderRow],
  [words.table.deleteTable, tables.deleteTable],
]

export function TableOptions({ editor, caption }: { editor: Editor; caption: string }) {
  return (
    <>
      {tableChanges.map(([label, change]) => (
        <Button
          key={label}
          onClick={() => {
            change(editor.state, editor.view.dispatch)
            focusText(editor)
          }}
          size="sm"
          variant="quiet"
        >
          {label}
        </Button>
      ))}
      <OptionField label={words.table.caption}>
        {(id) => (
          <input
            className="field-control w-72! min-w-0"
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

interface ChoiceFieldProps {
  label: string
  value: string
  /** What is stored, and what is shown. */
  choices: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  return (
    <OptionField label={label}>
      {(id) => (
        <select
          className="field-control w-auto!"
          id={id}
          onChange={({ target }) => onChoose(target.value)}
          value={value}
        >
          {choices.map(([name, shown]) => (
            <option key={name} value={name}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </OptionField>
  )
}

interface OptionFieldProps {
  label: string
  children: (id: string) => ReactNode
}

/** Label and control on one line. */
function OptionField({ label, children }: OptionFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex min-w-0 items-center gap-2', compactControl)}>
      <label className="shrink-0 text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
