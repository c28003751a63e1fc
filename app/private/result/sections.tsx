/** On the private result: its files, who else was asked, the tools that are listed, and the ways to them. */
import { askedSection } from '../../../content/en/questionnaires/asking-words.ts'
import { starterUses } from '../../../content/en/quickscore/starters/uses.ts'
import { starterNames, starterWords } from '../../../content/en/quickscore/starters/words.ts'
import { workPackWords } from '../../../content/en/quickscore/work-pack-words.ts'
import { registerSection } from '../../../content/en/register/words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import type { Listed } from '../../../domain/questionnaires/questionnaire.ts'
import { packFiles, resultPath } from '../../../domain/quickscore/result-link.ts'
import { listStarters } from '../../../domain/quickscore/starters.ts'
import { writePlanned } from '../../../domain/quickscore/what-if.ts'
import { fill, formOrNone, longDate } from '../../../domain/wording.ts'
import { Fold } from '../../quickscore/report/fold.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FileLinks } from '../../ui/file-links.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'

interface WorkPackProps {
  token: string
  /** Ids of the steps that were ticked: the files mark them as planned. */
  planned: readonly string[]
  respondent: Pick<Respondent, 'userType' | 'applicability'>
}

/** The plan as files, and drafts to begin with: nothing here needs a script. */
export function WorkPack({ respondent, token, planned }: WorkPackProps) {
  const drafts = listStarters(starterUses, respondent)
  const query = planned.length > 0 ? `?planned=${writePlanned(planned)}` : ''
  return (
    <div className="scroll-mt-28 print:hidden" id="files">
      <Files
        id="pack-title"
        files={packFiles.map((file) => [
          resultPath(token, file) + query,
          workPackWords.files[file],
        ])}
        lead={workPackWords.lead}
        title={workPackWords.title}
      />
      <Files
        id="drafts-title"
        files={drafts.map((id) => [resultPath(token, `${id}.docx`), starterNames[id]])}
        lead={starterWords.lead}
        title={starterWords.title}
      />
    </div>
  )
}

interface FilesProps {
  id: string
  title: string
  lead: string
  files: readonly (readonly [href: string, text: string])[]
}

/** One closed row, which says how many there are. */
function Files({ id, title, lead, files }: FilesProps) {
  const counted = (
    <>
      {title} <span className="text-muted figures">{files.length}</span>
    </>
  )
  return (
    <Fold id={id} title={counted}>
      <p className="max-w-measure text-muted">{lead}</p>
      <FileLinks files={files} />
    </Fold>
  )
}

interface AskedSectionProps {
  listed: readonly Pick<Listed, 'state'>[]
  token: string
}

export function AskedSection({ listed, token }: AskedSectionProps) {
  const sent = listed.filter(({ state }) => state === 'sent').length
  return (
    <TitledSection
      className="grid gap-3 max-sm:text-sm print:hidden"
      id="ask"
      title={askedSection.title}
      titleId="ask-title"
    >
      <p className="max-w-measure figures">
        {askedSection.text} {sayCounts(listed.length, sent)}
      </p>
      <div className="flex flex-wrap gap-3">
        {sent > 0 && (
          <ButtonLink href={resultPath(token, 'answers')}>{askedSection.compare}</ButtonLink>
        )}
        <ButtonLink href={resultPath(token, 'ask')} variant="outline">
          {askedSection.open}
        </ButtonLink>
      </div>
    </TitledSection>
  )
}

function sayCounts(asked: number, sent: number): string {
  const { sent: sentForms, ...forms } = askedSection.counts
  const answered = fill(formOrNone(sentForms, sent), { count: sent })
  return fill(formOrNone(forms, asked), { count: asked, sent: answered })
}

interface RegisterSectionProps {
  count: number
  /** When the tools went to a later result. */
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
