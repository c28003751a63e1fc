import { type FormEvent, useState } from 'react'
import { applicabilityWords as words } from '../../../content/en/quickscore/applicability-words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { parseApplicabilityForm, type Settling } from '../../../domain/law/applicability-form.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { toast } from '../../ui/toast.tsx'
import { ApplicabilityFields, OneField } from './applicability-fields.tsx'

/** How answers about places and tools reach the report: by the private link. */
export interface Settlement {
  /** The token of the private link, by which the answers are stored. */
  token: string
  /** On the report's page the report follows at once; elsewhere the form loads that page again. */
  onChange?: (applicability: Applicability) => void
}

interface FormProps extends Settlement {
  userType: UserType
  applicability: Applicability
}

/** On the results screen: the report follows at once, and the answers are stored with it. */
export function ApplicabilityForm(props: FormProps) {
  const { submit, isBusy } = useSubmit(props)
  return (
    <Disclosure summary={<span className="text-base">{words.open}</span>}>
      <form className="grid gap-6" onSubmit={submit}>
        <p className="max-w-measure text-muted">{words.lead}</p>
        <ApplicabilityFields applicability={props.applicability} userType={props.userType} />
        <p>
          <Button busy={isBusy} type="submit">
            {words.submit}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}

/** The one question that settles a group of the plan; what was answered before goes along. */
export function SettleForm({ question, ...props }: FormProps & { question: Settling }) {
  const { submit, isBusy } = useSubmit(props)
  const { userType, applicability, token } = props
  const rest = Object.entries(applicability).filter(([name]) => name !== question)
  return (
    <form
      action={resultPath(token, 'applicability')}
      className="flex flex-wrap items-end gap-x-8 gap-y-2 border-l-2 border-brass pl-4 print:hidden"
      method="post"
      onSubmit={submit}
    >
      {rest.flatMap(([name, value]) =>
        [value]
          .flat()
          .map((one) => <input key={`${name}-${one}`} name={name} type="hidden" value={one} />),
      )}
      <OneField applicability={applicability} question={question} userType={userType} />
      <Button busy={isBusy} size="sm" type="submit" variant="outline">
        {words.settle}
      </Button>
    </form>
  )
}

function useSubmit({ userType, token, onChange }: FormProps) {
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!onChange) return
    event.preventDefault()
    const typed = parseApplicabilityForm(new FormData(event.currentTarget), userType)
    if (!typed)
      return toast({ title: words.refused, description: words.noneBeside, variant: 'destructive' })
    setBusy(true)
    onChange(typed)
    const isStored = await storeApplicability(token, typed)
    setBusy(false)
    toast(isStored ? words.updated : { ...words.notStored, variant: 'destructive' })
  }
  return { submit, isBusy }
}

async function storeApplicability(token: string, applicability: Applicability): Promise<boolean> {
  try {
    const response = await fetch(`/api${resultPath(token, 'applicability')}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(applicability),
    })
    return response.ok
  } catch {
    return false
  }
}
