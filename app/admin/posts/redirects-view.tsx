/** Old addresses and where they lead. */
import { useState } from 'react'
import { redirectWords as words } from '../../../content/en/admin/redirects.ts'
import {
  type Redirect,
  type RedirectWrite,
  redirectSchema,
} from '../../../domain/posts/redirects.ts'
import { pathMaxLength } from '../../../domain/site-paths.ts'
import { fill } from '../../../domain/wording.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { checkBy } from '../form/form-kind.ts'
import { ShortForm, useShortForm } from '../form/short-form.tsx'
import { textColumn } from '../list/column.tsx'
import type { ListKind } from '../list/list-view.ts'
import { RecordTab, useRecordTab } from '../list/record-tab.tsx'
import { type RecordSource, useAction } from '../list/use-records.ts'
import { CreateButton } from '../tool-button.tsx'

const source: RecordSource = {
  noun: 'redirects',
  path: '/api/admin/redirects',
  fetchFailed: words.fetchFailed,
}

const kind: ListKind<Redirect> = {
  columns: [
    textColumn('path', words.columns.path),
    {
      id: 'target',
      label: words.columns.target,
      cell: ({ title, target }) => (title ? fill(words.toArticle, { title, target }) : target),
    },
  ],
  defaultSort: '-id',
}

export default function RedirectsView() {
  const tab = useRecordTab<Redirect>(source, kind, words)
  const [isMaking, setMaking] = useState(false)
  return (
    <RecordTab
      {...tab}
      above={<p className="max-w-measure text-sm text-muted">{words.lead}</p>}
      picking={{ nameOf: ({ path }) => path }}
      title={words.title}
      titleShown
      tools={<CreateButton label={words.create} onClick={() => setMaking(true)} />}
    >
      <Dialog onClose={() => setMaking(false)} open={isMaking} title={words.create}>
        <RedirectForm onLeave={() => setMaking(false)} />
      </Dialog>
    </RecordTab>
  )
}

function RedirectForm({ onLeave }: { onLeave: () => void }) {
  const sending = useAction<RedirectWrite>({
    ask: (body) => ['POST', source.path, { body }],
    done: words.form.created,
    failed: words.form.failed,
    marksFields: true,
    shown: source,
    onDone: onLeave,
  })
  const begin = { path: '', target: '' }
  const form = useShortForm({ begin, check: checkBy(redirectSchema), sending })
  const field = (name: 'path' | 'target', hint: string) => (
    <TextField
      {...form.field(name, pathMaxLength, hint)}
      autoComplete="off"
      data-autofocus={name === 'path' || undefined}
      disabled={form.isPending}
      label={words.columns[name]}
      required
    />
  )
  return (
    <ShortForm form={form} onLeave={onLeave} submit={words.form.create}>
      {field('path', words.form.pathHint)}
      {field('target', words.form.targetHint)}
    </ShortForm>
  )
}
