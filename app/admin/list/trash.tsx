/** Records deleted from a list, to restore or to delete for good. */
import { useState } from 'react'
import { trashWords as words } from '../../../content/en/admin/words.ts'
import type { Trashed } from '../../../domain/trash.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { StackedDialog } from '../../ui/dialog.tsx'
import { Allowed } from '../session/session.tsx'
import { tellFailure, tellSuccess } from '../session/tell.ts'
import { ToolButton } from '../tool-button.tsx'
import { type Column, dayColumn, textColumn } from './column.tsx'
import { ListResults } from './list-results.tsx'
import { rulesOf, useLocalListView } from './list-view.ts'
import { RecordList } from './record-list.tsx'
import { DeleteRowButton } from './row-button.tsx'
import { type RecordSource, trashNoun, useAction, useRecords } from './use-records.ts'

const path = '/api/admin/trash'
const trash: RecordSource = { noun: trashNoun, path, fetchFailed: words.fetchFailed }

/** Restores records to their list, with a toast on the outcome. */
export function useRestoring(source: RecordSource) {
  return useAction<readonly number[], { restored: number }>({
    ask: (ids) => ['POST', `${path}/restore`, { body: { noun: source.noun, ids } }],
    failed: (error) => {
      const { code, message } = readRefusal(error)
      // The user can remove what is in the way, and only the server knows its name.
      return (code?.endsWith('_taken') && message) || words.restoreFailed
    },
    shown: source,
    onDone: (data, _ids, message = '') =>
      data?.restored ? tellSuccess(message) : tellFailure(words.gone),
  })
}

export function TrashButton({ source }: { source: RecordSource }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton icon="trash" label={words.open} onClick={() => setOpen(true)} />
      <StackedDialog
        description={words.lead}
        onClose={() => setOpen(false)}
        open={isOpen}
        size="wide"
        title={words.title}
      >
        <Trash source={source} />
      </StackedDialog>
    </>
  )
}

const columns: readonly Column<Trashed>[] = [
  textColumn('title', words.columns.title),
  dayColumn('deleted_at', words.columns.deleted, { labelled: true }),
  dayColumn('expires_at', words.columns.expires, { labelled: true, sort: undefined }),
]

const rules = rulesOf({ columns, defaultSort: '-deleted_at' })

function Trash({ source }: { source: RecordSource }) {
  const records = useRecords<Trashed>(trash, useLocalListView(rules, { noun: source.noun }))
  const restoring = useRestoring(source)
  const deletion = useAction({
    ask: ({ id, noun }: Trashed) => ['POST', `${path}/delete`, { body: { noun, ids: [id] } }],
    question: ({ title: name }) => fill(words.confirmDelete, { name }),
    done: words.deleted,
    failed: words.deleteFailed,
    shown: trash,
  })
  return (
    <div className="grid gap-3">
      <ListResults records={records} words={words}>
        <RecordList
          actions={(row) => (
            <Allowed to="editor">
              <ToolButton
                aria-label={fill(words.restoreOf, { name: row.title })}
                disabled={restoring.isPending}
                label={words.restore}
                onClick={() => restoring.mutate([row.id])}
                variant="quiet"
              />
              <DeleteRowButton
                disabled={deletion.isPending}
                name={fill(words.forGood, { name: row.title })}
                onClick={() => deletion.mutate(row)}
              />
            </Allowed>
          )}
          columns={columns}
          label={words.label}
          records={records}
        />
      </ListResults>
    </div>
  )
}
