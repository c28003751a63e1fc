/** Replaces the landing step when an earlier assessment is retaken. */
import { usedWords } from '../../../content/en/questionnaires/asking-words.ts'
import { retakeWords as words } from '../../../content/en/quickscore/coming-back.ts'
import { bankHistory, bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import { addressees } from '../../../content/en/quickscore/words.ts'
import { addresseeOf } from '../../../domain/law/reading.ts'
import { findBankChange } from '../../../domain/quickscore/comparison.ts'
import { type Retake, resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, formFor, listing, longDate } from '../../../domain/wording.ts'
import { RuledList } from '../../site/ruled-list.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { StartProps } from '../assessment/kept.ts'
import { questionsFor } from '../questions.ts'
import { AgreementDialog, PlainAgreement } from './agreement-dialog.tsx'
import { StartNotices } from './start-notices.tsx'

interface RetakeStartProps extends StartProps {
  retake: Retake & { token: string }
  /** Ids of questions filled in with the answers of the people asked. */
  used: readonly string[]
}

export function RetakeStart({ retake, used, ...start }: RetakeStartProps) {
  const { dispatch } = start
  const { user_type: userType, applicability, created_at, token } = retake
  const respondent = addressees[addresseeOf({ userType, applicability })]
  const open = () => dispatch({ type: 'agreementOpened' })
  return (
    <PageSection
      eyebrow={fill(words.eyebrow, { respondent })}
      lead={fill(words.lead, { date: longDate(created_at) })}
      level={1}
      title={words.title}
    >
      <div className="grid max-w-measure gap-8">
        <StartNotices {...start} />
        <RuledList items={[...sayUsed(used), ...sayBank(retake), ...words.points]} />
        <noscript>
          <form method="post">
            <PlainAgreement start={words.start} />
          </form>
        </noscript>
        <div className="flex flex-wrap gap-3">
          <Button className="noscript:hidden" disabled={!useHydrated()} onClick={open}>
            {words.start}
          </Button>
          <ButtonLink href={resultPath(token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </div>
      <AgreementDialog {...start} />
    </PageSection>
  )
}

function sayUsed(used: readonly string[]): string[] {
  if (used.length === 0) return []
  return [fill(formFor(usedWords, used.length), { count: used.length, ids: listing(used) })]
}

/** Sentences on how the question bank has changed since; empty for the same version. */
function sayBank(retake: Retake): string[] {
  const { bank_version: before, user_type } = retake
  if (before === bankVersion) return []
  const change = findBankChange(questionsFor[user_type], bankHistory, retake)
  const ids = (questions: readonly { id: string }[]) => listing(questions.map(({ id }) => id))
  return [
    fill(words.bank, { before, now: bankVersion }),
    ...(change.withoutCounterpart.length > 0
      ? [fill(words.again, { ids: ids(change.withoutCounterpart) })]
      : []),
    ...(change.countsOtherwise.length > 0
      ? [fill(words.counts, { ids: ids(change.countsOtherwise) })]
      : []),
  ]
}
