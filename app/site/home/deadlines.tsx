/** The specified countdown and the next date for hiring AI, renewed every second. */
import { DeadlineCountdowns } from '../countdown/deadline-countdowns.tsx'

export function Deadlines({ now }: { now: number }) {
  return (
    <div className="page">
      <div className="border-t-4 border-double border-ink py-12">
        <DeadlineCountdowns every="second" now={now} />
      </div>
    </div>
  )
}
