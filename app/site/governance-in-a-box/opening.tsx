/** What the service is, the way to a call, and the two countdowns, renewed every minute. */
import type { servicePage } from '../../../content/pages/service.ts'
import { DeadlineCountdowns } from '../countdown/deadline-countdowns.tsx'
import { PageOpening } from '../page-opening.tsx'
import { Cited } from '../sources/cited.tsx'

interface OpeningProps {
  now: number
  /** From the loader, so that the words of the whole page are not in the script. */
  words: typeof servicePage.hero
}

export function Opening({ now, words: { note, ...opening } }: OpeningProps) {
  return (
    <PageOpening {...opening}>
      <div className="grid gap-6 border-t-4 border-double border-ink pt-8">
        <DeadlineCountdowns every="minute" now={now} />
        <p className="max-w-measure">
          <Cited copy={note} />
        </p>
      </div>
    </PageOpening>
  )
}
