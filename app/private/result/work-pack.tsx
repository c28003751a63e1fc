import { starterUses } from '../../../content/en/quickscore/starters/uses.ts'
import { starterNames, starterWords } from '../../../content/en/quickscore/starters/words.ts'
import { workPackWords as words } from '../../../content/en/quickscore/work-pack-words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import type { Report } from '../../../domain/quickscore/report.ts'
import { packFiles, packFilesOfNone, resultPath } from '../../../domain/quickscore/result-link.ts'
import { listStarters } from '../../../domain/quickscore/starters.ts'
import { writePlanned } from '../../../domain/quickscore/what-if.ts'
import { Fold } from '../../quickscore/report/fold.tsx'
import { FileLinks } from '../../ui/file-links.tsx'

interface WorkPackProps {
  token: string
  /** Ids of the ticked steps, which the files mark as planned. */
  planned: readonly string[]
  report: Pick<Report, 'list'>
  respondent: Pick<Respondent, 'userType' | 'applicability'>
}

/** The plan as files, and starter documents; works without script. */
export function WorkPack({ report, respondent, token, planned }: WorkPackProps) {
  const drafts = listStarters(starterUses, respondent)
  const files = report.list.length > 0 ? packFiles : packFilesOfNone
  const query = planned.length > 0 ? `?planned=${writePlanned(planned)}` : ''
  return (
    <div className="scroll-mt-28 print:hidden" id="files">
      <Files
        id="pack-title"
        files={files.map((file) => [resultPath(token, file) + query, words.files[file]])}
        lead={files === packFiles ? words.lead : words.leadOfNone}
        title={words.title}
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

/** A fold with the number of files. */
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
