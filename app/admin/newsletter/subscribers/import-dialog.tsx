import { type FormEvent, useRef } from 'react'
import { importWords as words } from '../../../../content/en/admin/newsletter.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldFrame } from '../../../ui/field.tsx'
import { ImportReportView } from './import-report-view.tsx'
import { type ImportState, useImport } from './use-import.ts'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog description={words.lead} onClose={onClose} open={open} size="wide" title={words.title}>
      <ImportSteps onClose={onClose} />
    </Dialog>
  )
}

function ImportSteps({ onClose }: { onClose: () => void }) {
  const state = useImport()
  const { report } = state
  if (!report) return <FileForm onClose={onClose} state={state} />
  return (
    <div className="grid min-w-0 gap-6">
      <ImportReportView report={report} />
      <footer className="flex flex-wrap justify-end gap-3">
        {report.dry_run ? (
          <StoreButtons added={report.counts.added} onClose={onClose} state={state} />
        ) : (
          <Button onClick={onClose}>{words.close}</Button>
        )}
      </footer>
    </div>
  )
}

interface StepProps {
  state: ImportState
  onClose: () => void
}

function FileForm({ state: { fault, check, checkFile }, onClose }: StepProps) {
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check.isPending) checkFile(input.current?.files?.[0])
  }
  return (
    <form className="grid min-w-0 gap-6" noValidate onSubmit={submit}>
      <FieldFrame error={fault} hint={words.fileHint} label={words.file} required>
        {(wiring) => (
          <input
            accept=".csv,.txt,text/csv,text/plain"
            {...wiring}
            className="field-control"
            ref={input}
            type="file"
          />
        )}
      </FieldFrame>
      <footer className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} variant="outline">
          {words.cancel}
        </Button>
        <Button busy={check.isPending} type="submit">
          {check.isPending ? words.checking : words.check}
        </Button>
      </footer>
    </form>
  )
}

function StoreButtons({ state, added, onClose }: StepProps & { added: number }) {
  const { store, startOver } = state
  return (
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
  )
}
