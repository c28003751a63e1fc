import { landingWords } from '../../content/quickscore.ts'
import { Disclosure } from '../ui/disclosure.tsx'

const { title, points, more } = landingWords.scoring

export function ScoringExplained() {
  return (
    <Disclosure summary={title}>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li className="border-l-2 border-rule pl-4" key={point}>
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href={more.href}>{more.text}</a>
      </p>
    </Disclosure>
  )
}
