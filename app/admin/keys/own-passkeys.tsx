/** The passkeys of the person signed in: lists, adds and removes them. */
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { passkeyWords as words } from '../../../content/en/admin/passkeys.ts'
import type { Passkey } from '../../../domain/keys.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { NotLoaded } from '../list/not-loaded.tsx'
import { useAction, useRefresh } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { Section } from '../section.tsx'
import { useSession } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'
import { useAnswer } from '../session/use-answer.ts'
import { ToolButton } from '../tool-button.tsx'

const path = '/api/admin/passkeys'
const shown = { noun: 'passkeys' }

export function OwnPasskeys() {
  const { holder, arePasskeysOffered } = useSession()
  const reason = reasonAgainst(arePasskeysOffered, holder.name !== null)
  return (
    <Section className="justify-items-start gap-3 border-y border-rule py-4" title={words.title}>
      {reason ? (
        <p className="max-w-measure text-sm">{reason}</p>
      ) : (
        <>
          <p className="max-w-measure text-sm text-muted">{words.lead}</p>
          <PasskeyList />
        </>
      )}
    </Section>
  )
}

function reasonAgainst(isOffered: boolean, isNamed: boolean): string | null {
  if (!isOffered) return words.notHere
  if (!isNamed) return words.needsNamedKey
  return browserSupportsWebAuthn() ? null : words.unsupported
}

function PasskeyList() {
  const query = useAnswer<Passkey[]>([shown.noun], path, { meta: { failure: words.fetchFailed } })
  const { data } = query
  const { mutate, isPending } = useAddition()
  if (!data) {
    const said = { ...words, failureTitle: words.fetchFailed }
    return <NotLoaded className="h-11 w-60" of={query} words={said} />
  }
  return (
    <>
      {data.length === 0 && <p>{words.none}</p>}
      {data.length > 0 && (
        <ul aria-label={words.list} className="w-full max-w-measure border-t border-rule">
          {data.map((one) => (
            <PasskeyRow key={one.id} passkey={one} />
          ))}
        </ul>
      )}
      <ToolButton
        busy={isPending}
        icon="plus"
        id="add-passkey"
        label={isPending ? words.adding : words.add}
        onClick={() => mutate()}
      />
    </>
  )
}

function PasskeyRow({ passkey: { id, created_at, last_used_at } }: { passkey: Passkey }) {
  const { mutate, isPending } = useAction({
    ask: () => ['DELETE', `${path}/${id}`],
    question: words.confirmRemove,
    done: words.removeDone,
    failed: words.removeFailed,
    shown,
    onDone: () => document.getElementById('add-passkey')?.focus(),
  })
  const added = formatMoment(created_at)
  const used = last_used_at ? fill(words.used, { time: formatMoment(last_used_at) }) : words.unused
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1">
      <span>
        {fill(words.added, { time: added })}, {used}
      </span>
      <ToolButton
        aria-label={fill(words.removeOf, { time: added })}
        busy={isPending}
        label={words.remove}
        onClick={() => mutate()}
        variant="quiet"
      />
    </li>
  )
}

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

/** The browser made no passkey, as distinct from a refusal of the server with its own message. */
class NotMade extends Error {}

function useAddition() {
  const { call } = useSession()
  const refresh = useRefresh(shown)
  return useMutation({
    mutationFn: async () => {
      const { data } = await call<Options>('POST', `${path}/options`)
      const body = await startRegistration({ optionsJSON: data as Options }).catch(() => {
        throw new NotMade()
      })
      await call('POST', path, { body })
    },
    onSuccess: () => {
      tellSuccess(words.addDone)
      return refresh()
    },
    meta: {
      failure: (error) =>
        error instanceof NotMade ? words.notMade : (readRefusal(error).message ?? words.addFailed),
    },
  })
}
