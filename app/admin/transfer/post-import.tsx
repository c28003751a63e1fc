/** Import of posts from a file: chosen, looked at (nothing is stored), then stored. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { postImportWords as words } from '../../../content/en/admin/transfer.ts'
import {
  type ImportProgress,
  importMaxBytes,
  importProgressSchema,
  type PostImport,
} from '../../../domain/transfer.ts'
import { fill, formFor } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { choiceOf, SelectField } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { FileForm } from '../file-form.tsx'
import { useAllLabels } from '../labels/label-kinds.ts'
import { useRefresh } from '../list/use-records.ts'
import { Section } from '../section.tsx'
import { useSession } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'
import { ImportReport } from './import-report.tsx'

interface Looked {
  file: File
  report: PostImport
}

/** Labels for every text, because exports of other programs have no regions: ids, '' for none. */
const noneForAll = { regions: '', categories: '' }

export function PostImportSection() {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [forAll, setForAll] = useState(noneForAll)
  const startOver = () => {
    setLooked(null)
    setAgain(true)
  }
  return (
    <Section className="gap-4" title={words.title}>
      <p className="max-w-measure text-sm text-muted">{words.lead}</p>
      {looked ? (
        <Storing {...looked} forAll={forAll} onForAll={setForAll} onLeave={startOver} />
      ) : (
        <Looking onLooked={setLooked} takesFocus={isAgain} />
      )}
    </Section>
  )
}

/** `moved`: progress of the upload, then the number of texts that the server has processed. */
function useUpload() {
  const { send } = useSession()
  const [sent, setSent] = useState(0)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const upload = async (query: string, file: File) => {
    setSent(0)
    setProgress(null)
    const { data } = await send<PostImport>(`/api/admin/import?progress=true&${query}`, file, {
      onProgress: setSent,
      onLine: (line) => {
        const { data: found } = importProgressSchema.safeParse(line)
        if (found) setProgress(found)
      },
    })
    if (!data) throw new Error('The answer holds no report')
    return data
  }
  return { upload, moved: { sent, progress } }
}

type Moved = ReturnType<typeof useUpload>['moved']

function Moving({ sent, progress }: Moved) {
  const value = progress ? progress.done / Math.max(progress.of, 1) : sent
  const text = describeProgress({ sent, progress })
  const label = progress ? (progress.step === 'make' ? words.making : words.working) : words.sending
  return (
    <div className="grid w-full max-w-measure gap-1 text-sm">
      <Progress label={label} max={1} value={value} valueText={text} />
      <p className="figures">{text}</p>
    </div>
  )
}

function describeProgress({ sent, progress }: Moved): string {
  if (progress) return fill(words.steps[progress.step], progress)
  if (sent >= 1) return words.isRead
  return fill(words.sent, { percent: Math.floor(sent * 100) })
}

interface LookingProps {
  /** Takes the focus, because the element that had it is gone. */
  takesFocus: boolean
  onLooked: (looked: Looked) => void
}

function Looking({ takesFocus, onLooked }: LookingProps) {
  const { upload, moved } = useUpload()
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload('dry_run=true', file),
    onSuccess: (report, file) => onLooked({ file, report }),
    onError: (error) => setFault(readRefusal(error).message ?? null),
    meta: { failure: words.checkFailed },
  })
  const look = (file: File | undefined) => {
    const found = !file ? words.none : file.size > importMaxBytes ? words.tooLarge : null
    setFault(found)
    if (file && found === null) mutate(file)
  }
  return (
    <FileForm
      accept=".md,.markdown,.mdx,.zip,.xml,.json,text/markdown,application/zip,text/xml,application/json"
      className="grid max-w-measure min-w-0 gap-4"
      fault={fault}
      isPending={isPending}
      onFile={look}
      takesFocus={takesFocus}
      words={words}
    >
      <Button busy={isPending} className="justify-self-start" type="submit">
        {isPending ? words.checking : words.check}
      </Button>
      {isPending && <Moving {...moved} />}
    </FileForm>
  )
}

interface StoringProps extends Looked, ForAllProps {
  onLeave: () => void
}

/** The texts found in the file, to choose from; then the result of the import. */
function Storing({ file, report: looked, forAll, onForAll, onLeave }: StoringProps) {
  const { upload, moved } = useUpload()
  const refresh = useRefresh({
    noun: 'posts',
    shownBy: ['media', 'categories', 'regions', 'activity'],
  })
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(looked.rows.filter(({ withheld }) => withheld).map(({ row }) => row)),
  )
  const wanted = looked.rows.filter(({ state, row }) => state === 'new' && !left.has(row))
  const store = useMutation({
    mutationFn: () => {
      const chosen = Object.entries(forAll).filter(([, id]) => id !== '')
      const only = wanted.map(({ row }) => row).join(',')
      return upload(String(new URLSearchParams([['only', only], ...chosen])), file)
    },
    onSuccess: ({ counts: { made } }) => {
      if (made > 0) tellSuccess(count(words.stored, made))
    },
    onSettled: () => refresh(),
    meta: { failure: words.storeFailed },
  })
  const { data: report = looked, isPending } = store
  const toggle = (row: number) => {
    const after = new Set(left)
    if (!after.delete(row)) after.add(row)
    setLeft(after)
  }
  return (
    <>
      <ImportReport isPending={isPending} left={left} onToggle={toggle} report={report} />
      {report.dry_run && <ForAll forAll={forAll} isPending={isPending} onForAll={onForAll} />}
      <footer className="flex flex-wrap items-center gap-3">
        {report.dry_run ? (
          <Button busy={isPending} disabled={wanted.length === 0} onClick={() => store.mutate()}>
            {isPending ? words.storing : count(words.store, wanted.length)}
          </Button>
        ) : (
          <Link
            className="inline-flex min-h-11 items-center font-semibold text-action underline decoration-1 underline-offset-4"
            to="/admin"
          >
            {words.show}
          </Link>
        )}
        <Button disabled={isPending} onClick={onLeave} variant="outline">
          {words.again}
        </Button>
        {isPending && <Moving {...moved} />}
        {report.dry_run && report.counts.new === 0 && (
          <p className="font-semibold">{words.nothing}</p>
        )}
      </footer>
    </>
  )
}

interface ForAllProps {
  forAll: typeof noneForAll
  onForAll: (forAll: typeof noneForAll) => void
}

function ForAll({ forAll, isPending, onForAll }: ForAllProps & { isPending: boolean }) {
  const { labels: regions } = useAllLabels('regions')
  const { labels: categories } = useAllLabels('categories')
  const kinds = [
    { kind: 'regions', label: words.regionForAll, labels: regions },
    { kind: 'categories', label: words.categoryForAll, labels: categories },
  ] as const
  return (
    <div className="grid max-w-measure gap-4 sm:grid-cols-2">
      {kinds.map(({ kind, label, labels }) => (
        <SelectField
          choices={[['', words.noneForAll], ...labels.map(choiceOf)]}
          disabled={isPending}
          key={kind}
          label={label}
          onChange={({ currentTarget }) => onForAll({ ...forAll, [kind]: currentTarget.value })}
          value={forAll[kind]}
        />
      ))}
    </div>
  )
}

/** The sentence for one, or for many. */
function count(sentences: { one: string; other: string }, number: number): string {
  return fill(formFor({ one: sentences.one, more: sentences.other }, number), { count: number })
}
