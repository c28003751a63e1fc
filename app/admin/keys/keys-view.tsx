/** The named keys of the staff: who has one, when it was last used, and a button to delete it. */
import { rightsWords, roleWords, keyWords as words } from '../../../content/en/admin/keys.ts'
import { roles } from '../../../domain/actor.ts'
import type { NamedKey } from '../../../domain/keys.ts'
import { fill } from '../../../domain/wording.ts'
import { dayColumn, textColumn } from '../list/column.tsx'
import type { ListKind } from '../list/list-view.ts'
import { RecordTab, useRecordList } from '../list/record-tab.tsx'
import { useDeleteOne } from '../list/use-deletion.ts'
import { formatMoment } from '../local-time.ts'
import { ViewTitle } from '../section.tsx'
import { useRefusal } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import { keySource, NewKeyButton } from './new-key-button.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'

const kind: ListKind<NamedKey> = {
  columns: [
    textColumn('name', words.columns.name),
    { id: 'role', label: words.columns.role, cell: ({ role }) => roleWords[role].name },
    { id: 'state', label: words.columns.state, cell: describeState },
    {
      id: 'used',
      label: words.columns.used,
      labelled: true,
      cell: ({ last_used_at: at }) =>
        at ? <time dateTime={at}>{formatMoment(at)}</time> : words.neverUsed,
      sort: { column: 'last_used_at', kind: 'date' },
    },
    dayColumn('created_at', words.columns.created, { labelled: true }),
  ],
  filters: [
    {
      name: 'role',
      label: words.columns.role,
      all: words.allRoles,
      options: roles.map((role) => [role, roleWords[role].name]),
    },
  ],
}

export default function KeysView() {
  const refusal = useRefusal('owner')
  if (!refusal) return <KeyList />
  return (
    <section className="grid gap-4 pt-4">
      <ViewTitle>{words.title}</ViewTitle>
      <p>{rightsWords.keysClosed}</p>
      <OwnPasskeys />
    </section>
  )
}

function KeyList() {
  const tab = useRecordList(keySource, kind, words)
  const revocation = useDeleteOne(keySource, words, { onDeleted: tab.toHeading })
  return (
    <RecordTab
      {...tab}
      above={
        <>
          <p className="max-w-measure text-sm text-muted">{words.lead}</p>
          <OwnPasskeys />
        </>
      }
      actions={({ id, name, revoked_at }) =>
        revoked_at === null && (
          <ToolButton
            aria-label={fill(words.revokeOf, { name })}
            disabled={revocation.isPending}
            label={words.revoke}
            onClick={() => revocation.deleteOne(id, name)}
            variant="quiet"
          />
        )
      }
      title={words.title}
      titleShown
      tools={<NewKeyButton />}
    />
  )
}

function describeState({ revoked_at }: NamedKey): string {
  if (revoked_at === null) return words.good
  return fill(words.revoked, { time: formatMoment(revoked_at) })
}
