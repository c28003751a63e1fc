/** On the private result: how many people its respondent asked, and the ways on. */
import { askedSection as words } from '../../../content/en/questionnaires/asking-words.ts'
import type { Listed } from '../../../domain/questionnaires/questionnaire.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, formOrNone } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface AskedSectionProps {
  listed: readonly Pick<Listed, 'state'>[]
  token: string
}

export function AskedSection({ listed, token }: AskedSectionProps) {
  const sent = listed.filter(({ state }) => state === 'sent').length
  return (
    <section
      aria-labelledby="ask-title"
      className="grid gap-3 max-sm:text-sm print:hidden"
      id="ask"
    >
      <h2 className="text-xl" id="ask-title">
        {words.title}
      </h2>
      <p className="max-w-measure figures">
        {words.text} {sayCounts(listed.length, sent)}
      </p>
      <div className="flex flex-wrap gap-3">
        {sent > 0 && <ButtonLink href={resultPath(token, 'answers')}>{words.compare}</ButtonLink>}
        <ButtonLink href={resultPath(token, 'ask')} variant="outline">
          {words.open}
        </ButtonLink>
      </div>
    </section>
  )
}

function sayCounts(asked: number, sent: number): string {
  const { sent: sentForms, ...forms } = words.counts
  const answered = fill(formOrNone(sentForms, sent), { count: sent })
  return fill(formOrNone(forms, asked), { count: asked, sent: answered })
}
