import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newsletterWords, importWords as words } from '../../../../content/en/admin/newsletter.ts'
import {
  type ImportReport,
  importMaxLength,
  type SubscriberImport,
} from '../../../../domain/newsletter/import.ts'
import { fill } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileForm } from '../../file-form.tsx'
import { FormFoot } from '../../form/form-foot.tsx'
import { type RecordSource, useRefresh } from '../../list/use-records.ts'
import { useSession } from '../../session/session.tsx'
import { tellSuccess } from '../../session/tell.ts'
import { type ImportAnswers, ImportQuestions } from './import-questions.tsx'
import { ImportReportView } from './import-report-view.tsx'

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog description={words.lead} onClose={onClose} open={open} size="wide" title={words.title}>
      <ImportSteps onClose={onClose} />
    </Dialog>
  )
}

function ImportSteps({ onClose }: { onClose: () => void }) {
  const { report, fault, check, store, checkFile, answer, startOver } = useImport()
  const { isPending } = check
  if (!report) {
    return (
      <FileForm
        accept=".csv,.txt,text/csv,text/plain"
        className="grid min-w-0 gap-6"
        fault={fault}
        isPending={isPending}
        onFile={checkFile}
        words={words}
      >
        <FormFoot
          isPending={isPending}
          onLeave={onClose}
          pending={words.checking}
          submit={words.check}
        />
      </FileForm>
    )
  }
  const { added } = report.counts
  const isOpen = report.dry_run && report.asks.length + report.address_columns.length > 0
  return (
    <div className="grid min-w-0 gap-6">
      {isOpen && <ImportQuestions busy={isPending} onAnswer={answer} report={report} />}
      <ImportReportView report={report} />
      <footer className="flex flex-wrap justify-end gap-3">
        {!report.dry_run && <Button onClick={onClose}>{words.close}</Button>}
        {report.dry_run && (
          <>
            {added === 0 && <p className="grow self-center font-semibold">{words.nothing}</p>}
            <Button onClick={onClose} variant="outline">
              {words.cancel}
            </Button>
            <Button disabled={store.isPending} onClick={startOver} variant="outline">
              {words.again}
            </Button>
            <Button busy={store.isPending} disabled={added === 0} onClick={() => store.mutate()}>
              {store.isPending ? words.storing : fill(words.store, { count: added })}
            </Button>
          </>
        )}
      </footer>
    </div>
  )
}

export const subscriberSource: RecordSource = {
  noun: 'newsletter-subscribers',
  path: '/api/admin/newsletter-subscribers',
  fetchFailed: newsletterWords.fetchFailed,
  // They stand above the list.
  shownBy: ['newsletter-issues'],
}

const path = `${subscriberSource.path}/import`

/** A file's way in: chosen, tried out (nothing is stored), then stored. */
function useImport() {
  const { call } = useSession()
  const refresh = useRefresh(subscriberSource)
  const [csv, setCsv] = useState('')
  const [answers, setAnswers] = useState<ImportAnswers>({})
  const [report, setReport] = useState<ImportReport | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const send = async (body: SubscriberImport) =>
    (await call<ImportReport>('POST', path, { body })).data ?? null
  const refuse = (error: Error) => setFault(findFault(error))

  const check = useMutation({
    mutationFn: (body: SubscriberImport) => send({ ...body, dry_run: true }),
    onSuccess: setReport,
    onError: refuse,
    meta: { failure: words.checkFailed, marksFields: true },
  })
  const store = useMutation({
    mutationFn: () => send({ csv, ...answers, dry_run: false }),
    onSuccess: (stored) => {
      setReport(stored)
      tellSuccess(words.stored)
    },
    onError: refuse,
    onSettled: refresh,
    meta: { failure: words.storeFailed },
  })
  /** Reads the file and has it judged. */
  const checkFile = async (file: File | undefined) => {
    const text = await file?.text().catch(() => null)
    const found = findFileFault(text)
    setFault(found)
    if (found !== null || typeof text !== 'string') return
    setCsv(text)
    setAnswers({})
    check.mutate({ csv: text })
  }
  /** Adds to what was said before, and has the file judged by it. */
  const answer = (given: ImportAnswers) => {
    const all = { ...answers, ...given, answers: { ...answers.answers, ...given.answers } }
    setAnswers(all)
    check.mutate({ csv, ...all })
  }
  return { report, fault, check, store, checkFile, answer, startOver: () => setReport(null) }
}

function findFileFault(text: string | null | undefined): string | null {
  if (text === undefined) return words.none
  if (text === null) return words.unreadable
  return text.length > importMaxLength ? words.tooLong : null
}

/** What the person can put right is said at the field. */
function findFault(error: Error): string | null {
  const { status, errors } = readRefusal(error)
  return errors?.csv ?? (status === 413 ? words.tooLong : null)
}
