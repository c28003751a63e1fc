import { landingWords } from '../../content/quickscore/words.ts'
import { Disclosure } from '../ui/disclosure.tsx'

const { title, points, more } = landingWords.scoring

export function ScoringExplained() {
  return (
    <div className="grid gap-4">
      <Disclosure className="border-b" summary={title}>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li className="border-l-2 border-rule pl-4" key={point}>
              {point}
            </li>
          ))}
        </ul>
      </Disclosure>
      <p>
        <a href={more.href}>{more.text}</a>
      </p>
    </div>
  )
}
