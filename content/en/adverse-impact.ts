/** Words of the adverse-impact workbench: the form, the figures, and how to read them. */
import type { DraftFault } from '../../domain/adverse-impact/draft.ts'
import type { SheetFault } from '../../domain/adverse-impact/sheets.ts'
import type { Finding } from '../../domain/adverse-impact/verdict.ts'
import type { Sourced } from '../../domain/law/sourced.ts'
import { brand } from '../firm.ts'
import { aiAct, equalityAct, gdpr, links, ukGdpr } from './law/links.ts'
import type { PageMeta } from './page.ts'

export const adverseImpactPage = {
  meta: {
    title: `Adverse-impact calculator for hiring | ${brand.name}`,
    description:
      'Selection rates, impact ratio, exact test and intervals for your own counts, several stages and groups. Worked out in your browser; nothing is sent.',
  } satisfies PageMeta,
  eyebrow: 'Workbench',
  title: 'Adverse impact, worked out',
  lead: 'Enter head counts. Get selection rates, ratios and an exact test, for each stage, overall and across vacancies. The figures show what chance alone could explain. No figure here is a legal test in the EU or the UK.',
  privacy:
    'Everything is worked out in your browser, and nothing you type is sent, unless you ask for the record card as a PDF. Without scripts, the form is posted, answered and forgotten: nothing is stored or logged.',
} as const

export const formWords = {
  title: 'Your counts',
  lead: 'One line per group. Candidates: people who reached the first stage, not everyone who applied. Then how many passed each stage; those who pass one reach the next. People who did not say have a line of their own and are not compared.',
  stages: 'Stages, in order',
  stage: 'Name of stage {number}',
  stagePlaceholder: 'Stage {number}',
  groups: 'Groups',
  group: 'Group {number}',
  groupName: 'Name',
  reached: 'Candidates',
  passed: 'Passed {stage}',
  /** Matches column headings such as "Passed" and "Passed the interview". */
  saysPassed: /^passed\b/i,
  unsaid: 'People who did not say',
  leaveSmallOut: 'Leave groups under 2% out of the ratios (New York City, 6 RCNY 5-301(d))',
  sheet: {
    summary: 'Paste from a spreadsheet',
    label: 'Spreadsheet rows',
    hint: 'Copy the cells with their headings: group, candidates, then one column per stage. Tabs, semicolons or commas. Totals and columns of rates are left out, and listed.',
    read: 'Fill in the form',
  },
  addGroup: 'Add a group',
  addStage: 'Add a stage',
  example: 'Fill in an example',
  submit: 'Work it out',
  errors: 'Please check these entries',
  stageName: 'Stage {number}',
  sheetHeading: ['Group', 'Candidates'],
} as const

/** `{group}` is the name as typed; `{most}` a limit. */
export const faultWords: Record<DraftFault, string> = {
  'few-groups': 'At least two groups are needed to compare.',
  'many-groups': 'At most 30 groups fit; combine small ones or leave some out.',
  'many-stages': 'At most five stages fit.',
  'no-stage':
    'A line needs a group, how many reached the stage, and how many passed it, as whole numbers: columns with decimals or percentages are read as rates and left out.',
  'no-name': 'This group needs a name.',
  'same-name': '“{group}” appears twice.',
  'long-name': 'A name can have at most 80 characters.',
  'no-number': '{group}: please enter a whole number, 0 or more.',
  'two-readings':
    '{group}: “{text}” could mean {readings}. Please enter a whole number without separators.',
  'large-number': '{group}: at most one million people.',
  rising: '{group}: more people passed than reached the stage.',
  'no-sheet':
    'There are no rows to read. Paste one line per group, with cells separated by tabs, semicolons or commas.',
}

/** The worked example: each stage meets four fifths, the whole does not. */
export const exampleStudy = {
  stages: ['Screening', 'Interview'],
  groups: [
    { name: 'Women', counts: [200, 120, 60] },
    { name: 'Men', counts: [200, 140, 80] },
    { name: 'Not stated', counts: [24, 15, 9] },
  ],
} as const

export const resultWords = {
  title: 'Figures',
  verdicts: 'What they show, most urgent first',
  names: {
    'look-closer': 'look closer',
    'under-a-fifth': 'a gap of less than a fifth',
    open: 'not told apart from chance',
    'any-size': 'under one point',
    'too-few': 'too few to tell',
    favoured: 'passed more often',
    'no-fifth': 'no gap of a fifth fits',
  } satisfies Record<Finding, string>,
  verdict: '{stage}, {group}: {finding}',
  picture: 'Rates with their 95% intervals, {stage}',
  whole: 'Over all stages',
  /** The register's form parses this sentence (domain/register/tool.ts). */
  forRegister:
    'For the register of your tools: impact ratio {ratio}, {group} {selected} of {reached} against {against} {bestSelected} of {bestReached}, {stage}, exact P {p}.',
  columns: [
    'Group',
    'Passed',
    'Rate (95%)',
    'Ratio to {best}',
    'Difference from {best}, points (95%)',
    'Exact P',
  ],
  /** If a stage has no group to compare with. */
  best: 'the highest rate',
  passedOf: '{selected} of {reached}',
  reference: 'The others are compared with this group',
  smallReference:
    'Only {n} in the group with the highest rate: one person more or less moves every ratio.',
  notStated: 'Listed, not compared',
  leftOut: {
    sum: '“{name}” is left out: its figures are the sum of the other rows.',
    name: '“{name}” is left out: it is named as a total, but its figures are not the sum of the other rows. Is a row missing?',
  },
  shares: 'Left out of the sheet, because shares are not head counts: {columns}.',
  small: 'Left out of the ratios: {share} of the data. Say why in the summary of results.',
  alone: 'There is no other group to compare with',
  nobody: 'Nobody reached this stage',
  notComputed: 'not computed',
  notKnown: 'not known',
  andMore: '{low} or more',
  more: 'More on {group} against {other}',
  facts: {
    ratioInterval: 'Ratio, 95% (score interval)',
    rejection: 'Ratio of rejection rates',
    pooled: 'Pooled z, P',
    yates: 'Chi-square with Yates’ correction, P',
    odds: 'Odds ratio',
    unreliable: 'not used: an expected count is under 5',
    shortOfPooled: 'People short of the combined rate',
    shortOfOther: 'People short of the other rate',
    flipRatio: 'More passes that would bring the ratio to four fifths',
    flipP: 'More passes that would bring P to 5%',
    peopleNeeded: 'People needed per group to find such a gap four times in five',
  },
  product: 'Over all stages, {group}: {ratios} = {whole}.',
  several:
    'One of {count} comparisons. With so many, a P under 5% turns up by chance more often; the verdict of each stands on its own figures, as a claim does.',
  sides:
    'US practice compares with the group that has the highest rate. EU and UK law compare with all others.',
  method:
    'Rate: Wilson interval. Ratio: against all others, and against the group with the highest rate; score interval (Miettinen and Nurminen). Difference: Newcombe interval. P: Fisher’s exact test, two-sided. Do not pool versions, cut-offs or jobs to reach a number: compare within each vacancy.',
} as const

/** Two more forms: figures by vacancy, and scores with a pass mark. */
export const sheetWords = {
  vacancies: {
    title: 'Several vacancies, kept separate',
    lead: 'Vacancies with different rates must not be added up. Compare two groups within each, and then together.',
    focal: 'Group to check',
    other: 'Group to compare it with',
    rows: 'One line per vacancy',
    hint: 'Vacancy; candidates and passes of the first group; candidates and passes of the second. Tabs, semicolons or commas; at most 30 lines.',
    submit: 'Compare within vacancies',
    example: 'Office; 60; 9; 200; 40\nSales; 80; 28; 120; 48\nCare; 210; 126; 40; 26',
    columns: ['Vacancy', '{focal}', '{other}', 'Ratio', 'Difference, points', 'Exact P'],
    facts: {
      ratio: 'Common ratio of rates, 95%',
      odds: 'Common odds ratio, 95% (Mantel and Haenszel)',
      test: 'Mantel–Haenszel chi-square, P',
      exact: 'Exact test across all vacancies, P',
      same: 'Same odds in all vacancies? P (Tarone)',
      pooled: 'Ratio of the sums, which mixes vacancies',
    },
    note: 'Adjusted for the vacancy and nothing else. Rates and points in the verdict are those of the vacancies, weighted by their numbers. Odds are not rates: an odds ratio of 0.78 does not mean 22% less likely.',
    names: ['Women', 'Men'],
  },
  scores: {
    title: 'Scores instead of passes',
    lead: 'Where a tool gives scores, the pass mark sets the rates. One pass mark can hide what another shows: try each one you use.',
    rows: 'One line per person',
    hint: 'Group and score; tabs, semicolons or commas; at most 5,000 lines. Nothing is kept.',
    rule: 'Who passes',
    rules: {
      line: 'From this score on',
      median: 'Above the median of all scores (New York City)',
    },
    line: 'Pass mark (this score and above)',
    submit: 'Work it out at this pass mark',
    stage: 'At {line} and above',
    median: 'Above the median, {line}',
    onTheLine: {
      one: 'One person is exactly at the pass mark and counts as passed.',
      more: '{count} people are exactly at the pass mark and count as passed.',
    },
    onTheMedian: {
      one: 'Median {line}; one person stands on it and does not count as above.',
      more: 'Median {line}; {count} people stand on it and do not count as above.',
    },
  },
  faults: {
    'no-rows': 'There are no rows to read.',
    'many-rows': 'There are too many rows.',
    columns: 'Row {row}: please give each line the columns named above.',
    'no-number': 'Row {row}: please enter whole numbers, 0 or more; a score may have a decimal.',
    'two-readings':
      'Row {row}: “{text}” could mean {readings}. Please enter it without separators, or with its decimals.',
    'few-groups': 'At least two groups are needed to compare.',
    'many-groups': 'At most 30 groups fit; combine small ones or leave some out.',
    'large-number': 'Row {row}: at most one million people.',
    rising: 'Row {row}: more people passed than reached.',
    'no-line': 'Please enter the pass mark.',
  } satisfies Record<SheetFault, string>,
} as const

declare module '../../domain/vocabulary.ts' {
  interface Vocabulary {
    findings: typeof findingWords
    study: typeof resultWords
    record: typeof recordWords
    vacancies: typeof vacancyWords
  }
}

/** Findings never say "fair", "no discrimination" or "no gap", and never grade a size. */
export const findingWords = {
  findings: {
    favoured:
      '{group} passed more often than {side}: {own} against {other}, hard to explain by chance ({p}). The gap is the other side’s: read it there.',
    'look-closer':
      'Look closer. {group} passed at {own} against {other}: {points} points, {people} fewer than at the other rate, {rejected}. A gap like this is hard to explain by chance ({p}).',
    'any-size':
      'Hard to explain by chance ({p}), and under one point: {points} points, {people}. With numbers this large the test finds gaps of any size.',
    'under-a-fifth':
      'A gap of less than a fifth that is hard to explain by chance ({p}): {points} points, {people} fewer than at the other rate, {rejected}. No law here has a size that is too small to count.',
    'too-few': 'Too few to tell. Add rounds of the same job, tool and version.',
    open: 'Not told apart from chance. The figures fit anything {fits}.',
    'no-fifth':
      'No gap of a fifth or more to its disadvantage fits these figures, in passes or in rejections. Smaller ones do.',
  },
  /** Parts of a finding: the intervals, and the ratio of rejections. */
  fits: {
    passes: 'from {range} the other rate',
    rejections: ', and {range} its rejections',
    between: '{low} to {high} times',
    upwards: '{low} or more times',
  },
  rejected: { times: 'rejected {times} times as often', never: 'nobody of {side} was rejected' },
  /** Only in the comparison with the best group. */
  underFourFifths:
    'Under four fifths of the highest rate: US agencies generally read that as evidence of adverse impact (29 CFR 1607.4(D)), less so where few people make it.',
  people: { one: '{count} person', more: '{count} people' },
  allOthers: 'all others',
  against: 'Against {side}:',
  strata: {
    together:
      'Looking within each vacancy and then together: {verdict} {figures}; {short} within each.',
    odds: 'Odds {odds}, {p}',
    short: {
      fewer: '{people} fewer than at equal rates',
      more: '{people} more than at equal rates',
      none: 'as many people as at equal rates',
    },
    few: 'With one vacancy this is the plain comparison.',
    differ:
      'The gap is not the same in all vacancies ({p}). Read them one by one; the common figure hides that.',
    reversed: {
      better: {
        one: 'Added up, {group} looks better; in the one vacancy that can be compared it is worse. The sum mixes jobs with different rates: do not use it.',
        each: 'Added up, {group} looks better; in each of the {n} vacancies it is worse. The sum mixes jobs with different rates: do not use it.',
        some: 'Added up, {group} looks better; within the vacancies, taken together, it is worse (in {k} of {n}). The sum mixes jobs with different rates: do not use it.',
      },
      worse: {
        one: 'Added up, {group} looks worse; in the one vacancy that can be compared it is better. The sum mixes jobs with different rates: do not use it.',
        each: 'Added up, {group} looks worse; in each of the {n} vacancies it is better. The sum mixes jobs with different rates: do not use it.',
        some: 'Added up, {group} looks worse; within the vacancies, taken together, it is not (worse in {k} of {n}). The sum mixes jobs with different rates: do not use it.',
      },
    },
    standsOut:
      'Vacancy {name} stands out for {group}, {direction} ({p}). With {n} vacancies a P as low as this turns up by chance somewhere in {chance}.',
    direction: { worse: 'to its disadvantage', better: 'in its favour' },
    nothing: 'Nobody, or everybody, was selected in each vacancy: there is nothing to compare.',
  },
}

interface Reading extends Sourced {
  place: string
  asks: string
  helps: string
  limits: string
}

export const readingWords = {
  title: 'How to read it, by law',
  columns: ['Where', 'The law asks', 'How the figures help', 'Their limits'],
  after: {
    title: 'After any finding',
    text: 'Test by version, cut-off and filter; check the link to the job; change the tool or justify it in writing; set the date of the next test. That record is the evidence. Stop the deletion of inputs.',
  },
} as const

export const readings: readonly Reading[] = [
  {
    place: 'Great Britain',
    asks: 'Does a provision, criterion or practice put the group, and this person, at a particular disadvantage, and is it a proportionate means to a legitimate aim?',
    helps:
      'Statistics may show the disadvantage; the reason for it need not be shown, and not everyone in the group need be affected (Essop).',
    limits:
      'No 80% rule and no fixed P. The pool must fit the practice. A gap may be justified; a good ratio is no defence to direct discrimination or to missing adjustments.',
    standing: 'confirmed',
    links: [
      equalityAct('19'),
      {
        label: 'Essop, [2017] UKSC 27',
        url: 'https://caselaw.nationalarchives.gov.uk/uksc/2017/27',
      },
    ],
  },
  {
    place: 'Northern Ireland',
    asks: 'The same idea in separate instruments; monitoring of applicants is a legal duty from eleven employees.',
    helps: 'The Article 55 review every three years relies on such figures.',
    limits: 'Disability: adjustments and related treatment instead.',
    standing: 'one-account',
    links: [links.fairEmploymentMonitoring],
  },
  {
    place: 'European Union',
    asks: 'Particular disadvantage; the burden of proof shifts once facts suggest it.',
    helps: 'Statistics, where the national system lets them in.',
    limits: 'No ratio and no P in the directives. National procedure differs.',
    standing: 'confirmed',
    links: [links.raceDirective, links.frameworkDirective, links.genderDirective],
  },
  {
    place: 'United States, 29 CFR 1607.4(D)',
    asks: 'Under four fifths is generally read as evidence of adverse impact.',
    helps:
      'Ratio and test together: smaller gaps may count where significant, larger ones may not with small numbers.',
    limits: 'Weakened by an opinion of the US Justice Department of 9 June 2026 (one account).',
    standing: 'confirmed',
    links: [links.fourFifths, links.disparateImpactOpinion],
  },
  {
    place: 'New York City, Local Law 144',
    asks: 'Publish ratios by sex, by race or ethnicity and by both crossed.',
    helps:
      'Ratio to the highest rate by sex, by race or ethnicity and by both crossed; where a tool scores, the share above the median of all scores. People of unknown category are counted apart. Tick the two choices above the figures.',
    limits: 'It sets no pass mark.',
    standing: 'confirmed',
    links: [links.newYork],
  },
]

interface GroupData extends Sourced {
  place: string
  route: string
  limits: string
}

export const groupDataWords = {
  title: 'Group data, lawfully',
  lead: 'Keep it from the people who decide, report only groups of five or more, and pseudonymise.',
  columns: ['Where', 'Legal route', 'Limits'],
} as const

export const groupData: readonly GroupData[] = [
  {
    place: 'United Kingdom: sex, age',
    route: 'Not special-category data: a lawful basis under Article 6(1)(f) or (c) is enough.',
    limits: 'On a separate form, voluntary.',
    standing: 'confirmed',
    links: [ukGdpr('6')],
  },
  {
    place: 'United Kingdom: ethnic origin, religion or belief, health, sexual orientation',
    route:
      'Schedule 1, paragraph 8 of the Data Protection Act 2018: to keep equality of opportunity under review.',
    limits:
      'Necessary for that; not for decisions on a person; not where it is likely to cause substantial damage or distress; stop when the person gives written notice. Whether a policy document is needed is not confirmed.',
    standing: 'confirmed',
    links: [links.schedule1],
  },
  {
    place: 'United Kingdom: politics, union membership, sex life, genetics, biometrics',
    route: 'Explicit consent, or not at all.',
    limits: 'Paragraph 8 does not cover them.',
    standing: 'confirmed',
    links: [links.schedule1],
  },
  {
    place: 'Northern Ireland: community background, sex',
    route: 'A legal duty from eleven employees.',
    limits: 'By the monitoring form; the direct question first.',
    standing: 'confirmed',
    links: [links.fairEmploymentMonitoring],
  },
  {
    place: 'European Union: sex, age',
    route: 'A lawful basis under Article 6 of the GDPR.',
    limits: 'National labour law may add to it.',
    standing: 'confirmed',
    links: [gdpr('6')],
  },
  {
    place: 'European Union: special categories',
    route:
      'Explicit consent, rarely freely given by applicants, or Union or national law under Article 9(2)(b), (g) or (j).',
    limits: 'Refusing must cost nothing. Ask counsel in the country before you ask applicants.',
    standing: 'confirmed',
    links: [gdpr('9')],
  },
  {
    place: 'European Union: to find and correct bias in an AI system',
    route: 'Article 4a of the AI Act, for providers and deployers, strictly for that purpose.',
    limits:
      'All of these: other data would not do; technical limits and pseudonymisation; strict, documented access; no transfer and no access by others; deleted once corrected; records say why.',
    standing: 'confirmed',
    links: [aiAct('4a')],
  },
  {
    place: 'Everywhere: guessing from names or faces',
    route: 'No.',
    limits:
      'The ICO: not accurate enough for monitoring, and the guess is itself special-category data. Sorting by body data may be forbidden.',
    standing: 'confirmed',
    links: [links.icoAudits, aiAct('5')],
  },
]

export const recordWords = {
  title: 'Record card',
  reading: findingWords,
  note: 'Note',
  lead: 'One page to keep with the evidence for B1 and B3: the figures above, what was tested, who reviewed it, what was decided and when the next test is.',
  send: 'The spreadsheet is made in your browser. The PDF is made on our server from what is on this page, which is sent when you press the button and not kept.',
  fields: {
    tool: 'Tool and version',
    job: 'Job or job family',
    period: 'Period',
    lookedBy: 'Reviewed by',
    finding: 'Finding',
    decision: 'Decision, and why',
    next: 'Next test',
  },
  pdf: 'Download PDF',
  csv: 'Download CSV',
  empty: 'Not filled in',
  fileName: 'adverse-impact-record',
  page: '{number} of {total}',
  fileTitle: 'Adverse-impact record',
  foot: `${brand.name} | Adverse-impact record`,
  unprintable: '(in characters that this file cannot show)',
  madeOn: 'Made on {date}',
  figures: 'Figures',
  notLaw:
    'No ratio and no P is a legal test in the EU or the UK. A gap may be justified, and “not told apart from chance” does not mean fair.',
  columns: [
    'Stage',
    'Group',
    'Reached',
    'Passed',
    'Rate',
    'Rate low',
    'Rate high',
    'Ratio',
    'Ratio low',
    'Ratio high',
    'Difference',
    'Difference low',
    'Difference high',
    'P exact',
    'Chi-square Yates',
    'P Yates',
    'Odds ratio',
    'Compared with',
    'Reading',
  ],
  missing: 'The figures of this record could not be read. Please work them out again.',
} as const

/** Words of figures by vacancy, on the page and in its files. */
export const vacancyWords = {
  ...recordWords,
  ...resultWords,
  ...sheetWords.vacancies,
  note: recordWords.note,
  adjusted: sheetWords.vacancies.note,
}
