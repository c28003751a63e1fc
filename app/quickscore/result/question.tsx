/** Asks before it is done: one form, one button, one way back. */
import { resultLost, resultQuestions } from '../../../content/quickscore/result-link.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import type { Services } from '../../../server/services.ts'
import { RuledList } from '../../site/ruled-list.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import LostResult from './lost.tsx'
import { secretMeta } from './secret-meta.ts'

type Deed = 'delete' | 'revoke'

/** What the question is about, so that nobody deletes another result than they think. */
export interface Subject {
  date: string
  score: number
}

/** Null where the link shows nothing. */
export async function findSubject(services: Services, token: string): Promise<Subject | null> {
  const found = await services.quickscore.findResult(token)
  return found && { date: longDate(found.created_at), score: found.result.score }
}

/**
 * The page holds a form. With the `no-referrer` of the other pages a browser would send it with
 * `Origin: null`, and the guard against forms of other sites would refuse it.
 */
export function formHeaders() {
  return { 'Referrer-Policy': 'same-origin' }
}

export function questionMeta(deed: Deed, subject: Subject | null | undefined) {
  return secretMeta(subject ? resultQuestions[deed].title : resultLost.metaTitle)
}

interface QuestionProps {
  deed: Deed
  token: string
  subject: Subject | null
}

export function Question({ deed, token, subject }: QuestionProps) {
  if (!subject) return <LostResult />
  const { title, points, confirm } = resultQuestions[deed]
  const { date, score } = subject
  return (
    <PageSection eyebrow={fill(resultQuestions.eyebrow, { date, score })} level={1} title={title}>
      <form className="grid max-w-measure gap-8" method="post">
        <RuledList items={points} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger">
            {confirm}
          </Button>
          <ButtonLink href={resultPath(token)} variant="outline">
            {resultQuestions.cancel}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
