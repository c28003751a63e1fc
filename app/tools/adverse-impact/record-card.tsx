/** The record card: what was tested, who looked, what was decided; as a file to keep. */
import type { MouseEvent } from 'react'
import { formWords, recordWords as words } from '../../../content/en/adverse-impact.ts'
import { writeSheet } from '../../../domain/adverse-impact/draft.ts'
import {
  type RecordField,
  recordFields,
  recordFile,
  recordOf,
  writeRecordCsv,
} from '../../../domain/adverse-impact/record.ts'
import type { Study, StudyResult } from '../../../domain/adverse-impact/study.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'

interface RecordCardProps {
  study: Study
  result: StudyResult
}

const long: readonly RecordField[] = ['finding', 'decision']

export function RecordCard({ study, result }: RecordCardProps) {
  const saveCsv = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget.form ?? undefined)
    const record = recordOf((field) => String(fields.get(field) ?? ''))
    save(writeRecordCsv(result, record, words), `${words.fileName}.csv`)
  }
  return (
    <PageSection lead={words.lead} number="3" title={words.title}>
      <form action={`${recordFile}.pdf`} className="grid gap-6 print:hidden" method="post">
        <input name="sheet" type="hidden" value={writeSheet(study, formWords.sheetHeading)} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {recordFields.map((field) => {
            const Field = long.includes(field) ? TextAreaField : TextField
            return (
              <Field
                autoComplete="off"
                id={`record-${field}`}
                key={field}
                label={words.fields[field]}
                maxLength={400}
                name={field}
                {...(long.includes(field) ? { rows: 3 } : {})}
              />
            )
          })}
        </div>
        <p className="max-w-measure text-sm text-muted">{words.send}</p>
        <div className="flex flex-wrap gap-4">
          <Button type="submit" variant="outline">
            {words.pdf}
          </Button>
          <Button
            formAction={`${recordFile}.csv`}
            onClick={saveCsv}
            type="submit"
            variant="outline"
          >
            {words.csv}
          </Button>
        </div>
      </form>
    </PageSection>
  )
}

function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
