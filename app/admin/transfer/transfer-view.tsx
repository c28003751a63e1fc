/** The way in for posts of other programs, and out for everything. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  archiveWords,
  postImportWords,
  transferWords as words,
} from '../../../content/en/admin/transfer.ts'
import type { ExportTicket, ImportProgress } from '../../../domain/transfer.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { FileForm } from '../file-form.tsx'
import { useAllLabels } from '../labels/label-kinds.ts'
import { Section, ViewTitle } from '../section.tsx'
import { openDownload } from '../session/files.ts'
import { Allowed, useSession } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'
import { ImportReport } from './import-report.tsx'
import { count, type PostImportState, usePostImport } from './use-post-import.ts'

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

function PostImportSection() {
  const state = usePostImport()
  return (
    <Section className="gap-4" title={postImportWords.title}>
      <p className="max-w-measure text-sm text-muted">{postImportWords.lead}</p>
      {state.report ? (
        <>
          <ImportReport state={state} />
          {state.report.dry_run && <ForAll state={state} />}
          <ReportButtons state={state} />
        </>
      ) : (
        <PostFileForm state={state} />
      )}
    </Section>
  )
}

interface StepProps {
  state: PostImportState
}

function PostFileForm({ state: { fault, check, checkFile, isAgain, moved } }: StepProps) {
  return (
    <FileForm
      accept=".md,.markdown,.mdx,.zip,.xml,.json,text/markdown,application/zip,text/xml,application/json"
      className="grid max-w-measure min-w-0 gap-4"
      fault={fault}
      isPending={check.isPending}
      onFile={checkFile}
      takesFocus={isAgain}
      words={postImportWords}
    >
      <Button busy={check.isPending} className="justify-self-start" type="submit">
        {check.isPending ? postImportWords.checking : postImportWords.check}
      </Button>
      {check.isPending && <Moving {...moved} />}
    </FileForm>
  )
}

/** How much of the file has left; then how many of its texts the server is done with. */
function Moving({ sent, progress }: PostImportState['moved']) {
  const value = progress ? progress.done / Math.max(progress.of, 1) : sent
  const text = describeProgress(sent, progress)
  const { making, working, sending } = postImportWords
  const label = progress ? (progress.step === 'make' ? making : working) : sending
  return (
    <div className="grid w-full max-w-measure gap-1 text-sm">
      <Progress label={label} max={1} value={value} valueText={text} />
      <p className="figures">{text}</p>
    </div>
  )
}

function describeProgress(sent: number, progress: ImportProgress | null): string {
  if (progress) return fill(postImportWords.steps[progress.step], progress)
  if (sent >= 1) return postImportWords.isRead
  return fill(postImportWords.sent, { percent: Math.floor(sent * 100) })
}

/** What every one of them gets, since exports of other programs know no regions. */
function ForAll({ state: { forAll, chooseForAll, store } }: StepProps) {
  const kinds = [
    { kind: 'regions', label: postImportWords.regionForAll, labels: useAllLabels('regions') },
    {
      kind: 'categories',
      label: postImportWords.categoryForAll,
      labels: useAllLabels('categories'),
    },
  ] as const
  return (
    <div className="grid max-w-measure gap-4 sm:grid-cols-2">
      {kinds.map(({ kind, label, labels }) => (
        <SelectField
          disabled={store.isPending}
          key={kind}
          label={label}
          onChange={({ currentTarget }) => chooseForAll(kind, currentTarget.value)}
          value={forAll[kind]}
        >
          <option value="">{postImportWords.noneForAll}</option>
          {labels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

function ReportButtons({ state: { report, store, moved, startOver, wanted } }: StepProps) {
  return (
    <footer className="flex flex-wrap items-center gap-3">
      {report?.dry_run ? (
        <Button
          busy={store.isPending}
          disabled={wanted.length === 0}
          onClick={() => store.mutate()}
        >
          {store.isPending ? postImportWords.storing : count(postImportWords.store, wanted.length)}
        </Button>
      ) : (
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-action underline decoration-1 underline-offset-4"
          to="/admin"
        >
          {postImportWords.show}
        </Link>
      )}
      <Button disabled={store.isPending} onClick={startOver} variant="outline">
        {postImportWords.again}
      </Button>
      {store.isPending && <Moving {...moved} />}
      {report?.dry_run && report.counts.new === 0 && (
        <p className="font-semibold">{postImportWords.nothing}</p>
      )}
    </footer>
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
