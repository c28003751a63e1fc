/** What this installation still lacks before visitors come, and the test mail. */
import { firmFieldWords } from '../../../content/en/admin/firm.ts'
import {
  type CheckWords,
  checkWords,
  hideClaimsWords,
  testMailWords,
  launchWords as words,
} from '../../../content/en/admin/launch.ts'
import { sources } from '../../../content/en/sources.ts'
import { version } from '../../../content/firm.ts'
import { type Check, type Level, levels, listOpen, type TestMail } from '../../../domain/launch.ts'
import { fill, formOrNone } from '../../../domain/wording.ts'
import { StateBadge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReportView, useReport } from '../list/report-view.tsx'
import { useAction } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { Section } from '../section.tsx'
import { OutsideLink } from '../text-link.tsx'
import { ToolButton } from '../tool-button.tsx'

const path = '/api/admin/launch'

export default function LaunchView() {
  const report = useReport<Check[]>(path, words)
  const { refetch, isFetching } = report
  return (
    <ReportView
      button={
        <ToolButton
          busy={isFetching}
          icon="refresh"
          label={isFetching ? words.looking : words.again}
          onClick={() => refetch()}
        />
      }
      report={report}
      summary={(checks) => <span className="font-semibold">{summarise(checks)}</span>}
      words={words}
    >
      {(checks) => (
        <>
          <p className="text-sm text-muted">{fill(words.version, { version })}</p>
          {levels.map((level) => (
            <Entries checks={checks} key={level} level={level} />
          ))}
        </>
      )}
    </ReportView>
  )
}

function summarise(checks: readonly Check[]): string {
  const { musts, rest, allDone } = words.summary
  const [open, count] = [listOpen(checks).length, listOpen(checks, 'must').length]
  if (open === 0) return fill(allDone, { all: checks.length })
  const first = fill(formOrNone(musts, count), { count })
  return `${first} ${fill(rest, { open, all: checks.length })}`
}

function Entries({ checks, level }: { checks: readonly Check[]; level: Level }) {
  const own = checks.filter((check) => check.level === level)
  const title = (
    <>
      {words.levels[level]}{' '}
      <span className="figures text-muted">
        {own.length - listOpen(own).length} / {own.length}
      </span>
    </>
  )
  return (
    <Section title={title}>
      <ul className="border-t border-rule">
        {own.map((check) => (
          <Entry check={check} key={check.id} />
        ))}
      </ul>
    </Section>
  )
}

const tones = { done: 'green', open: 'red', unknown: 'grey' } as const

function Entry({ check }: { check: Check }) {
  const { id, state, level } = check
  const { title, why, step } = checkWords[id]
  const tone = state === 'open' && level !== 'must' ? 'amber' : tones[state]
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-4 md:grid-cols-[8rem_1fr]">
      <h4 className="grid items-start justify-items-start gap-[inherit] font-sans text-base font-semibold md:col-span-2 md:grid-cols-subgrid">
        <StateBadge tone={tone}>{words.states[state]}</StateBadge> {title}
      </h4>
      <div className="grid max-w-[48rem] gap-2 [overflow-wrap:anywhere] md:col-start-2">
        <p>{sayState(check)}</p>
        {state !== 'done' && (
          <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[6rem_1fr]">
            <dt className="text-muted">{words.why}</dt>
            <dd>
              <Reason why={why} />
            </dd>
            <dt className="text-muted">{words.step}</dt>
            <dd>{step}</dd>
          </dl>
        )}
        {id === 'mail' && <TestMailButton />}
        {id === 'figures' && state === 'open' && <HideClaimsButton />}
      </div>
    </li>
  )
}

/** State of a check in words: fields of the firm by their labels, times on the reader's clock. */
function sayState({ id, state, seen }: Check): string {
  const { none, [state]: usual = words.states[state] } = checkWords[id]
  const text = state === 'open' && seen.length === 0 && none ? none : usual
  const parts = seen.map((part) =>
    /^\d{4}-\d\d-\d\dT/.test(part) ? formatMoment(part) : (firmFieldWords[part]?.label ?? part),
  )
  return fill(text, { seen: parts.join(', '), first: parts[0] ?? '', second: parts[1] ?? '' })
}

function Reason({ why }: { why: CheckWords['why'] }) {
  if (typeof why === 'string') return why
  return (
    <>
      {why.words}
      {why.sources.map((id) => (
        <OutsideLink className="ml-2" href={sources[id].url} key={id}>
          {sources[id].label}
        </OutsideLink>
      ))}
    </>
  )
}

/** Hides the claims without evidence, the alternative to naming the evidence under "Firm". */
function HideClaimsButton() {
  const hiding = useAction({
    ask: () => ['POST', '/api/admin/firm/hide-claims'],
    done: hideClaimsWords.done,
    failed: hideClaimsWords.failed,
    shown: { noun: path },
  })
  return (
    <ToolButton
      busy={hiding.isPending}
      className="justify-self-start"
      label={hiding.isPending ? hideClaimsWords.hiding : hideClaimsWords.hide}
      onClick={() => hiding.mutate()}
    />
  )
}

function TestMailButton() {
  const sending = useAction<void, TestMail>({
    ask: () => ['POST', `${path}/test-mail`],
    failed: testMailWords.failed,
    shown: { noun: path },
  })
  const result = sending.data?.data
  const { accepted, refused, acceptedText, answer } = testMailWords
  return (
    <div className="grid justify-items-start gap-3">
      <ToolButton
        busy={sending.isPending}
        icon="mail"
        label={sending.isPending ? testMailWords.sending : testMailWords.send}
        onClick={() => sending.mutate()}
      />
      <p className="text-sm text-muted">{testMailWords.lead}</p>
      {result && (
        <Notice
          title={result.accepted ? accepted : refused}
          tone={result.accepted ? 'success' : 'failure'}
        >
          <p>
            {result.accepted ? fill(acceptedText, { address: result.recipient }) : result.cause}
          </p>
          {result.answer && <p className="text-sm">{fill(answer, { answer: result.answer })}</p>}
        </Notice>
      )}
    </div>
  )
}
