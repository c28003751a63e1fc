/** A plain form for the holder of a private link: makes and revokes read-only links. */
import { readingLinkWords as words } from '../../../content/en/quickscore/reading-link.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, formFor } from '../../../domain/wording.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/share.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { quickscore } = context.get(servicesContext)
  return { working: found(await quickscore.countReadingLinks(params.token)) }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quickscore } = context.get(servicesContext)
  const isEnding = (await request.formData()).get('wants') === 'end'
  if (isEnding) {
    found(await quickscore.endReadingLinks(token))
    return { url: null, message: words.ended }
  }
  const { url } = found(await quickscore.createReadingLink(token))
  return { url, message: url ? null : words.tooMany }
}

export const meta = () => secretMeta(words.title)

export default function ShareResult(props: Route.ComponentProps) {
  const { token } = props.params
  const { working } = props.loaderData
  return (
    <PageSection lead={words.text} level={1} title={words.title}>
      <div className="grid max-w-measure gap-8">
        {props.actionData && <Outcome {...props.actionData} />}
        <p className="figures">{sayWorking(working)}</p>
        <form className="flex flex-wrap gap-3" method="post">
          <Button name="wants" type="submit" value="make">
            {words.make}
          </Button>
          {working > 0 && (
            <Button name="wants" type="submit" value="end" variant="outline">
              {fill(formFor(words.end, working), { count: working })}
            </Button>
          )}
          <ButtonLink href={resultPath(token)} variant="outline">
            {words.back}
          </ButtonLink>
        </form>
      </div>
    </PageSection>
  )
}

/** The sentence on the number of active read-only links. */
export function sayWorking(count: number): string {
  if (count === 0) return words.working.none
  return fill(formFor(words.working, count), { count })
}

function Outcome({ url, message }: { url: string | null; message: string | null }) {
  if (!url)
    return (
      <Notice
        arrival
        title={message ?? ''}
        tone={message === words.ended ? 'success' : 'failure'}
      />
    )
  const { title, label } = words.made
  return (
    <Notice arrival title={title} tone="success">
      <TextField defaultValue={url} label={label} labelHidden readOnly />
    </Notice>
  )
}
