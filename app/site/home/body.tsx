/** What lies between Home's two live parts, the countdown and the contact form. */
import { Components } from './components.tsx'
import { Founder } from './founder.tsx'
import { Newsletter } from './newsletter.tsx'
import { ProblemAndSolution } from './problem-and-solution.tsx'
import { type DomainCount, QuickscorePrompt } from './quickscore-prompt.tsx'

export function Body({ counts }: { counts: readonly DomainCount[] }) {
  return (
    <>
      <ProblemAndSolution />
      <Components />
      <QuickscorePrompt domains={counts} />
      <Founder />
      <Newsletter />
    </>
  )
}
