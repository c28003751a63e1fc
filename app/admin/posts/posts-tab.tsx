import { useState } from 'react'
import { sendWords } from '../../../content/en/admin/newsletter-issues.ts'
import { postStateLabels, postWords as words } from '../../../content/en/admin/posts.ts'
import type { Label } from '../../../domain/labels.ts'
import { type ListedPost, type PostRecord, stateOf } from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { choiceOf } from '../../ui/field.tsx'
import { openForm } from '../form/local-drafts.ts'
import { filterBy, type ListFilter, type ListKind } from '../list/list-view.ts'
import { RecordTab, useRecordTab } from '../list/record-tab.tsx'
import { EditRowButton, RowButton, RowLink } from '../list/row-button.tsx'
import { useAction, useAskedRecord } from '../list/use-records.ts'
import { SendDialog } from '../newsletter/issues/send-dialog.tsx'
import { useRefusal } from '../session/session.tsx'
import { CreateButton } from '../tool-button.tsx'
import { BulkButtons } from './bulk-buttons.tsx'
import { shownColumns } from './columns.tsx'
import { PostDialog } from './post-dialog.tsx'
import { type Filing, postSource, useFiling } from './post-source.ts'
import { postForm } from './post-values.ts'
import type { Duplication } from './settings.tsx'
import { UnsavedWork } from './unsaved-work.tsx'
import type { OpenedPost } from './use-writing.ts'
import { Week } from './week.tsx'

export default function PostsTab() {
  const filing = useFiling()
  const tab = useRecordTab(postSource, kindOf(filing), words)
  const [opened, setOpened] = useState<OpenedPost | null>(null)
  const [sending, setSending] = useState<ListedPost | null>(null)
  const open = async (id: number | null) => setOpened(await openForm(postForm, id))
  const duplicate = useDuplicate(open)
  const mayWrite = useRefusal('editor') === null
  useAskedRecord((id) => {
    if (id !== null || mayWrite) void open(id)
  })
  const create = <CreateButton label={words.create} onClick={() => open(null)} />
  return (
    <RecordTab
      {...tab}
      above={
        <>
          <Week />
          <UnsavedWork isOpen={opened !== null} onDiscarded={tab.toHeading} onResume={setOpened} />
        </>
      }
      actions={(row) => (
        <RowActions
          onDuplicate={() => duplicate.run(row.id)}
          onEdit={() => open(row.id)}
          onSend={() => setSending(row)}
          row={row}
        />
      )}
      emptyAction={create}
      onOpen={({ id }) => open(id)}
      picking={{
        nameOf: ({ title }) => title,
        buttons: (selection) => <BulkButtons selection={selection} />,
      }}
      title={words.title}
      tools={create}
    >
      <PostDialog duplicate={duplicate} onClose={() => setOpened(null)} opened={opened} />
      <SendDialog onClose={() => setSending(null)} post={sending} />
    </RecordTab>
  )
}

/** Creates a copy and opens it, so that it gets a name of its own. */
function useDuplicate(onMade: (id: number) => void): Duplication {
  const { mutate, isPending } = useAction<number, PostRecord>({
    ask: (id) => ['POST', `${postSource.path}/${id}/duplicate`],
    done: words.duplicated,
    failed: words.duplicateFailed,
    shown: postSource,
    onDone: (post) => {
      if (post) onMade(post.id)
    },
  })
  return { run: (id) => isPending || mutate(id), isPending }
}

const kindOf = ({ regions, categories, authors }: Filing): ListKind<ListedPost> => ({
  columns: shownColumns,
  filters: [
    filterBy('status', words.filters.status, words.filters.allStatuses, postStateLabels),
    idFilter('region_id', words.filters.region, words.filters.allRegions, regions),
    idFilter('category_id', words.filters.category, words.filters.allCategories, categories),
    idFilter('author_id', words.filters.author, words.filters.allAuthors, authors),
  ],
  hasDays: true,
})

const idFilter = (
  name: string,
  label: string,
  all: string,
  choices: readonly Label[],
): ListFilter => ({
  name,
  label,
  all,
  options: choices.map(choiceOf),
  takesAnyId: true,
})

interface RowActionsProps {
  row: ListedPost
  onDuplicate: () => void
  onEdit: () => void
  onSend: () => void
}

function RowActions({ row, onDuplicate, onEdit, onSend }: RowActionsProps) {
  const { title, slug } = row
  const isPublic = stateOf(row, new Date().toISOString()) === 'published'
  return (
    <>
      {isPublic && (
        <RowLink
          href={`/insights/${slug}`}
          icon="external"
          rel="noopener"
          target="_blank"
          title={fill(words.viewOf, { name: title })}
        />
      )}
      {isPublic && (
        <RowButton
          icon="mail"
          label={fill(sendWords.openOf, { name: title })}
          needs="editor"
          onClick={onSend}
        />
      )}
      <RowButton
        icon="copy"
        label={fill(words.duplicateOf, { name: title })}
        needs="editor"
        onClick={onDuplicate}
      />
      <EditRowButton name={title} onClick={onEdit} />
    </>
  )
}
