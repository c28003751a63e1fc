import { landingWords } from '../../../content/quickscore/words.ts'
import { Notice } from '../../ui/notice.tsx'

/** Where the script of the questions does not come. */
export function LostQuestions() {
  const { title, text } = landingWords.lost
  return (
    <Notice arrival title={title} tone="failure">
      {text}
    </Notice>
  )
}
