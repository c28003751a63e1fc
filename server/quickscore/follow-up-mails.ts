/** Mail to respondents who consented to news of law changes. */
import * as z from 'zod/mini'
import { lawChanges } from '../../content/en/law/changes.ts'
import { placeWords } from '../../content/en/law/words.ts'
import * as words from '../../content/en/mail/law-news.ts'
import { bandWords } from '../../content/en/quickscore/words.ts'
import { brand } from '../../content/firm.ts'
import { findTouched } from '../../domain/law/moved.ts'
import type { LawChange } from '../../domain/law/sourced.ts'
import { listTouchable } from '../../domain/quickscore/comparison.ts'
import type { AskedQuestion } from '../../domain/quickscore/questions.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { defineMail } from '../mail/service.ts'
import { findMail, type IssueMail, readIssue } from '../newsletter/issues/service.ts'
import {
  composeMail,
  type MailBlock,
  type MailContent,
  paragraph,
} from '../platform/mail/mail-content.ts'
import type { Ports } from '../ports.ts'
import type { Database } from '../tables.ts'
import { createStopUrl } from './consents.ts'
import { findConsent, type Told } from './consents-store.ts'
import { findShown } from './links-store.ts'
import { findAssessment, type StoredAssessment } from './store.ts'
import { questionsOf } from './stored-report.ts'

type MailPorts = Pick<Ports, 'db' | 'clock' | 'origin'>
/** `nouns`: other modules name what a law change touches, such as tools of a register. */
type TouchingPorts = MailPorts & Pick<Ports, 'nouns'>

const payload = z.object({ token: z.string() })

/** One respondent's copy of the news of a law change. */
export const lawChangeNews = defineMail({
  kind: 'law-change-news',
  about: 'assessment',
  payload,
  async write(ports: TouchingPorts, { aboutId, issueId, payload: { token }, at }) {
    const assessment = await findTold(ports.db, aboutId)
    const mail = issueId === null ? null : await findMail(ports.db, issueId)
    if (!assessment || !mail || issueId === null) return null
    const { law_change } = await readIssue(ports.db, issueId)
    const change = lawChanges.find(({ id }) => id === law_change)
    const blocks = [
      ...mail.blocks,
      ...(change ? sayTouched(assessment, change) : []),
      ...(change ? await sayTools(ports, aboutId, change) : []),
      paragraph(words.lawChangeNews.unchanged),
      ...(await sayLink(ports, token)),
    ]
    const stop = await createStopUrl(ports, { assessmentId: aboutId, issuedAt: at })
    return sign({ subject: mail.subject, preview: mail.preview, blocks }, stop)
  },
})

/** Sent once, six months after the consent. */
export const quickscoreReminder = defineMail({
  kind: 'quickscore-reminder',
  about: 'assessment',
  payload,
  async write(ports: MailPorts, { aboutId, payload: { token }, at }) {
    const assessment = await findTold(ports.db, aboutId)
    const shown = assessment && (await findShown(ports.db, token, ports.clock.now().toISOString()))
    if (!shown) return null
    const { score, band, created_at } = assessment
    const values = { score, band: bandWords[band].label, date: longDate(created_at) }
    const { subject, preview, title, text, button } = words.quickscoreReminder
    const url = ports.origin + resultPath(token, 'again')
    const blocks: MailBlock[] = [
      { kind: 'heading', text: title },
      ...text.map((line) => paragraph(fill(line, values))),
      { kind: 'button', text: button, url },
      paragraph(fill(words.lawChangeNews.link, { date: longDate(shown.expires_at) })),
    ]
    const stop = await createStopUrl(ports, { assessmentId: aboutId, issuedAt: at })
    return sign({ subject: fill(subject, values), preview, blocks }, stop)
  },
})

/** The part that all copies of a change have in common. */
export function writeLawChange(
  { id, title, text, on, place }: LawChange,
  origin: string,
): IssueMail {
  const { subject, preview, when, read } = words.lawChangeNews
  return {
    subject: fill(subject, { title }),
    preview,
    blocks: [
      { kind: 'heading', text: title },
      paragraph(fill(when, { date: longDate(on), place: placeWords[place] })),
      paragraph(text),
      { kind: 'button', text: read, url: `${origin}/law/changes#${id}` },
    ],
  }
}

/** A preview, with samples for a respondent's own steps, link and unsubscribe link. */
export function composeLawChange(change: LawChange, origin: string) {
  const { subject, preview, blocks } = writeLawChange(change, origin)
  const { touchedSample, unchanged, button } = words.lawChangeNews
  const every = questionsOf.buyer.filter(({ id }) => change.questions.includes(id))
  const sample: MailBlock[] = [
    ...blocks,
    paragraph(touchedSample),
    listSteps(every),
    paragraph(unchanged),
    { kind: 'button', text: button, url: `${origin}/quickscore` },
  ]
  const mail = sign({ subject, preview, blocks: sample }, `${origin}/quickscore/law-news/stop`)
  return { subject, ...composeMail(mail, brand.name) }
}

/** Read when the mail is sent: null if the consent has been withdrawn since. */
async function findTold(db: Database, assessmentId: number): Promise<StoredAssessment | null> {
  const consent = await findConsent(db, assessmentId)
  return consent?.withdrawn_at === null ? findAssessment(db, assessmentId) : null
}

/** The facts of a respondent that a change can touch. */
export function touchableOf({
  user_type,
  answers,
  applicability,
  created_at,
}: Omit<Told, 'email'>) {
  const steps = listTouchable(questionsOf[user_type], answers)
  return { steps, applicability, on: created_at.slice(0, 10) }
}

function sayTouched(assessment: StoredAssessment, change: LawChange): MailBlock[] {
  const touched = findTouched(change, touchableOf(assessment))
  const steps = questionsOf[assessment.user_type].filter(({ id }) => touched.includes(id))
  if (steps.length === 0) return []
  const date = longDate(assessment.created_at)
  const { touched: lead, held, open } = words.lawChangeNews
  const list = (text: string, some: readonly AskedQuestion[]): MailBlock[] =>
    some.length > 0 ? [paragraph(text), listSteps(some)] : []
  const isHeld = ({ id }: AskedQuestion) => assessment.answers[id] === 1
  return [
    paragraph(fill(lead, { date })),
    ...list(held, steps.filter(isHeld)),
    ...list(
      open,
      steps.filter((step) => !isHeld(step)),
    ),
  ]
}

/** Names of touched tools of the respondent's register, which only the respondent may read. */
async function sayTools(
  ports: TouchingPorts,
  assessmentId: number,
  change: LawChange,
): Promise<MailBlock[]> {
  const names: string[] = []
  for (const noun of ports.nouns) {
    names.push(...((await noun.nameTouched?.(ports, assessmentId, change)) ?? []))
  }
  if (names.length === 0) return []
  const { tools, tool } = words.lawChangeNews
  return [paragraph(tools), { kind: 'list', items: names.map((title) => ({ title, text: tool })) }]
}

function listSteps(questions: readonly AskedQuestion[]): MailBlock {
  const items = questions.map(({ id, topic, nextStep }) => ({
    title: fill(words.lawChangeNews.step, { id, topic }),
    text: nextStep,
  }))
  return { kind: 'list', items }
}

/** Button and expiry of the private link; empty if it was revoked in the meantime. */
async function sayLink({ db, clock, origin }: MailPorts, token: string): Promise<MailBlock[]> {
  const shown = await findShown(db, token, clock.now().toISOString())
  if (!shown) return []
  const { button, link } = words.lawChangeNews
  return [
    { kind: 'button', text: button, url: origin + resultPath(token) },
    paragraph(fill(link, { date: longDate(shown.expires_at) })),
  ]
}

/** Adds the reason for the mail and the unsubscribe link. */
function sign(
  mail: Pick<MailContent, 'subject' | 'blocks'> & { preview: string },
  stop: string,
): MailContent {
  const { why, stop: text } = words.lawNewsFooter
  return { ...mail, footer: why, footerLinks: [{ text, url: stop }], unsubscribeUrl: stop }
}
