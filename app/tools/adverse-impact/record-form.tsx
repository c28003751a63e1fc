/**
 * The record card as a file to keep: what was tested, who checked it, what was decided.
 *
 * Props: `hidden` fields, from which the server makes the same card; `writeCsv` runs in the browser.
 */
import type { MouseEvent } from 'react'
import { recordWords as words } from '../../../content/en/adverse-impact.ts'
import { disclosure } from '../../../content/en/quickscore/disclosure.ts'
import {
  type RecordField,
  recordFields,
  recordFile,
  recordOf,
  type StudyRecord,
} from '../../../domain/adverse-impact/record.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'

interface RecordFormProps {
  hidden: readonly (readonly [name: string, value: string])[]
  writeCsv: (record: StudyRecord) => string
}

const long: readonly RecordField[] = ['finding', 'decision']

export function RecordForm({ hidden, writeCsv }: RecordFormProps) {
  const saveCsv = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget.form ?? undefined)
    const record = recordOf((field) => String(fields.get(field) ?? ''))
    save(writeCsv(record), `${words.fileName}.csv`)
  }
  return (
    <form action={`${recordFile}.pdf`} className="grid gap-6 print:hidden" method="post">
      {hidden.map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <p className="max-w-measure text-sm text-muted">{disclosure}</p>
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
        <Button formAction={`${recordFile}.csv`} onClick={saveCsv} type="submit" variant="outline">
          {words.csv}
        </Button>
      </div>
    </form>
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
