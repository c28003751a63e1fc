/** The form of one tool, to add it or to change it. */
import { toolWords as words } from '../../../content/en/register/words.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { listChanged, type TypedTool } from '../../../domain/register/tool.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ToolFields } from './tool-fields.tsx'

/** What came of sending it. */
export interface Refused {
  kind: 'refused' | 'conflict' | 'full'
  typed: TypedTool
  errors: Readonly<Record<string, string>>
  /** The version that was seen; what was saved since is shown before it can be overwritten. */
  version?: string
}

interface ToolFormProps {
  title: string
  submit: string
  token: string
  /** Where somebody goes who does not save. */
  back: 'register' | `register/${number}`
  typed: TypedTool
  refused: Refused | undefined
  /** Sent along: the version that was seen, or what this form is known by. */
  hidden: readonly [name: string, value: string]
}

export function ToolForm({ title, submit, token, back, typed, refused, hidden }: ToolFormProps) {
  const { conflict } = words
  const isStale = refused?.kind === 'conflict'
  const shown = refused?.typed ?? typed
  const changed = isStale ? listChanged(shown, typed) : []
  const saved = Object.fromEntries(changed.map((name) => [name, typed[name] ?? '']))
  const [name, value] = hidden
  return (
    <PageSection lead={words.lead} level={1} title={title}>
      <form className="grid max-w-2xl gap-8" method="post" noValidate>
        <input name={name} type="hidden" value={value} />
        {refused && (
          <Notice arrival title={isStale ? conflict.title : words.failed} tone="failure">
            {isStale ? (
              conflict.text
            ) : (
              <ul>
                {Object.values(refused.errors).map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        <ToolFields errors={refused?.errors ?? {}} saved={saved} typed={shown} />
        <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
          <Button type="submit">{submit}</Button>
          <ButtonLink href={resultPath(token, back)} variant="outline">
            {words.cancel}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
