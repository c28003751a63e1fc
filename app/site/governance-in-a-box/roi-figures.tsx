import { roiWords } from '../../../content/roi.ts'
import type { RoiResult } from '../../../domain/roi.ts'
import { fill } from '../../../domain/wording.ts'

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

export function RoiFigures({ result }: { result: RoiResult }) {
  const { fine, fee, ratio, feeShare } = result
  const rows = [
    [roiWords.fineLabel, euros.format(fine)],
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
