/**
 * Cost vs. Risk: from the revenue, the ceilings of fines beside the fee. Without script the form is
 * hidden; the method of calculation stays.
 */

import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { roiFigures, roiWords } from '../../../content/en/roi.ts'
import { estimateRoi, groupDigits, parseRevenue, type RoiResult } from '../../../domain/roi.ts'
import { fill, formatNumber, money } from '../../../domain/wording.ts'
import { useAfterHydration } from '../../islands/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

export function RoiCalculator({ number }: { number: string }) {
  const [result, setResult] = useState<RoiResult | null>(null)
  return (
    <PageSection
      layout="aside"
      lead={<Cited copy={roiWords.lead} />}
      number={number}
      title={roiWords.title}
    >
      <div className="grid gap-3 lg:gap-8">
        <RevenueForm onResult={setResult} />
        {/* Always rendered: a live region announces only changes to its content. */}
        <div aria-live="polite">{result && <RoiFigures result={result} />}</div>
        <p className="max-w-measure text-sm text-muted">
          <Cited copy={roiWords.caption} />
        </p>
        <Disclosure summary={roiWords.methodTitle}>
          <RuledList items={roiWords.method} size="sm" />
        </Disclosure>
      </div>
    </PageSection>
  )
}

function RevenueForm({ onResult }: { onResult: (result: RoiResult | null) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // On a slow connection a figure may be typed before hydration.
  useAfterHydration(() => setTyped(groupAsTyped(field.current, '')))
  const [error, setError] = useState<string | null>(null)
  function calculate(event: FormEvent) {
    event.preventDefault()
    const [revenue, other] = parseRevenue(typed)
    const isClear = revenue !== undefined && other === undefined
    setError(isClear ? null : sayUnclear(typed, [revenue, other]))
    onResult(isClear ? estimateRoi(revenue, roiFigures) : null)
  }
  return (
    <form autoComplete="off" className="noscript:hidden" data-late-part="" onSubmit={calculate}>
      <FieldFrame error={error} hint={roiWords.revenueHint} label={roiWords.revenueLabel}>
        {(wiring) => (
          <div className="flex gap-2 sm:gap-4">
            <div className="grow sm:max-w-80">
              <input
                {...wiring}
                className="field-control"
                inputMode="decimal"
                maxLength={32}
                onChange={(event) => setTyped(groupAsTyped(event.target, typed, event))}
                placeholder={roiWords.revenuePlaceholder}
                ref={field}
                type="text"
                value={typed}
              />
            </div>
            <Button disabled={typed.trim() === ''} type="submit">
              {roiWords.calculate}
            </Button>
          </div>
        )}
      </FieldFrame>
    </form>
  )
}

function sayUnclear(typed: string, readings: readonly (number | undefined)[]): string {
  const [one, other] = readings.flatMap((it) => (it === undefined ? [] : [formatNumber(it)]))
  if (one === undefined || other === undefined) return roiWords.revenueInvalid
  return fill(roiWords.revenueUnclear, { typed: typed.trim(), one, other })
}

/**
 * Writes the separators into the field before React renders: React does not touch a field that has
 * the right value already, so the caret stays.
 */
function groupAsTyped(
  field: HTMLInputElement | null,
  before: string,
  event?: ChangeEvent<HTMLInputElement>,
) {
  if (!field) return ''
  const { value, selectionStart } = field
  const { isComposing, inputType } = (event?.nativeEvent ?? {}) as Partial<InputEvent>
  if (isComposing) return value
  const typed = { text: value, caret: selectionStart ?? value.length }
  const { text, caret } = groupDigits(typed, before, inputType === 'deleteContentForward')
  if (text !== value || inputType === 'deleteContentForward') {
    field.value = text
    if (document.activeElement === field) field.setSelectionRange(caret, caret)
  }
  return text
}

const euros = money('EUR')
const pounds = money('GBP')

function RoiFigures({ result }: { result: RoiResult }) {
  const { fine, dutyFine, smallFine, smallDutyFine, fee, ratio, feeShare } = result
  const widest = Math.max(fine, dutyFine)
  const ceilings = [
    { label: roiWords.fineLabel, value: euros(fine), share: fine / widest },
    { label: roiWords.dutyLabel, value: euros(dutyFine), share: dutyFine / widest },
  ]
  const rows = [
    { label: roiWords.smallFineLabel, value: euros(smallFine) },
    { label: roiWords.smallDutyLabel, value: euros(smallDutyFine) },
    { label: roiWords.feeLabel, value: pounds(fee) },
    {
      label: roiWords.feeShareLabel,
      value: fill(roiWords.feeShare, { share: feeShare.toFixed(2) }),
    },
  ]
  return (
    <div className="border-t-2 border-ink">
      <h3 className="sr-only">{roiWords.resultTitle}</h3>
      <dl className="grid figures">
        {ceilings.map((row, index) => (
          <FigureRow key={row.label} {...row} isFilled={index > 0} />
        ))}
        {rows.map((row) => (
          <FigureRow key={row.label} {...row} />
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-4 border-double border-ink py-3">
          <dt className="font-semibold">{roiWords.ratioLabel}</dt>
          <dd className="break-all text-right font-serif text-2xl">
            {formatNumber(ratio)}
            {roiWords.ratioSuffix}
          </dd>
        </div>
      </dl>
      <p className="pt-2 text-sm">{roiWords.noInsurance}</p>
      <p className="pt-2 text-sm text-muted">{roiWords.scaleNote}</p>
    </div>
  )
}

interface FigureRowProps {
  label: string
  value: string
  /** Fraction of the largest figure, for a bar drawn to scale. */
  share?: number
  /** Fills the bar: set for the ceiling that applies to hiring systems. */
  isFilled?: boolean
}

function FigureRow({ label, value, share, isFilled = false }: FigureRowProps) {
  return (
    <div
      className={classNames(
        'relative flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule pt-2.5',
        share === undefined ? 'pb-3' : 'pb-8',
      )}
    >
      <dt className="text-muted">{label}</dt>
      <dd className="break-all text-right text-lg">
        {value}
        {share !== undefined && (
          <svg
            aria-hidden="true"
            className="absolute bottom-3 left-0 h-3 w-full overflow-visible"
            preserveAspectRatio="none"
            viewBox="0 0 100 1"
          >
            <rect
              className={isFilled ? 'fill-ink stroke-ink' : 'fill-surface stroke-ink'}
              height="1"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
              width={Math.round(share * 1000) / 10}
            />
          </svg>
        )}
      </dd>
    </div>
  )
}
