/**
 * Cost vs. Risk: one figure in, four out. Without script the form could do nothing, so it is not
 * shown; how it is worked out stays.
 */
import { type FormEvent, useRef, useState } from 'react'
import { roiFigures, roiWords } from '../../../content/roi.ts'
import { estimateRoi, parseRevenue, type RoiResult } from '../../../domain/roi.ts'
import { fill } from '../../../domain/wording.ts'
import { useAfterHydration } from '../../islands/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Prose } from '../../ui/prose.tsx'
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
      <div className="grid gap-8">
        <RevenueForm onResult={setResult} />
        {/* Always there, so that the figures are announced when they come. */}
        <div aria-live="polite">{result && <RoiFigures result={result} />}</div>
        <p className="max-w-measure text-sm text-muted">
          <Cited copy={roiWords.caption} />
        </p>
        <Disclosure summary={roiWords.methodTitle}>
          <Prose>
            <ul>
              {roiWords.method.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed list never move
                <li key={index}>
                  <Cited copy={step} />
                </li>
              ))}
            </ul>
          </Prose>
        </Disclosure>
      </div>
    </PageSection>
  )
}

function RevenueForm({ onResult }: { onResult: (result: RoiResult | null) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // On a slow line a figure may have been typed before the script has come.
  useAfterHydration(() => setTyped(field.current?.value ?? ''))
  const [error, setError] = useState<string | null>(null)
  function calculate(event: FormEvent) {
    event.preventDefault()
    const revenue = parseRevenue(typed)
    setError(revenue === null ? roiWords.revenueInvalid : null)
    onResult(revenue === null ? null : estimateRoi(revenue, roiFigures))
  }
  return (
    <form className="noscript:hidden" data-late-part="" noValidate onSubmit={calculate}>
      <FieldFrame error={error} hint={roiWords.revenueHint} label={roiWords.revenueLabel}>
        {(wiring) => (
          <div className="flex flex-wrap gap-4">
            <div className="w-full sm:w-80">
              <input
                {...wiring}
                autoComplete="off"
                className="field-control"
                inputMode="decimal"
                maxLength={20}
                onChange={(event) => setTyped(event.target.value)}
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

const euros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

function RoiFigures({ result }: { result: RoiResult }) {
  const { fine, dutyFine, smallFine, smallDutyFine, fee, ratio, feeShare } = result
  const rows = [
    [roiWords.fineLabel, euros.format(fine)],
    [roiWords.dutyLabel, euros.format(dutyFine)],
    [roiWords.smallFineLabel, euros.format(smallFine)],
    [roiWords.smallDutyLabel, euros.format(smallDutyFine)],
    [roiWords.feeLabel, pounds.format(fee)],
    [roiWords.feeShareLabel, fill(roiWords.feeShare, { share: feeShare.toFixed(2) })],
  ]
  return (
    <div className="border-t-2 border-ink">
      <h3 className="sr-only">{roiWords.resultTitle}</h3>
      <dl className="grid figures">
        {rows.map(([label, value]) => (
          <div
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2.5"
            key={label}
          >
            <dt className="text-muted">{label}</dt>
            <dd className="break-all text-right text-lg">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-4 border-double border-ink py-3">
          <dt className="font-semibold">{roiWords.ratioLabel}</dt>
          <dd className="break-all text-right font-serif text-2xl">
            {ratio.toLocaleString('en-GB')}
            {roiWords.ratioSuffix}
          </dd>
        </div>
      </dl>
    </div>
  )
}
