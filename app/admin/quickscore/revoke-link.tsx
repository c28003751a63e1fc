/** Ends the private link that the respondent was sent. Props: `assessment`. */
import { useMutation } from '@tanstack/react-query'
import { assessmentDetailWords } from '../../../content/admin/quickscore.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSession } from '../session/session.tsx'
import { type Assessment, assessmentSource } from './assessments.ts'

const words = assessmentDetailWords.revoke

export function RevokeLink({ assessment: { id, name } }: { assessment: Assessment }) {
  const { call } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const path = `${assessmentSource.path}/${id}/revoke-links`
      return (await call<{ revoked: number }>('POST', path)).data?.revoked ?? 0
    },
    onSuccess: (revoked) => {
      const description = revoked > 0 ? words.revoked : words.none
      toast({ title: toastTitles.success, description })
    },
    meta: { failure: words.failed },
  })
  const revoke = () => {
    if (window.confirm(fill(words.question, { name }))) mutate()
  }
  return (
    <Button busy={isPending} onClick={revoke} variant="outline">
      {words.action}
    </Button>
  )
}
