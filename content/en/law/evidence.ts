/**
 * Records to keep as proof of a Yes, by question: documents, their columns, owner, retention and
 * cadence. Periods are suggestions unless a provision is named.
 */
import type { EvidenceRecord } from '../../../domain/law/sourced.ts'

const toolLife = 'While the tool is used, then the claim period'
const whileUsed = 'while the tool is used, then the claim period'
const withFile = 'With the candidate’s file'

const list = (items: string) => items.split(', ')

export const evidenceRecords: readonly EvidenceRecord[] = [
  {
    question: 'A1',
    documents: ['Policy', 'Announcement', 'Workforce record'],
    fields: list(
      'version, date, approver, allowed uses, banned uses, rule on chat tools, where found, country, body, informed / consulted / agreed, date, document',
    ),
    owner: 'Leadership',
    retention: `${toolLife}: shows the intended use`,
    cadence: 'Yearly, and on change',
  },
  {
    question: 'A2',
    documents: [
      'DPIA with roles, basis and condition table',
      'Equality analysis (public bodies)',
      'Vendor: risk file',
    ],
    fields: list(
      'tool, purpose, data, sources, numbers, stages with AI, solely automated yes / no, basis, condition, error margins, risk, likelihood, severity, measure, owner, due, residual risk, DPO advice, views, sign-off, date',
    ),
    owner: 'Legal (vendor: Product)',
    retention: `${toolLife}: GDPR and UK GDPR 5(2), 35(11). Vendor: ten years (AI Act 18, from 2 December 2027)`,
    cadence: 'Before purchase, and on change',
  },
  {
    question: 'A3',
    documents: ['Appointment'],
    fields: list('name, deputy, scope, power to stop, accepted on, drill date'),
    owner: 'Leadership',
    retention: `${toolLife}: shows who is responsible`,
    cadence: 'Yearly',
  },
  {
    question: 'A4',
    documents: ['Review log'],
    fields: list('date, trigger, reviewer, what changed, next date'),
    owner: 'Legal',
    retention: `${toolLife}: shows the reviews`,
    cadence: 'At least yearly',
  },
  {
    question: 'A5',
    documents: ['Incident plan', 'Rehearsal note', 'Incident sheet', 'Literacy record'],
    fields: list(
      'found on, by, tool, version, what, people affected, breach yes / no, hour of awareness, who was notified and when, stopped at, cause, fix, closed',
    ),
    owner: 'Leadership',
    retention:
      'Incidents: the claim period after closing. Breaches: the record under GDPR and UK GDPR 33(5)',
    cadence: 'Rehearsed yearly',
  },
  {
    question: 'A6',
    documents: ['Register of AI tools'],
    fields: list(
      'name, supplier, version, feature, switched on since, country of use, users, stage and part in the decision, forbidden practices ruled out: by, supplier’s letter, class and reason, profiles people yes / no, transparency (chat / voice / synthetic), role (controller / joint / processor), terms signed, instructions version, basis, special-category condition, solely automated yes / no, DPIA date, bias test date, next, owner, deputy, may stop, works council or staff: informed / consulted / agreed, date, retired on',
    ),
    owner: 'HR (vendor: Product)',
    retention: toolLife,
    cadence: 'Each quarter',
  },
  {
    question: 'B1',
    documents: ['Test plan and results'],
    fields: list(
      'tool, version, stage, period, groups, applied, selected, rate, ratio, difference, interval, P, method, who looked, finding, decision, fixed on, next',
    ),
    owner: 'HR (vendor: Product)',
    retention: `Counts: ${whileUsed}. Inputs: pseudonymised and locked for the claim period, held on a finding`,
    cadence: 'Before use; then every 90 days or set number of decisions',
  },
  {
    question: 'B2',
    documents: ['Explanation template', 'Samples'],
    fields: list(
      'candidate reference (removed), output, main reasons, data used, version, given on, by',
    ),
    owner: 'HR',
    retention: withFile,
    cadence: 'Per request; a sample each quarter',
  },
  {
    question: 'B3',
    documents: ['Group table', 'Validity evidence'],
    fields: list(
      'tool, version, stage, period, groups, applied, selected, rate, ratio, difference, interval, P, method, finding, measure of accuracy, criterion, sample, author',
    ),
    owner: 'HR',
    retention: `Counts: ${whileUsed}. Inputs: pseudonymised and locked for the claim period, held on a finding`,
    cadence: 'Before use; then every 90 days or set number of decisions',
  },
  {
    question: 'B4',
    documents: ['Complaint log', 'Feedback log'],
    fields: list(
      'received, route, about, person or bias yes / no, acknowledged (UK: within 30 days), investigator, outcome, told on, change made, feedback: date, role, tool, remark, action',
    ),
    owner: 'HR',
    retention:
      'The claim period after closing: GDPR and UK GDPR 5(2); Data Protection Act 2018, section 164A',
    cadence: 'As received; read monthly',
  },
  {
    question: 'B5',
    documents: ['Decision record'],
    fields: list(
      'candidate reference, vacancy, stage, tool, version, output, person, decision, reason, date, told on',
    ),
    owner: 'HR',
    retention: `${withFile}; hold`,
    cadence: 'Every decision; spot-check monthly',
  },
  {
    question: 'B6',
    documents: ['Adjustments log'],
    fields: list(
      'reference, vacancy, stage, tool, asked on, by which route, barrier in the candidate’s words (no diagnosis asked for), adjustment asked, offered, accepted, other route used, answered on, days, by, same criteria and same decision maker yes / no, refused: reason, who decided, cost or effort, outcome, complaint, readers, delete on',
    ),
    owner: 'HR',
    retention: `${withFile}; health data apart, fewer readers (GDPR and UK GDPR 9(2)(b); Data Protection Act 2018, Schedule 1, paragraph 1)`,
    cadence: 'As received',
  },
  {
    question: 'CT1',
    documents: ['Notices per route'],
    fields: list('route, text version, language, first shown, last shown, screenshot'),
    owner: 'HR',
    retention: 'Until the last day shown, then the claim period: proves what was said',
    cadence: 'On change; checked yearly',
  },
  {
    question: 'CT2',
    documents: ['Explanations per tool'],
    fields: list('tool, version, date, tested on which groups, result'),
    owner: 'HR',
    retention: 'Until the last day shown, then the claim period: proves what was said',
    cadence: 'With each version',
  },
  {
    question: 'CT3',
    documents: ['Contest log'],
    fields: list(
      'received, decision contested, reviewer, independent yes / no, looked at, outcome, changed yes / no, days, told on',
    ),
    owner: 'HR',
    retention: 'The claim period after closing',
    cadence: 'As received',
  },
  {
    question: 'CT4',
    documents: ['Contact lines', 'Answer times'],
    fields: list('where shown, contact, DPO, complaint line, received, answered, days'),
    owner: 'HR',
    retention: 'One year of answer times: quality of service',
    cadence: 'Monthly',
  },
  {
    question: 'C1',
    documents: ['Role matrix', 'Access review', 'Log sample'],
    fields: list(
      'person, role, system, rights, score visible yes / no, second factor, granted, last review, removed',
    ),
    owner: 'IT',
    retention: `Reviews: ${whileUsed}. Logs: as short as security needs; six months at least for logs of high-risk systems (AI Act 19 and 26(6), from 2 December 2027)`,
    cadence: 'Each quarter',
  },
  {
    question: 'C2',
    documents: ['Field list', 'Re-use register'],
    fields: list(
      'field, source, purpose, link to the job, special yes / no, inferred yes / no, condition, sent to, kept how long, supplier, trains on data yes / no, basis',
    ),
    owner: 'HR',
    retention: toolLife,
    cadence: 'On change; yearly',
  },
  {
    question: 'C3',
    documents: ['Retention schedule', 'Deletion reports', 'Hold register'],
    fields: list(
      'record, country, period, reason, start, how deleted, last run, count, hold: matter, set by, on, lifted',
    ),
    owner: 'Legal',
    retention: `Schedule: ${whileUsed}. Reports: two years, to show that it ran`,
    cadence: 'Monthly run',
  },
  {
    question: 'C4',
    documents: ['Test report', 'Findings'],
    fields: list(
      'tester, independent yes / no, scope, model in scope yes / no, date, finding, severity, owner, closed on, accepted by',
    ),
    owner: 'IT',
    retention: 'Until the next two tests',
    cadence: 'Yearly (our yardstick)',
  },
  {
    question: 'C5',
    documents: ['Roles table', 'Terms', 'Instructions annex', 'Supplier list', 'Transfer record'],
    fields: list(
      'supplier, role, country, purpose, signed on, sub-processors, checked on, instructions version, transfer: from, to, tool, assessment, date',
    ),
    owner: 'Legal',
    retention: 'The contract term, then the claim period under the contract',
    cadence: 'Yearly',
  },
  {
    question: 'D1',
    documents: ['Reviewer list', 'Review sample'],
    fields: list(
      'reviewer, trained on, authority, reference, score, opened before sending yes / no, minutes, decision, differs yes / no',
    ),
    owner: 'HR',
    retention: `List: ${whileUsed}. Sample: with the file`,
    cadence: 'Monthly sample',
  },
  {
    question: 'D2',
    documents: ['Thresholds', 'Monitoring reports', 'Alerts'],
    fields: list('figure, limit, reason, value, date, alert to, action'),
    owner: 'HR',
    retention: 'Figures for two years, then totals',
    cadence: 'Monthly',
  },
  {
    question: 'D3',
    documents: ['Pilot and update tests'],
    fields: list('version, change, tests run, old value, new value, approved by, date, live on'),
    owner: 'IT (vendor: Product)',
    retention: toolLife,
    cadence: 'At each update',
  },
  {
    question: 'D4',
    documents: ['Override log'],
    fields: list(
      'case reference, vacancy, stage, tool, version, settings, output (score / rank / band), opened before the outcome took effect yes / no, minutes, reviewer, trained on, decision, differs (up / down), reason in one line, contested, by candidate, result, in blind sample yes / no, blind verdict, monthly: share of rejected that were opened, overrides each way, blind misses with interval',
    ),
    owner: 'HR',
    retention: 'Entries with the file; totals for two years',
    cadence: 'Every case; read every 30 days (our yardstick)',
  },
  {
    question: 'D5',
    documents: ['Version and settings log'],
    fields: list(
      'tool, version, from, to, what changed, prompts or cut-offs, by, notice of the vendor',
    ),
    owner: 'IT',
    retention: toolLife,
    cadence: 'On change',
  },
  {
    question: 'D6',
    documents: ['Retirement record'],
    fields: list(
      'tool, switched off on, candidates in process and how finished, data returned or deleted (proof), logs kept until, downstream scores, contract ended',
    ),
    owner: 'IT',
    retention: 'The claim period after the last decision',
    cadence: 'At each retirement',
  },
]
