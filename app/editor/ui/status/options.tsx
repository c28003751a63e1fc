/** Options for the element at the caret: a link, picture, list, code or table. */
import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import * as tables from '@tiptap/pm/tables'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import {
  codeLanguages,
  editorWords,
  optionWords as words,
} from '../../../../content/en/admin/editor.ts'
import { calloutWords } from '../../../../content/en/pages/insights.ts'
import { knownOr, pictureAligns, pictureSizes } from '../../../../domain/posts/blocks.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { compactControl } from '../../../ui/compact-control.ts'
import { findLink, removeLink } from '../../commands/links.ts'
import { duplicateBlock, findSelected, selectedName } from '../../commands/select-block.ts'
import { addCaption, hasCaption, removeCaption } from '../../schema/figure.ts'
import { toggleCallout } from '../../schema/own-blocks.ts'
import type { PictureAttributes } from '../../schema/picture.ts'
import { useDebounced } from '../debounce.ts'
import { focusText } from '../focus-text.ts'
import type { Task } from '../toolbar/actions.ts'

interface OptionsProps {
  editor: Editor
  onTask: (task: Task) => void
}

export function Options({ editor, onTask }: OptionsProps) {
  const place = usePlace(editor)
  const { block, link, picture, dialog, callout, listStart, language, tableCaption } = place
  const tools = { editor, onTask }
  return (
    <>
      <p className="sr-only" role="status">
        {block && fill(words.block.selected, { name: block })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
      <div
        aria-label={editorWords.options}
        // Hidden beside the selection bar: the two would leave no room to write in.
        className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 empty:hidden in-[.editor-foot:has(.editor-selection)]:hidden max-md:[@media(height<34rem)]:flex-nowrap max-md:[@media(height<34rem)]:overflow-x-auto max-md:[@media(height<34rem)]:whitespace-nowrap"
        onKeyDown={(event) => keepFormUnsent(event, editor)}
        role="group"
      >
        {link && <LinkOptions {...tools} href={link} />}
        {picture && <ImageOptions {...tools} picture={picture} />}
        {dialog && <OptionButton {...tools} label={words[dialog].edit} run={dialog} />}
        {callout && (
          <ChoiceField
            choices={Object.entries(calloutWords)}
            label={words.callout.kind}
            onChoose={(kind) => editor.commands.updateAttributes('callout', { kind })}
            value={callout}
          />
        )}
        {/* A callout selected as a block is removed with its content, by the button below. */}
        {callout && !block && (
          <OptionButton {...tools} label={words.callout.remove} run={toggleCallout} />
        )}
        {listStart !== null && <ListOptions editor={editor} start={listStart} />}
        {language !== null && (
          <ChoiceField
            choices={languagesWith(language)}
            label={words.language}
            onChoose={(name) =>
              editor.commands.updateAttributes('codeBlock', { language: name || null })
            }
            value={language}
          />
        )}
        {block && <OptionButton {...tools} label={words.block.duplicate} run={duplicate} />}
        {block && <OptionButton {...tools} label={words.block.remove} run={remove} />}
        {tableCaption !== null && <TableOptions {...tools} caption={tableCaption} />}
      </div>
    </>
  )
}

/** Enter in a field here would submit the form around the editor. */
function keepFormUnsent(event: KeyboardEvent, editor: Editor): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  focusText(editor)
}

/** The elements at the caret that can be changed, each null where there is none. */
function usePlace(editor: Editor) {
  return useDebounced(editor, () => {
    const attribute = (node: string, name: string) => editor.getAttributes(node)[name] ?? ''
    return {
      block: selectedName(editor.state),
      link: String(attribute('link', 'href')),
      picture: findSelected<PictureAttributes>(editor, 'image'),
      dialog: othersChanged.find((name) => findSelected(editor, name) !== null) ?? null,
      callout: editor.isActive('callout') ? String(attribute('callout', 'kind')) : null,
      listStart: editor.isActive('orderedList') ? Number(attribute('orderedList', 'start')) : null,
      language: editor.isActive('codeBlock') ? String(attribute('codeBlock', 'language')) : null,
      // A table selected as a whole has no current row or column to change.
      tableCaption: tables.isInTable(editor.state) ? String(attribute('table', 'caption')) : null,
    }
  })
}

/** Nodes with only a dialog; a picture has more options. */
const othersChanged = ['gallery', 'video', 'action', 'footnote'] as const

function duplicate({ state, view }: Editor): void {
  const tr = duplicateBlock(state)
  if (tr) view.dispatch(tr)
}

const remove = (editor: Editor) => editor.commands.deleteSelection()

interface OptionButtonProps extends OptionsProps {
  label: string
  run: ((editor: Editor) => unknown) | Task
}

/** Opens a dialog, or runs a command and puts the caret back into the text. */
function OptionButton({ editor, onTask, label, run }: OptionButtonProps) {
  function press() {
    if (typeof run === 'string') return onTask(run)
    run(editor)
    focusText(editor)
  }
  return (
    <Button onClick={press} size="sm" variant="quiet">
      {label}
    </Button>
  )
}

function LinkOptions({ href, ...tools }: OptionsProps & { href: string }) {
  return (
    <>
      <span className="max-w-64 truncate text-sm text-muted" title={href}>
        {href}
      </span>
      <OptionButton {...tools} label={words.link.edit} run="link" />
      <OptionButton
        {...tools}
        label={words.link.remove}
        run={(editor) => removeLink(editor, findLink(editor))}
      />
    </>
  )
}

interface ImageOptionsProps extends OptionsProps {
  picture: Pick<PictureAttributes, 'size' | 'align'>
}

function ImageOptions({ picture, ...tools }: ImageOptionsProps) {
  const { edit, caption, noCaption, size, sizes, align, aligns } = words.image
  const { editor } = tools
  const set = (changes: object) => editor.commands.updateAttributes('image', changes)
  const isCaptioned = hasCaption(editor)
  return (
    <>
      <OptionButton {...tools} label={edit} run="image" />
      <OptionButton
        {...tools}
        label={isCaptioned ? noCaption : caption}
        run={isCaptioned ? removeCaption : addCaption}
      />
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

/** First number of the list at the caret; while the field is empty, the list keeps its own. */
function ListOptions({ editor, start }: { editor: Editor; start: number }) {
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

/** The languages on offer, and the current one if it came from elsewhere. */
function languagesWith(language: string): readonly (readonly [string, string])[] {
  const isKnown = language === '' || codeLanguages.some(([name]) => name === language)
  const own = isKnown ? [] : [[language, language] as const]
  return [['', words.plainText], ...own, ...codeLanguages]
}

const tableChanges: readonly (readonly [string, Command])[] = [
  [words.table.rowAfter, tables.addRowAfter],
  [words.table.columnAfter, tables.addColumnAfter],
  [words.table.deleteRow, tables.deleteRow],
  [words.table.deleteColumn, tables.deleteColumn],
  [words.table.headerRow, tables.toggleHeaderRow],
  [words.table.deleteTable, tables.deleteTable],
]

function TableOptions({ caption, ...tools }: OptionsProps & { caption: string }) {
  const { editor } = tools
  return (
    <>
      {tableChanges.map(([label, change]) => (
        <OptionButton
          {...tools}
          key={label}
          label={label}
          run={({ state, view }) => change(state, view.dispatch)}
        />
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
  /** Pairs of the stored value and the text shown. */
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
