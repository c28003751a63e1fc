/** The way in for posts of other programs, and out for everything. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { archiveWords, transferWords as words } from '../../../content/en/admin/transfer.ts'
import type { ExportTicket } from '../../../domain/transfer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section, ViewTitle } from '../section.tsx'
import { openDownload } from '../session/files.ts'
import { Allowed, useSession } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'
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
  const { call } = useSession()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { data } = await call<ExportTicket>('POST', '/api/admin/export/ticket')
      if (data) openDownload(data.path)
    },
    onSuccess: () => tellSuccess(archiveWords.done),
    onSettled: () => queries.invalidateQueries({ queryKey: ['activity'] }),
    meta: { failure: archiveWords.failed },
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
