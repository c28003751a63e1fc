import { disclaimers, reportWords } from '../../content/quickscore.ts'
import { fill } from '../site/wording.ts'
import { Button } from '../ui/button.tsx'
import { PrintButton } from './print-button.tsx'

const words = reportWords.notes

/** Reloading is the specified way back to step 0: nothing of this visit stays behind. */
function startOver(): void {
  // The browser would bring the new page to where the old one was left, at its foot.
  window.scrollTo({ top: 0, behavior: 'instant' })
  window.location.reload()
}

export function ReportNotes({ email }: { email: string }) {
  return (
    <footer className="grid gap-6 border-t-2 border-ink pt-6 print:gap-3 print:pt-3">
      <section aria-labelledby="notes-title" className="grid max-w-measure gap-3 print:gap-1">
        <h2 className="text-xl" id="notes-title">
          {words.title}
        </h2>
        {disclaimers.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          {words.audit.text} <a href={words.audit.link.href}>{words.audit.link.text}</a>
        </p>
        <p>
          <a href={words.method.href}>{words.method.text}</a>
        </p>
        <p className="text-sm text-muted print:hidden">{fill(words.mailed, { email })}</p>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={startOver}>{reportWords.again}</Button>
        <PrintButton />
      </div>
    </footer>
  )
}
