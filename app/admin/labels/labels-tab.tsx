/** Categories, regions and authors: what articles are filed under. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { labelListWords, labelWords, mergeWords } from '../../../content/en/admin/labels.ts'
import { type Label, type LabelKind, labelKeys, labelKinds } from '../../../domain/labels.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Notice } from '../../ui/notice.tsx'
import { type DraftKind, listFreeDrafts, openForm, resumeDraft } from '../form/local-drafts.ts'
import { type Column, dayColumn } from '../list/column.tsx'
import type { ListKind } from '../list/list-view.ts'
import { RecordTab, useRecordTab } from '../list/record-tab.tsx'
import { EditRowButton, RowButton } from '../list/row-button.tsx'
import { useAskedRow } from '../list/use-records.ts'
import { CreateButton } from '../tool-button.tsx'
import { LabelDialog, type OpenedLabel } from './label-dialog.tsx'
import { type LabelValues, labelScreens, textOf } from './label-kinds.ts'
import { MergeDialog } from './merge-dialog.tsx'

/** Each list has its own address and, by its key, its own state. */
export default function Labels() {
  const { pathname } = useLocation()
  const kind = labelKinds.find((one) => pathname.includes(one)) ?? 'categories'
  return <LabelsTab key={kind} kind={kind} />
}

function LabelsTab({ kind }: { kind: LabelKind }) {
  const { source, form } = labelScreens[kind]
  const words = labelWords[kind]
  const [refusal, setRefusal] = useState<string | null>(null)
  const [merging, setMerging] = useState<Label | null>(null)
  const tab = useRecordTab(source, kindOf(kind), words, {
    onDeleted: () => setRefusal(null),
    onRefused(error) {
      const { code, message } = readRefusal(error)
      setRefusal(code === 'in_use' && message ? message : null)
    },
  })
  const { opened, open, close } = useOpenedLabel(form)
  useAskedRow<Label>(source, open, { isListed: true })
  return (
    <RecordTab
      {...tab}
      actions={(row) => (
        <>
          <EditRowButton name={row.name} needs="editor" onClick={() => open(row)} />
          <RowButton
            icon="arrow-right"
            label={fill(mergeWords.openOf, { name: row.name })}
            needs="editor"
            onClick={() => setMerging(row)}
          />
        </>
      )}
      above={
        refusal && (
          <Notice title={refusal} tone="failure">
            {labelListWords.inUse}
          </Notice>
        )
      }
      picking={{ nameOf: ({ name }) => name }}
      title={words.tab}
      titleShown={kind === 'authors'}
      tools={<CreateButton label={words.create} onClick={() => open(null)} />}
    >
      <MergeDialog
        kind={kind}
        label={merging}
        onClose={() => setMerging(null)}
        onMerged={() => {
          setMerging(null)
          setRefusal(null)
          tab.toHeading()
        }}
      />
      <LabelDialog kind={kind} onClose={close} opened={opened} />
    </RecordTab>
  )
}

function kindOf(kind: LabelKind): ListKind<Label> {
  const { fields, created } = labelWords[kind]
  const sortable = ['name', labelKeys[kind]]
  const shown = Object.entries(fields).filter(([name]) => name !== 'picture')
  const columns = shown.map(
    ([name, label]): Column<Label> => ({
      id: name,
      label,
      cell: (row) => textOf(row, name),
      ...(sortable.includes(name) && { sort: { column: name, kind: 'text' } }),
    }),
  )
  const posts: Column<Label> = {
    id: 'posts',
    label: labelListWords.posts,
    cell: ({ posts }) => posts,
    sort: { column: 'posts', kind: 'number' },
    numeric: true,
    labelled: true,
  }
  return { columns: [...columns, posts, dayColumn('created_at', created)], defaultSort: 'name' }
}

/** The label in the dialog. A label left open with unsaved work opens again. */
function useOpenedLabel(form: DraftKind<LabelValues>) {
  const [opened, setOpened] = useState<OpenedLabel | null>(null)
  useEffect(() => {
    let isOver = false
    void listFreeDrafts(form).then(([newest]) => {
      if (newest && !isOver) setOpened((now) => now ?? { ...resumeDraft(newest), row: null })
    })
    return () => {
      isOver = true
    }
  }, [form])
  return {
    opened,
    open: async (row: Label | null) =>
      setOpened({ ...(await openForm(form, row?.id ?? null)), row }),
    close: () => setOpened(null),
  }
}
