import type { FormEvent } from 'react'
import { nouns } from '../../../content/en/nouns.ts'
import { agreementWords as words } from '../../../content/en/quickscore/words.ts'
import { count, fill } from '../../../domain/wording.ts'
import { createKey } from '../../idempotency-key.ts'
import { CopyText } from '../../site/copy.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { countAnswers, type StartProps } from '../assessment/kept.ts'

const formId = 'agreement'

export function AgreementDialog({
  assessment: { isStarting, isConfirmed },
  dispatch,
  kept: { progress },
  onResume,
}: StartProps) {
  const cancel = () => dispatch({ type: 'agreementClosed' })
  const start = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'started', run: createKey() })
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={cancel} variant="outline">
            {words.cancel}
          </Button>
          <Button disabled={!isConfirmed} form={formId} type="submit">
            {words.start}
          </Button>
        </>
      }
      onClose={cancel}
      open={isStarting}
      title={words.title}
    >
      <form className="grid gap-6" id={formId} onSubmit={start}>
        <Terms points={words.points} rest={words.rest} />
        {progress && (
          <p className="flex flex-wrap items-center gap-x-4 border-l-4 border-action pl-4 font-semibold">
            {fill(words.replaces, { answers: count(countAnswers(progress), nouns.answer) })}
            <Button onClick={() => onResume(progress)} size="sm" variant="outline">
              {words.continue}
            </Button>
          </p>
        )}
        <div className="border-y border-rule">
          <Checkbox
            checked={isConfirmed}
            label={words.accept}
            onChange={({ target }) =>
              dispatch({ type: 'termsConfirmed', isConfirmed: target.checked })
            }
            required
          />
        </div>
      </form>
    </Dialog>
  )
}

/** Replaces the dialog without script: the terms, their checkbox and the form's button. */
export function PlainAgreement({ start }: { start: string }) {
  return (
    <div className="grid gap-6">
      <Terms points={words.plainPoints} />
      <div className="border-y border-rule">
        <Checkbox label={words.accept} name="agreed" required value="yes" />
      </div>
      <div>
        <Button size="lg" type="submit">
          {start}
        </Button>
      </div>
    </div>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-3 max-sm:text-sm">
      {points.map((point) => (
        <li className="border-l-2 border-rule pl-4" key={point}>
          {point}
        </li>
      ))}
    </ul>
  )
}

interface TermsProps {
  points: readonly string[]
  /** Further points, folded. */
  rest?: readonly string[]
}

function Terms({ points, rest = [] }: TermsProps) {
  const [before, between, after] = words.more
  return (
    <>
      <Points points={points} />
      {rest.length > 0 && (
        <Disclosure summary={<span className="text-base">{words.restTitle}</span>}>
          <Points points={rest} />
        </Disclosure>
      )}
      <p className="text-sm text-muted">
        <CopyText copy={[before, words.privacy, between, words.terms, after]} inNewTab />
      </p>
    </>
  )
}
