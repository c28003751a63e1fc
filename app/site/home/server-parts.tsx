/**
 * The parts of Home that nothing changes once they are in the page: see ui/server-part.tsx. Only
 * home.tsx imports this file, and only where it runs on the server.
 */
import { Components } from './components.tsx'
import { Founder } from './founder.tsx'
import { Newsletter } from './newsletter.tsx'
import { ProblemAndSolution } from './problem-and-solution.tsx'
import { type DomainCount, QuickscorePrompt } from './quickscore-prompt.tsx'

export { Hero } from './hero.tsx'

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
