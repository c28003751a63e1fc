/**
 * Cost vs. Risk: one figure in, four out (specification, section 9; the arithmetic is domain/roi).
 * Without script the form could do nothing, so it is not shown; how it is worked out stays.
 */
import { type FormEvent, useState } from 'react'
import { roiFigures, roiWords } from '../../../content/roi.ts'
import { estimateRoi, parseRevenue, type RoiResult } from '../../../domain/roi.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'
import { RoiFigures } from './roi-figures.tsx'

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
          <RuledList items={roiWords.method} />
        </Disclosure>
      </div>
    </PageSection>
  )
}

function RevenueForm({ onResult }: { onResult: (result: RoiResult | null) => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  function calculate(event: FormEvent) {
    event.preventDefault()
    const revenue = parseRevenue(typed)
    setError(revenue === null ? roiWords.revenueInvalid : null)
    onResult(revenue === null ? null : estimateRoi(revenue, roiFigures))
  }
  return (
    <form
      className="grid items-start gap-4 noscript:hidden sm:grid-cols-[minmax(0,20rem)_auto]"
      noValidate
      onSubmit={calculate}
    >
      <TextField
        autoComplete="off"
        error={error}
        hint={roiWords.revenueHint}
        inputMode="decimal"
        label={roiWords.revenueLabel}
        maxLength={20}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={roiWords.revenuePlaceholder}
        value={typed}
      />
      <Button
        className="justify-self-start sm:mt-[3.9rem] sm:min-h-12"
        disabled={typed.trim() === ''}
        type="submit"
      >
        {roiWords.calculate}
      </Button>
    </form>
  )
}
