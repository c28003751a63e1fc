/** A view of a single response of the server, fetched afresh whenever the view is opened. */
import type { ReactNode } from 'react'
import { ViewTitle } from '../section.tsx'
import { fresh, useAnswer } from '../session/use-answer.ts'
import { NotLoaded } from './not-loaded.tsx'

interface ReportWords {
  title: string
  lead: string
  loading: string
  failureTitle: string
  fetchFailed: string
}

/** The path is also the query key. */
export function useReport<Data>(path: string, { fetchFailed }: ReportWords) {
  return useAnswer<Data>([path], path, { ...fresh, meta: { failure: fetchFailed } })
}

interface ReportViewProps<Data> {
  report: ReturnType<typeof useReport<Data>>
  words: ReportWords
  summary: (data: Data) => ReactNode
  /** Requests the report again. */
  button: ReactNode
  children: (data: Data) => ReactNode
}

export function ReportView<Data>(props: ReportViewProps<Data>) {
  const { report, words, summary, button, children } = props
  const { data } = report
  return (
    <div className="grid gap-10 pt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-2">
          <ViewTitle>{words.title}</ViewTitle>
          <p className="max-w-measure text-sm text-muted">{words.lead}</p>
          {data && <p className="max-w-measure">{summary(data)}</p>}
        </div>
        {button}
      </div>
      {data ? children(data) : <NotLoaded className="h-40 w-full" of={report} words={words} />}
    </div>
  )
}
