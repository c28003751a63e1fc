/** What every import of a file shows: the form for it, and what it came to. */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '../../domain/wording.ts'
import { FieldFrame } from '../ui/field.tsx'
import { StatusMark, type Tone } from '../ui/status-mark.tsx'

interface FileFormProps {
  words: { file: string; fileHint: string }
  accept: string
  fault: string | null
  isPending: boolean
  /** What had the focus is gone. */
  takesFocus?: boolean
  onFile: (file: File | undefined) => void
  className?: string
  /** What sends it. */
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
  /** Another one takes the focus: the button that was pressed is gone, and this says what came of it. */
  report: { counts: Readonly<Record<Outcome, number>> }
  title: string
  outcomes: readonly Outcome[]
  tones: Record<Outcome, Tone>
  labelOf: (outcome: Outcome) => string
  children?: ReactNode
}

/** How many rows of each kind; children stand between. */
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
