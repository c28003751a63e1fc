import { landingWords } from '../../../content/quickscore/words.ts'
import { CopyText } from '../../site/copy.tsx'

/** On every screen that the assessment starts from. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="border-l-4 border-amber bg-amber-wash p-4">
        <CopyText copy={landingWords.noScript} />
      </p>
    </noscript>
  )
}
