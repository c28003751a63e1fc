/** What somebody sees at their link once their answers are sent: what they sent, and how to withdraw. */
import { answeringWords } from '../../../content/en/questionnaires/answering-words.ts'
import { askedPath } from '../../../domain/questionnaires/paths.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { AnswerList } from './answer-list.tsx'
import { type Asked, sayAsker, sayEyebrow } from './asked.ts'

const words = answeringWords.sent

/** `isRefused`: a change came too late. */
export function SentAnswers({
  asked,
  token,
  isRefused = false,
}: {
  asked: Asked
  token: string
  isRefused?: boolean
}) {
  const { kind, asker, sent_at } = asked
  const isOwn = kind === 'own'
  const date = longDate(sent_at ?? '')
  const sent = fill(words.lead, { date, asker: sayAsker(asker?.domain ?? null) })
  return (
    <PageSection
      eyebrow={sayEyebrow(asked)}
      lead={isOwn ? words.own.lead : sent}
      level={1}
      title={isOwn ? words.own.title : words.title}
    >
      <div className="grid gap-8">
        {isRefused && <Notice arrival title={words.refused} tone="failure" />}
        {!isOwn && (
          <p className="max-w-measure">{kind === 'supplier' ? words.keep : words.keepColleague}</p>
        )}
        {!isOwn && <AnswerList asked={asked} />}
        <p>
          <ButtonLink href={askedPath(token, 'withdraw')} variant="outline">
            {answeringWords.start.withdraw[kind]}
          </ButtonLink>
        </p>
      </div>
    </PageSection>
  )
}
