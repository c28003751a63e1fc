import { starters } from '../../../content/quickscore/starters/index.ts'
import { starterNames, starterWords } from '../../../content/quickscore/starters/words.ts'
import { workPackWords as words } from '../../../content/quickscore/work-pack-words.ts'
import {
  type PrivateResult,
  packFiles,
  resultPath,
} from '../../../domain/quickscore/result-link.ts'
import { listStarters } from '../../../domain/quickscore/starters.ts'
import { Icon } from '../../ui/icon.tsx'

interface WorkPackProps {
  token: string
  result: PrivateResult
}

/** The plan as files, and drafts to begin with, by plain links: nothing here needs a script. */
export function WorkPack({ token, result }: WorkPackProps) {
  const { user_type: userType, applicability } = result
  const drafts = listStarters(starters, { userType, applicability })
  return (
    <section aria-labelledby="pack-title" className="grid gap-4 print:hidden">
      <h2 className="text-xl" id="pack-title">
        {words.title}
      </h2>
      <p className="max-w-measure text-muted">{words.lead}</p>
      <FileList files={packFiles.map((file) => [resultPath(token, file), words.files[file]])} />
      <h3 className="mt-2 text-lg">{starterWords.title}</h3>
      <p className="max-w-measure text-muted">{starterWords.lead}</p>
      <FileList
        files={drafts.map(({ id }) => [resultPath(token, `${id}.docx`), starterNames[id]])}
      />
    </section>
  )
}

function FileList({ files }: { files: readonly (readonly [href: string, text: string])[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {files.map(([href, text]) => (
        <li className="border-t border-rule" key={href}>
          <a
            className="flex min-h-11 items-center gap-2 text-action underline underline-offset-4"
            href={href}
          >
            <Icon name="download" />
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
