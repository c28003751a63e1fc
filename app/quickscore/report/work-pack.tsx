import { starterUses } from '../../../content/en/quickscore/starters/uses.ts'
import { starterNames, starterWords } from '../../../content/en/quickscore/starters/words.ts'
import { workPackWords as words } from '../../../content/en/quickscore/work-pack-words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import { packFiles, resultPath } from '../../../domain/quickscore/result-link.ts'
import { listStarters } from '../../../domain/quickscore/starters.ts'
import { writePlanned } from '../../../domain/quickscore/what-if.ts'
import { FileLinks } from '../../register/file-links.tsx'

interface PackFilesProps {
  token: string
  /** Ids of the steps that were ticked: the files mark them as planned. */
  planned?: readonly string[] | undefined
}

interface WorkPackProps extends PackFilesProps {
  respondent: Pick<Respondent, 'userType' | 'applicability'>
}

/** The plan as files, and drafts to begin with: nothing here needs a script. */
export function WorkPack({ respondent, token, planned }: WorkPackProps) {
  const drafts = listStarters(starterUses, respondent)
  return (
    <>
      <PackFiles planned={planned} token={token} />
      <section aria-labelledby="drafts-title" className="grid gap-4 print:hidden">
        <h2 className="text-xl" id="drafts-title">
          {starterWords.title}
        </h2>
        <p className="max-w-measure text-muted">{starterWords.lead}</p>
        <FileLinks
          files={drafts.map((id) => [resultPath(token, `${id}.docx`), starterNames[id]])}
        />
      </section>
    </>
  )
}

/** The plan as files, by plain links. */
function PackFiles({ token, planned = [] }: PackFilesProps) {
  const query = planned.length > 0 ? `?planned=${writePlanned(planned)}` : ''
  return (
    <section aria-labelledby="pack-title" className="grid gap-4 print:hidden">
      <h2 className="text-xl" id="pack-title">
        {words.title}
      </h2>
      <p className="max-w-measure text-muted">{words.lead}</p>
      <FileLinks
        files={packFiles.map((file) => [resultPath(token, file) + query, words.files[file]])}
      />
    </section>
  )
}
