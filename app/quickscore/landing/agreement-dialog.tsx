import type { FormEvent } from 'react'
import { agreementWords as words } from '../../../content/quickscore/words.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { StartProps } from '../assessment/kept.ts'

const formId = 'agreement'

export function AgreementDialog({
  assessment: { isStarting, isConfirmed },
  dispatch,
}: Pick<StartProps, 'assessment' | 'dispatch'>) {
  const cancel = () => dispatch({ type: 'agreementClosed' })
  const start = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'started' })
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
      <form className="grid gap-5" id={formId} onSubmit={start}>
        <Terms />
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

function Terms() {
  const [before, between, after] = words.more
  return (
    <>
      <ul className="grid gap-3 max-sm:text-sm">
        {words.points.map((point) => (
          <li className="border-l-2 border-rule pl-4" key={point}>
            {point}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {before}
        <a href={words.privacy.href} rel="noopener" target="_blank">
          {words.privacy.text}
        </a>
        {between}
        <a href={words.terms.href} rel="noopener" target="_blank">
          {words.terms.text}
        </a>
        {after}
      </p>
    </>
  )
}
