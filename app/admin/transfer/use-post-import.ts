import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { postImportWords as words } from '../../../content/en/admin/transfer.ts'
import {
  type ImportProgress,
  importMaxBytes,
  importProgressSchema,
  type PostImport,
} from '../../../domain/transfer.ts'
import { fill, formFor } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'

const path = '/api/admin/import'
/** All that an import may add to. */
const changed = { noun: 'posts', shownBy: ['media', 'categories', 'regions', 'activity'] }

/** A file's way in: chosen, looked at (nothing is stored), then stored. */
export function usePostImport() {
  const { send } = useSession()
  const refresh = useRefresh(changed)
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<PostImport | null>(null)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [forAll, setForAll] = useState({ regions: '', categories: '' })
  const [fault, setFault] = useState<string | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [sent, setSent] = useState(0)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const refuse = (error: Error) => setFault(readRefusal(error).message ?? null)
  const wanted = rowsOf(report, left)

  const upload = async (query: string, chosen: File) => {
    setSent(0)
    setProgress(null)
    const { data } = await send<PostImport>(`${path}?progress=true&${query}`, chosen, {
      onProgress: setSent,
      onLine: (line) => {
        const { data: found } = importProgressSchema.safeParse(line)
        if (found) setProgress(found)
      },
    })
    return data ?? null
  }

  const check = useMutation({
    mutationFn: (chosen: File) => upload('dry_run=true', chosen),
    onSuccess: (found) => {
      setReport(found)
      setLeft(new Set(found?.rows.filter(({ withheld }) => withheld).map(({ row }) => row)))
    },
    onError: refuse,
    meta: { failure: words.checkFailed },
  })
  const store = useMutation({
    mutationFn: async () => (file ? upload(queryOf(wanted, forAll), file) : null),
    onSuccess: (stored) => {
      setReport(stored)
      const made = stored?.counts.made ?? 0
      if (made > 0) tellSuccess(count(words.stored, made))
    },
    onSettled: () => refresh(),
    meta: { failure: words.storeFailed },
  })
  const checkFile = (chosen: File | undefined) => {
    const found = findFault(chosen)
    setFault(found)
    setFile(chosen ?? null)
    if (chosen && found === null) check.mutate(chosen)
  }
  const toggle = (row: number) =>
    setLeft((before) => {
      const after = new Set(before)
      if (!after.delete(row)) after.add(row)
      return after
    })
  const moved = { sent, progress }
  return {
    report,
    fault,
    check,
    store,
    moved,
    checkFile,
    left,
    toggle,
    wanted,
    forAll,
    chooseForAll: (kind: keyof typeof forAll, id: string) => setForAll({ ...forAll, [kind]: id }),
    startOver,
    isAgain,
  }

  function startOver() {
    setReport(null)
    setFault(null)
    setAgain(true)
  }
}

export type PostImportState = ReturnType<typeof usePostImport>

function queryOf(wanted: readonly number[], forAll: Record<string, string>): string {
  const chosen = Object.entries(forAll).filter(([, id]) => id !== '')
  return String(new URLSearchParams([['only', wanted.join(',')], ...chosen]))
}

function rowsOf(report: PostImport | null, left: ReadonlySet<number>): number[] {
  const rows = (report?.rows ?? []).filter(({ state, row }) => state === 'new' && !left.has(row))
  return rows.map(({ row }) => row)
}

function findFault(file: File | undefined): string | null {
  if (!file) return words.none
  return file.size > importMaxBytes ? words.tooLarge : null
}

/** The sentence for one, or for many. */
export function count(sentences: { one: string; other: string }, number: number): string {
  return fill(formFor({ one: sentences.one, more: sentences.other }, number), { count: number })
}
