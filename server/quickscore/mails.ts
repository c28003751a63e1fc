import * as z from 'zod/mini'
import * as mailWords from '../../content/en/mail/quickscore.ts'
import { lawVocabulary, practiceWarnings } from '../../content/en/quickscore/law-words.ts'
import { domains } from '../../content/en/quickscore/question-bank.ts'
import { summaryVocabulary } from '../../content/en/quickscore/summary-words.ts'
import { talkWords } from '../../content/en/quickscore/talk.ts'
import {
  addressees,
  bandWords,
  disclaimers,
  effortWords,
  reportWords,
  topRows,
} from '../../content/en/quickscore/words.ts'
import { retention } from '../../content/en/retention.ts'
import { brand } from '../../content/firm.ts'
import { addresseeOf } from '../../domain/law/reading.ts'
import { type Report, respondentOf } from '../../domain/quickscore/report.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { type BreakdownItem, bandThresholds } from '../../domain/quickscore/scoring.ts'
import { sayScore } from '../../domain/quickscore/summary.ts'
import { layOut } from '../../domain/quickscore/timeline.ts'
import { sayLateness, sayLaw, sayPlaces } from '../../domain/quickscore/verdict.ts'
import { fill, formatIsoDay, longDate } from '../../domain/wording.ts'
import { findReplyTo, writeLeadCall, writeReply } from '../leads/service.ts'
import { defineMail, defineMailAbout } from '../mail/service.ts'
import { type LinkUse, signLink } from '../platform/db/secrets.ts'
import { type MailBlock, type MailContent, paragraph } from '../platform/mail/mail-content.ts'
import type { Ports } from '../ports.ts'
import { findShown } from './links-store.ts'
import { renderReport } from './report.ts'
import { findAssessment, type StoredAssessment } from './store.ts'
import { reportOn, type StoredReport, sayWeight } from './stored-report.ts'

type MailPorts = Pick<Ports, 'db' | 'clock' | 'documents' | 'origin'>

/** Sends the respondent their result and the private link to it. */
export const quickscoreReport = defineMail({
  kind: 'quickscore-report',
  about: 'assessment',
  /** Absent in mail enqueued before there were links. */
  payload: z.object({ token: z.optional(z.string()) }),
  async write(ports: MailPorts, { aboutId, payload }) {
    const assessment = await findAssessment(ports.db, aboutId)
    if (!assessment) return null
    const link = payload.token === undefined ? null : await findLink(ports, payload.token)
    // Without the company: a stranger may have typed it, and the address may be somebody else's.
    const pdf = await renderReport(ports, { ...assessment, company: '' })
    return writeReport(assessment, { link, pdf })
  },
})

/** Tells staff of an assessment. */
export const quickscoreNotice = defineMailAbout(
  'quickscore-notice',
  'assessment',
  findAssessment,
  (assessment, { origin }: MailPorts) => writeNotice(assessment, adminUrl(origin, assessment)),
)

/** The webhook call to the receiver of leads. */
export const quickscoreLead = defineMailAbout(
  'quickscore-lead',
  'assessment',
  findAssessment,
  (assessment, { origin }: MailPorts) => {
    const { name, company, email, user_type: role, score, band, created_at } = assessment
    const url = adminUrl(origin, assessment)
    const lead = { kind: 'quickscore', name, company, email, role, score, band, url } as const
    return writeLeadCall(lead, created_at)
  },
)

/** A reply by staff to a person who took QuickScore. */
export const quickscoreReply = defineMailAbout(
  'quickscore-reply',
  'reply',
  findReplyTo('assessment_id', findAssessment),
  ({ reply, lead: { id, score, band, created_at } }) => {
    const { about, footer } = mailWords.quickscoreReply
    const values = { date: longDate(created_at), score, band: bandWords[band].label }
    const answers = [paragraph(fill(about, values))]
    return writeReply(reply, { answers, footer, conversation: `${id} ${created_at}` })
  },
)

const adminUrl = (origin: string, { id }: StoredAssessment) =>
  `${origin}/admin/quickscore?record=${id}`

interface PrivateLink {
  url: string
  expires_at: string
}

/** Proof in the mailed link, which the browser's link after a submission does not have. */
export const openedMail: LinkUse = {
  secret: 'opened-mail-secret',
  purpose: 'opened mail',
  lasts: retention.resultLinks,
}

/** Null if the link was revoked in the meantime. */
async function findLink(
  { db, clock, origin }: MailPorts,
  token: string,
): Promise<PrivateLink | null> {
  const shown = await findShown(db, token, clock.now().toISOString())
  if (!shown) return null
  const { id, created_at } = shown.assessment
  const proof = await signLink({ db }, openedMail, { id, issuedAt: new Date(created_at) })
  return { url: `${origin}${resultPath(token)}?mail=${proof}`, expires_at: shown.expires_at }
}

interface Enclosed {
  link: PrivateLink | null
  pdf: Buffer
}

function writeReport(row: StoredAssessment, { link, pdf }: Enclosed): MailContent {
  const { subject, title, lead, attached, attachment, footer } = mailWords.quickscoreReport
  const { label: band } = bandWords[row.band]
  const respondent = addressees[addresseeOf(respondentOf(row))]
  const values = { score: row.score, band, respondent, date: longDate(row.created_at) }
  const stored = reportOn(row)
  const { report } = stored
  const { first, others } = sayLaw(report, lawVocabulary)
  return {
    subject: fill(subject, values),
    preview: first,
    footer,
    blocks: [
      { kind: 'heading', text: first },
      ...[
        ...others,
        ...(report.law.warning ? [practiceWarnings[report.law.warning]] : []),
        sayPlaces(row.applicability, lawVocabulary),
      ].map(paragraph),
      { kind: 'heading', text: fill(title, values) },
      {
        kind: 'scale',
        figure: `${row.score}%`,
        label: band,
        value: row.score,
        marks: [bandThresholds.amber, bandThresholds.green],
      },
      paragraph(sayScore(report, summaryVocabulary)),
      paragraph(fill(lead, values)),
      { kind: 'facts', rows: report.breakdown.map(sayDomain) },
      ...sayFirstSteps(report),
      ...(link ? sayLink(link, stored) : []),
      ...[attached, ...disclaimers].map(paragraph),
    ],
    replyTo: { name: brand.name, address: brand.contactEmail },
    conversation: `${row.id} ${row.created_at}`,
    attachments: [
      {
        filename: fill(attachment, { day: formatIsoDay(new Date(row.created_at)) }),
        contentType: 'application/pdf',
        content: pdf,
      },
    ],
  }
}

function sayDomain(item: BreakdownItem): readonly [string, string] {
  const { domain, score, status, isScored, hasLowCoverage } = item
  const name = domains.find(({ id }) => id === domain)?.name ?? domain
  const { scored, lowCoverage, notScored } = mailWords.quickscoreReport.domain
  const text = hasLowCoverage ? lowCoverage : scored
  return [name, isScored ? fill(text, { score, band: bandWords[status].label }) : notScored]
}

function sayFirstSteps({ list, law }: Report): MailBlock[] {
  const { lead, all, facts } = mailWords.quickscoreReport.actions
  const { none, noneCounted } = reportWords.plan
  if (list.length === 0) return [paragraph(law.isClear ? none : noneCounted)]
  const items = list.slice(0, topRows).map((action) => ({
    title: action.question.nextStep,
    text: fill(facts, {
      law: sayWeight(action),
      owner: action.question.owner,
      effort: effortWords[action.question.effort].toLowerCase(),
    }),
  }))
  return [paragraph(list.length > topRows ? lead : all), { kind: 'list', items, numbered: true }]
}

/** Button and expiry of the link, lateness of the plan, and the offer to talk it through. */
function sayLink({ url, expires_at }: PrivateLink, { report, on }: StoredReport): MailBlock[] {
  const { button, link, counsel } = mailWords.quickscoreReport
  const late = report.law.isElsewhereOnly ? [] : sayLateness(layOut(report.list, on), lawVocabulary)
  const open: MailBlock[] = [{ kind: 'button', text: button, url }]
  const until = fill(link, { date: longDate(expires_at) })
  const texts = [until, late.join(' '), report.list.length > 0 ? counsel : '', talkWords.mail]
  return open.concat(texts.filter(Boolean).map(paragraph))
}

function writeNotice(row: StoredAssessment, adminUrl: string): MailContent {
  const { subject, title, facts, button, footer } = mailWords.quickscoreNotice
  const band = bandWords[row.band].label
  return {
    subject: fill(subject, { score: row.score, band }),
    blocks: [
      { kind: 'heading', text: title },
      {
        kind: 'facts',
        rows: [
          [facts.name, row.name],
          [facts.company, row.company],
          [facts.email, row.email],
          [facts.role, addressees[addresseeOf(respondentOf(row))]],
          [facts.score, `${row.score}%`],
          [facts.band, band],
        ],
      },
      { kind: 'button', text: button, url: adminUrl },
    ],
    footer: [footer],
  }
}
