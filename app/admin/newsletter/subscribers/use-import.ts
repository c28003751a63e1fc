import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { importWords as words } from '../../../../content/en/admin/newsletter.ts'
import { toastTitles } from '../../../../content/en/admin/words.ts'
import { type ImportReport, importMaxLength } from '../../../../domain/newsletter/import.ts'
import { readRefusal } from '../../../api-client.ts'
import { toast } from '../../../ui/toast.tsx'
import { useRefresh } from '../../list/use-records.ts'
import { useSession } from '../../session/session.tsx'
import { subscriberSource } from './subscriber-source.ts'

const path = `${subscriberSource.path}/import`

/** A file's way in: chosen, tried out (nothing is stored), then stored. */
export function useImport() {
  const { call } = useSession()
  const refresh = useRefresh(subscriberSource)
  const [csv, setCsv] = useState('')
  const [report, setReport] = useState<ImportReport | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const send = async (body: { csv: string; dry_run: boolean }) =>
    (await call<ImportReport>('POST', path, { body })).data ?? null
  const refuse = (error: Error) => setFault(findFault(error))

  const check = useMutation({
    mutationFn: (text: string) => send({ csv: text, dry_run: true }),
    onSuccess: setReport,
    onError: refuse,
    meta: { failure: words.checkFailed },
  })
  const store = useMutation({
    mutationFn: () => send({ csv, dry_run: false }),
    onSuccess: (stored) => {
      setReport(stored)
      toast({ title: toastTitles.success, description: words.stored })
    },
    onError: refuse,
    onSettled: refresh,
    meta: { failure: words.storeFailed },
  })
  /** Reads the file and has it judged. */
  const checkFile = async (file: File | undefined) => {
    const text = await file?.text().catch(() => null)
    const found = findFileFault(text)
    setFault(found)
    if (found !== null || typeof text !== 'string') return
    setCsv(text)
    check.mutate(text)
  }
  return { report, fault, check, store, checkFile, startOver: () => setReport(null) }
}

export type ImportState = ReturnType<typeof useImport>

function findFileFault(text: string | null | undefined): string | null {
  if (text === undefined) return words.none
  if (text === null) return words.unreadable
  return text.length > importMaxLength ? words.tooLong : null
}

/** What the person can put right is said at the field. */
function findFault(error: Error): string | null {
  const { status, errors } = readRefusal(error)
  return errors?.csv ?? (status === 413 ? words.tooLong : null)
}
