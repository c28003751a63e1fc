/** The passkeys of who is signed in: what they have, one more, and the end of one. */
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { passkeyWords as words } from '../../../content/en/admin/passkeys.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import type { Passkey } from '../../../domain/keys.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { NotLoaded } from '../list/load-failure.tsx'
import { useAction } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { useSession } from '../session/session.tsx'

const path = '/api/admin/passkeys'

export function OwnPasskeys() {
  const { holder, arePasskeysOffered } = useSession()
  const id = useId()
  const reason = reasonAgainst(arePasskeysOffered, holder.name !== null)
  return (
    <section
      aria-labelledby={id}
      className="grid justify-items-start gap-3 border-y border-rule py-4"
    >
      <h3 className="text-lg" id={id}>
        {words.title}
      </h3>
      {reason ? (
        <p className="max-w-measure text-sm">{reason}</p>
      ) : (
        <>
          <p className="max-w-measure text-sm text-muted">{words.lead}</p>
          <PasskeyList />
        </>
      )}
    </section>
  )
}

function reasonAgainst(isOffered: boolean, isNamed: boolean): string | null {
  if (!isOffered) return words.notHere
  if (!isNamed) return words.needsNamedKey
  return browserSupportsWebAuthn() ? null : words.unsupported
}

function PasskeyList() {
  const { call } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => (await call<Passkey[]>('GET', path, { signal })).data ?? [],
    meta: { failure: words.fetchFailed },
  })
  const { mutate, isPending } = useAddition(() => refetch())
  if (!data) {
    return (
      <NotLoaded
        error={error}
        label={words.loading}
        onRetry={() => refetch()}
        size="h-11 w-60"
        title={words.fetchFailed}
      />
    )
  }
  return (
    <>
      {data.length === 0 && <p>{words.none}</p>}
      {data.length > 0 && (
        <ul aria-label={words.list} className="w-full max-w-measure border-t border-rule">
          {data.map((one) => (
            <PasskeyRow key={one.id} onRemoved={() => refetch()} passkey={one} />
          ))}
        </ul>
      )}
      <Button busy={isPending} onClick={() => mutate()} size="sm" variant="outline">
        <Icon className="size-4" name="plus" />
        {isPending ? words.adding : words.add}
      </Button>
    </>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRemoved: () => void
}

function PasskeyRow({ passkey: { id, created_at, last_used_at }, onRemoved }: PasskeyRowProps) {
  const { mutate, isPending } = useAction({
    ask: () => ['DELETE', `${path}/${id}`] as const,
    done: words.removeDone,
    failed: words.removeFailed,
    onDone: onRemoved,
  })
  const added = formatMoment(created_at)
  const used = last_used_at ? fill(words.used, { time: formatMoment(last_used_at) }) : words.unused
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1">
      <span>
        {fill(words.added, { time: added })}, {used}
      </span>
      <Button
        aria-label={fill(words.removeOf, { time: added })}
        disabled={isPending}
        onClick={() => window.confirm(words.confirmRemove) && mutate()}
        size="sm"
        variant="quiet"
      >
        {words.remove}
      </Button>
    </li>
  )
}

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

/** The browser would not: told from what the server said, which has words of its own. */
class NotMade extends Error {}

function useAddition(onAdded: () => void) {
  const { call } = useSession()
  return useMutation({
    mutationFn: async () => {
      const { data } = await call<Options>('POST', `${path}/options`)
      const body = await startRegistration({ optionsJSON: data as Options }).catch(() => {
        throw new NotMade()
      })
      await call('POST', path, { body })
    },
    onSuccess: () => {
      toast({ title: toastTitles.success, description: words.addDone })
      onAdded()
    },
    onError: (error) => {
      const said = readRefusal(error).message ?? words.addFailed
      const description = error instanceof NotMade ? words.notMade : said
      toast({ title: toastTitles.error, description, variant: 'destructive' })
    },
  })
}
