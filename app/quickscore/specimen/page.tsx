/** A whole report of sample answers, as plain HTML. */
import { specimen, specimenWords as words } from '../../../content/en/quickscore/specimen.ts'
import { pageMeta } from '../../page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { viewOf } from '../report/plan-views.tsx'
import { ReportNotes } from '../report/report-notes.tsx'
import { ReportSheet } from '../report/report-sheet.tsx'
import type { Route } from './+types/page.ts'
import { specimenReport, specimenRespondent } from './specimen.ts'

/** Each view of the plan has an address. */
export const handle = { styles: 'report', query: ['view'] }

export const meta: Route.MetaFunction = (args) => pageMeta(words.meta, args)

export const loader = ({ request }: Route.LoaderArgs) => ({ view: viewOf(request.url) })

export default function SpecimenPage({ loaderData }: Route.ComponentProps) {
  const { company, created_at: completedOn, bank_version } = specimen
  return (
    <>
      <p className="page pt-8 text-brass">
        <strong className="font-semibold">{words.label}.</strong> {words.lead}
      </p>
      <ReportSheet
        action={
          <ButtonLink href={words.pdf.href}>
            <Icon name="download" />
            {words.pdf.text}
          </ButtonLink>
        }
        facts={{ company, completedOn, bankVersion: bank_version }}
        lawAction={null}
        planning={{ view: loaderData.view, planned: null }}
        report={specimenReport}
        respondent={specimenRespondent}
        spread={null}
      >
        <ReportNotes>
          <ButtonLink href={words.take.href}>{words.take.text}</ButtonLink>
        </ReportNotes>
      </ReportSheet>
    </>
  )
}
