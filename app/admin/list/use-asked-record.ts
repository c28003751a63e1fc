/**
 * A record that the address asks for, such as `/admin/media?record=12`, is opened in its list: once,
 * not again after Back or a reload.
 */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { listWords } from '../../../content/en/admin/words.ts'
import { useSession } from '../session/session.tsx'
import type { RecordSource } from './use-records.ts'

const asking = 'record'

/** `new` for one that is to be made. */
export function recordAddress(list: string, id: number | 'new'): string {
  return `${list}?${new URLSearchParams({ [asking]: String(id) })}`
}

/** `null` for a new one. */
export function useAskedRecord(open: (id: number | null) => void): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get(asking)
  const follow = useEffectEvent((id: string) => {
    const rest = new URLSearchParams(params)
    rest.delete(asking)
    setParams(rest, { replace: true, preventScrollReset: true })
    if (id === 'new') open(null)
    else if (/^[1-9]\d{0,8}$/.test(id)) open(Number(id))
  })
  useEffect(() => {
    if (asked !== null) follow(asked)
  }, [asked])
}

/** The same where its dialog needs more than the number. `isListed`: no call answers with it alone. */
export function useAskedRow<Row extends { id: number }>(
  { path }: RecordSource,
  open: (row: Row) => void,
  { isListed = false } = {},
): void {
  const { call } = useSession()
  const { mutate } = useMutation({
    mutationFn: async (id: number) => {
      if (!isListed) return (await call<Row>('GET', `${path}/${id}`)).data
      return (await call<Row[]>('GET', path)).data?.find((row) => row.id === id)
    },
    onSuccess: (row) => row && open(row),
    meta: { failure: listWords.recordFailed },
  })
  useAskedRecord((id) => {
    if (id !== null) mutate(id)
  })
}
