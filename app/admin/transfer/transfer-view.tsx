/** Import of posts from other programs, and export of everything. */
import { archiveWords, transferWords as words } from '../../../content/en/admin/transfer.ts'
import type { ExportTicket } from '../../../domain/transfer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAction } from '../list/use-records.ts'
import { Section, ViewTitle } from '../section.tsx'
import { openDownload } from '../session/files.ts'
import { Allowed } from '../session/session.tsx'
import { PostImportSection } from './post-import.tsx'

export default function TransferView() {
  return (
    <div className="grid min-w-0 gap-10 pt-2">
      <ViewTitle>{words.title}</ViewTitle>
      <Allowed to="editor" told>
        <PostImportSection />
      </Allowed>
      <Allowed to="owner">
        <ArchiveSection />
      </Allowed>
    </div>
  )
}

function ArchiveSection() {
  const { mutate, isPending } = useAction<void, ExportTicket>({
    ask: () => ['POST', '/api/admin/export/ticket'],
    done: archiveWords.done,
    failed: archiveWords.failed,
    shown: { noun: 'activity' },
    onDone: (ticket) => ticket && openDownload(ticket.path),
  })
  return (
    <Section className="gap-4" title={archiveWords.title}>
      <p className="max-w-measure text-sm text-muted">{archiveWords.lead}</p>
      <p className="max-w-measure border-l-4 border-action pl-3 text-sm">{archiveWords.warning}</p>
      <Button
        busy={isPending}
        className="justify-self-start"
        onClick={() => mutate()}
        variant="outline"
      >
        <Icon className="size-4" name="download" />
        {isPending ? archiveWords.downloading : archiveWords.download}
      </Button>
    </Section>
  )
}
