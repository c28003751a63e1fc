/** On the private result: how many tools are listed, and the way to them. */
import { registerSection as words } from '../../../content/en/register/words.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, formOrNone, longDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface RegisterSectionProps {
  count: number
  /** When the tools went to a later result. */
  movedAt: string | null
  token: string
}

export function RegisterSection({ count, movedAt, token }: RegisterSectionProps) {
  const hasMoved = movedAt !== null && count === 0
  return (
    <section
      aria-labelledby="register-title"
      className="grid gap-3 max-sm:text-sm print:hidden"
      id="tools"
    >
      <h2 className="text-xl" id="register-title">
        {words.title}
      </h2>
      {hasMoved ? (
        <p>{fill(words.moved, { date: longDate(movedAt) })}</p>
      ) : (
        <>
          <p className="max-w-measure figures">
            {words.text} {fill(formOrNone(words.counts, count), { count })}
          </p>
          <p>
            <ButtonLink href={resultPath(token, 'register')} variant="outline">
              {count > 0 ? words.open : words.begin}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}
