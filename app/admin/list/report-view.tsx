/** A view that is no list: one answer of the server, fetched afresh whenever the view is opened. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '../session/session.tsx'
import { NotLoaded } from './load-failure.tsx'

interface ReportWords {
  title: string
  lead: string
  loading: string
  failureTitle: string
  fetchFailed: string
}

/** Kept under its path. */
export function useReport<Data>(path: string, { fetchFailed }: ReportWords) {
  const { call } = useSession()
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await call<Data>('GET', path, { signal })).data,
    gcTime: 0,
    staleTime: 0,
    meta: { failure: fetchFailed },
  })
}

interface ReportViewProps<Data> {
  report: ReturnType<typeof useReport<Data>>
  words: ReportWords
  summary: (data: Data) => ReactNode
  /** Asks for it once more. */
  button: ReactNode
  children: (data: Data) => ReactNode
}

export function ReportView<Data>(props: ReportViewProps<Data>) {
  const { words, summary, button, children } = props
  const { data, error, refetch } = props.report
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-10 pt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-2">
          <h2 className="text-xl" ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          <p className="max-w-measure text-sm text-muted">{words.lead}</p>
          {data && <p className="max-w-measure">{summary(data)}</p>}
        </div>
        {button}
      </div>
      {data ? (
        children(data)
      ) : (
        <NotLoaded
          error={error}
          label={words.loading}
          onRetry={() => refetch()}
          size="h-40 w-full"
          title={words.failureTitle}
        />
      )}
    </div>
  )
}
