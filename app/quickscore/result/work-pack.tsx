import { starters } from '../../../content/quickscore/starters/index.ts'
import { starterNames, starterWords as words } from '../../../content/quickscore/starters/words.ts'
import { type PrivateResult, resultPath } from '../../../domain/quickscore/result-link.ts'
import { listStarters } from '../../../domain/quickscore/starters.ts'
import { FileList, PackFiles } from '../report/pack-files.tsx'

interface WorkPackProps {
  token: string
  result: PrivateResult
}

/** The plan as files, and drafts to begin with: nothing here needs a script. */
export function WorkPack({ token, result }: WorkPackProps) {
  const { user_type: userType, applicability } = result
  const drafts = listStarters(starters, { userType, applicability })
  return (
    <>
      <PackFiles token={token} />
      <section aria-labelledby="drafts-title" className="grid gap-4 print:hidden">
        <h2 className="text-xl" id="drafts-title">
          {words.title}
        </h2>
        <p className="max-w-measure text-muted">{words.lead}</p>
        <FileList
          files={drafts.map(({ id }) => [resultPath(token, `${id}.docx`), starterNames[id]])}
        />
      </section>
    </>
  )
}
