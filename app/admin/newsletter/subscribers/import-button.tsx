/** Import of subscribers from a file: chosen, tried out, asked about if unclear, then stored. */
import { type FormEvent, useState } from 'react'
import { newsletterWords, importWords as words } from '../../../../content/en/admin/newsletter.ts'
import { consentAnswers } from '../../../../domain/newsletter/consent.ts'
import {
  type ImportReport,
  importMaxLength,
  type SubscriberImport,
} from '../../../../domain/newsletter/import.ts'
import { count, fill } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { FileForm } from '../../file-form.tsx'
import { FormFoot } from '../../form/form-foot.tsx'
import { type RecordSource, useAction } from '../../list/use-records.ts'
import { ToolButton } from '../../tool-button.tsx'
import { ImportReportView } from './import-report-view.tsx'

export function ImportButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { import: label } = newsletterWords
  return (
    <>
      <ToolButton icon="upload" label={label} needs="owner" onClick={() => setOpen(true)} />
      <Dialog
        description={words.lead}
        onClose={close}
        open={isOpen}
        size="wide"
        title={words.title}
      >
        <ImportSteps onClose={close} />
      </Dialog>
    </>
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
  // The issues above the list.
  shownBy: ['newsletter-issues'],
}

const path = `${subscriberSource.path}/import`

/** Steps of an import: a file is chosen, tried out (nothing is stored), then stored. */
function useImport() {
  const [csv, setCsv] = useState('')
  const [answers, setAnswers] = useState<ImportAnswers>({})
  const [report, setReport] = useState<ImportReport | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const shared = {
    onDone: (data: ImportReport | undefined) => setReport(data ?? null),
    onError: (error: Error) => setFault(findFault(error)),
  }
  const check = useAction<SubscriberImport, ImportReport>({
    ...shared,
    ask: (body) => ['POST', path, { body: { ...body, dry_run: true } }],
    failed: words.checkFailed,
    marksFields: true,
  })
  const store = useAction<void, ImportReport>({
    ...shared,
    ask: () => ['POST', path, { body: { csv, ...answers, dry_run: false } }],
    done: words.stored,
    failed: words.storeFailed,
    shown: subscriberSource,
  })
  const checkFile = async (file: File | undefined) => {
    const bytes = await file?.arrayBuffer().catch(() => null)
    const text = bytes && decodeSheet(bytes)
    const found = findFileFault(text)
    setFault(found)
    if (found !== null || typeof text !== 'string') return
    setCsv(text)
    setAnswers({})
    check.mutate({ csv: text })
  }
  const answer = (given: ImportAnswers) => {
    const all = { ...answers, ...given, answers: { ...answers.answers, ...given.answers } }
    setAnswers(all)
    check.mutate({ csv, ...all })
  }
  return { report, fault, check, store, checkFile, answer, startOver: () => setReport(null) }
}

/** Excel's Unicode text is UTF-16 and begins with FF, as no UTF-8; its CSV is Windows-1252. */
function decodeSheet(bytes: ArrayBuffer): string {
  const isWide = new Uint8Array(bytes)[0] === 0xff
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function findFileFault(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return text === null ? words.unreadable : words.none
  return text.length > importMaxLength ? words.tooLong : null
}

/** The error for the field, if the user can correct the file. */
const findFault = (error: Error) => readRefusal(error).errors?.csv ?? null

/** Answers of the user to what a file leaves open. */
type ImportAnswers = Pick<SubscriberImport, 'address_column' | 'answers'>

interface ImportQuestionsProps {
  report: ImportReport
  busy: boolean
  onAnswer: (answers: ImportAnswers) => void
}

/** Asks which column holds the addresses, and what values of consent mean. */
function ImportQuestions({ report, busy, onAnswer }: ImportQuestionsProps) {
  const { asks, address_columns } = report
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const answers = asks.flatMap(({ value }, at) => {
      const answer = consentAnswers.find((one) => one === given.get(`ask-${at}`))
      return answer ? [[value, answer] as const] : []
    })
    const column = given.get('column')
    onAnswer({
      ...(typeof column === 'string' && { address_column: column }),
      answers: Object.fromEntries(answers),
    })
  }
  return (
    <form className="grid gap-4 border-y border-line py-4" onSubmit={submit}>
      {address_columns.length > 0 && (
        <SelectField
          choices={address_columns.map((name) => [name, name])}
          label={words.addresses}
          name="column"
        />
      )}
      {asks.length > 0 && <p className="font-semibold">{words.asks}</p>}
      {asks.map(({ column, value, rows }, at) => (
        <SelectField
          choices={[
            ['', words.unanswered],
            ...consentAnswers.map((answer) => [answer, words.answers[answer]] as const),
          ]}
          key={`${column} ${value}`}
          label={fill(words.ask, { column, value, rows: count(rows, words.askedRows) })}
          name={`ask-${at}`}
        />
      ))}
      <div>
        <Button busy={busy} type="submit" variant="outline">
          {words.checkAgain}
        </Button>
      </div>
    </form>
  )
}
