/** Sections of the private result: the number of people asked and of tools, with links onwards. */
import { askingSection } from '../../../content/en/questionnaires/asking-words.ts'
import { registerSection } from '../../../content/en/register/words.ts'
import type { Listed } from '../../../domain/questionnaires/questionnaire.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, formOrNone, longDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'

interface AskingSectionProps {
  listed: readonly Pick<Listed, 'state'>[]
  token: string
}

export function AskingSection({ listed, token }: AskingSectionProps) {
  const sent = listed.filter(({ state }) => state === 'sent').length
  return (
    <TitledSection
      className="grid gap-3 max-sm:text-sm print:hidden"
      id="ask"
      title={askingSection.title}
      titleId="ask-title"
    >
      <p className="max-w-measure figures">
        {askingSection.text} {sayCounts(listed.length, sent)}
      </p>
      <div className="flex flex-wrap gap-3">
        {sent > 0 && (
          <ButtonLink href={resultPath(token, 'answers')}>{askingSection.compare}</ButtonLink>
        )}
        <ButtonLink href={resultPath(token, 'ask')} variant="outline">
          {askingSection.open}
        </ButtonLink>
      </div>
    </TitledSection>
  )
}

function sayCounts(asked: number, sent: number): string {
  const { sent: sentForms, ...forms } = askingSection.counts
  const answered = fill(formOrNone(sentForms, sent), { count: sent })
  return fill(formOrNone(forms, asked), { count: asked, sent: answered })
}

interface RegisterSectionProps {
  count: number
  /** When the tools were moved to a later result. */
  movedAt: string | null
  token: string
}

export function RegisterSection({ count, movedAt, token }: RegisterSectionProps) {
  const hasMoved = movedAt !== null && count === 0
  return (
    <TitledSection
      className="grid gap-3 max-sm:text-sm print:hidden"
      id="tools"
      title={registerSection.title}
      titleId="register-title"
    >
      {hasMoved ? (
        <p>{fill(registerSection.moved, { date: longDate(movedAt) })}</p>
      ) : (
        <>
          <p className="max-w-measure figures">
            {registerSection.text} {fill(formOrNone(registerSection.counts, count), { count })}
          </p>
          <p>
            <ButtonLink href={resultPath(token, 'register')} variant="outline">
              {count > 0 ? registerSection.open : registerSection.begin}
            </ButtonLink>
          </p>
        </>
      )}
    </TitledSection>
  )
}
