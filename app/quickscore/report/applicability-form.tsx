import { type FormEvent, useState } from 'react'
import { applicabilityWords as words } from '../../../content/quickscore/applicability-words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { parseApplicabilityForm } from '../../../domain/law/applicability-form.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { toast } from '../../ui/toast.tsx'
import { ApplicabilityFields } from './applicability-fields.tsx'

interface ApplicabilityFormProps {
  userType: UserType
  applicability: Applicability
  /** The token of the private link, by which the answers are stored. */
  token: string
  onChange: (applicability: Applicability) => void
}

/** On the results screen: the report follows at once, and the answers are stored with it. */
export function ApplicabilityForm(props: ApplicabilityFormProps) {
  const { userType, applicability, token, onChange } = props
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
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
  return (
    <Disclosure summary={<span className="text-base">{words.open}</span>}>
      <form className="grid gap-6" onSubmit={submit}>
        <p className="max-w-measure text-muted">{words.lead}</p>
        <ApplicabilityFields applicability={applicability} userType={userType} />
        <p>
          <Button busy={isBusy} type="submit">
            {words.submit}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
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
