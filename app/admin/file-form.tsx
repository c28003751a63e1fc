/** Shared parts of the imports: the form for the file, and the counts of the result. */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '../../domain/wording.ts'
import { FieldFrame } from '../ui/field.tsx'
import { StatusMark, type Tone } from '../ui/status-mark.tsx'

interface FileFormProps {
  words: { file: string; fileHint: string }
  accept: string
  fault: string | null
  isPending: boolean
  /** Takes the focus, because the element that had it is gone. */
  takesFocus?: boolean
  onFile: (file: File | undefined) => void
  className?: string
  /** The submit button. */
  children: ReactNode
}

export function FileForm(props: FileFormProps) {
  const { words, accept, fault, isPending, takesFocus, onFile, className, children } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onFile(input.current?.files?.[0])
  }
  return (
    <form className={className} noValidate onSubmit={submit}>
      <FieldFrame error={fault} hint={words.fileHint} label={words.file} required>
        {(wiring) => (
          <input {...wiring} accept={accept} className="field-control" ref={input} type="file" />
        )}
      </FieldFrame>
      {children}
    </form>
  )
}

interface ImportCountsProps<Outcome extends string> {
  /** A new report moves the focus to the title: the pressed button is gone. */
  report: { counts: Readonly<Record<Outcome, number>> }
  title: string
  outcomes: readonly Outcome[]
  tones: Record<Outcome, Tone>
  labelOf: (outcome: Outcome) => string
  children?: ReactNode
}

/** Title, children, then the number of rows of each outcome. */
export function ImportCounts<Outcome extends string>(props: ImportCountsProps<Outcome>) {
  const { report, title, outcomes, tones, labelOf, children } = props
  const lead = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report takes the focus
  useEffect(() => lead.current?.focus(), [report])
  return (
    <>
      <p className="font-semibold" ref={lead} tabIndex={-1}>
        {title}
      </p>
      {children}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {outcomes.map((one) => (
          <div className="flex items-baseline gap-2" key={one}>
            <dt>
              <StatusMark tone={tones[one]}>{labelOf(one)}</StatusMark>
            </dt>
            <dd className="text-lg font-semibold figures">{formatNumber(report.counts[one])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
