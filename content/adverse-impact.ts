/** Words of the adverse-impact workbench: the form, the figures, and how to read them. */
import type { DraftFault } from '../domain/adverse-impact/draft.ts'
import type { Finding } from '../domain/adverse-impact/study.ts'
import type { Sourced } from '../domain/law/sourced.ts'
import { brand } from './brand.ts'
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
  lead: 'Counts of people in; rates, ratios, differences and an exact test out, for each stage and for the whole. The figures say how far chance goes. No figure here is a legal test in the EU or the UK.',
  privacy:
    'Everything is worked out in your browser, and nothing you type is sent, unless you ask for the record card as a PDF. Without script, the form is posted, answered and forgotten: nothing is stored or logged.',
} as const

export const formWords = {
  title: 'Your counts',
  lead: 'One line for each group. Reached: people who came to the first stage, not all who applied. Then how many passed each stage; who passed one has reached the next. People who did not say go in a line named “Not stated”.',
  stages: 'Stages, in order',
  stage: 'Name of stage {number}',
  stagePlaceholder: 'Stage {number}',
  groups: 'Groups',
  group: 'Group {number}',
  groupName: 'Name',
  reached: 'Reached',
  passed: 'Passed {stage}',
  sheet: {
    summary: 'Paste from a spreadsheet',
    label: 'Rows of a sheet',
    hint: 'Copy the cells with their heading line: group, reached, then one column for each stage. Tabs, semicolons or commas.',
    read: 'Put into the form',
  },
  addGroup: 'Add a group',
  addStage: 'Add a stage',
  example: 'Fill in an example',
  submit: 'Work it out',
  errors: 'Please check these entries',
  stageName: 'Stage {number}',
  sheetHeading: ['Group', 'Reached'],
} as const

/** `{group}` is the name as typed; `{most}` a limit. */
export const faultWords: Record<DraftFault, string> = {
  'few-groups': 'Two groups at least are needed to compare.',
  'many-groups': 'At most 12 groups fit; combine small ones or leave some out.',
  'many-stages': 'At most five stages fit.',
  'no-stage': 'A line needs a group, how many reached the stage, and how many passed it.',
  'no-name': 'This group needs a name.',
  'same-name': '“{group}” is there twice.',
  'long-name': 'A name has at most 80 characters.',
  'no-number': '{group}: please enter a whole number, 0 or more.',
  'large-number': '{group}: at most one million people.',
  rising: '{group}: no more can pass than have reached the stage.',
  'no-sheet':
    'There are no rows to read: one line for each group, its cells parted by tabs, semicolons or commas.',
}

/** The worked example: each stage passes four fifths, the whole does not. */
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
  whole: 'Over all stages',
  columns: [
    'Group',
    'Passed',
    'Rate (95%)',
    'Ratio',
    'Difference, points (95%)',
    'P, exact',
    'Reading',
  ],
  passedOf: '{selected} of {reached}',
  reference: 'The others are compared with this group',
  notStated: 'Listed, not compared',
  marginal: 'Under 2% of the pool: listed, not compared',
  nobody: 'Nobody reached this stage',
  notComputed: 'not computed',
  holm: '{p} with Holm',
  more: 'More on {group}',
  facts: {
    ratioInterval: 'Ratio, 95% (Katz)',
    pooled: 'Pooled z, P',
    yates: 'Chi-square with Yates’ correction, P',
    odds: 'Odds ratio',
    unreliable: 'not used: an expected count is under 5',
    shortOfPooled: 'People short of the rate of both together',
    shortOfHighest: 'People short of the highest rate',
    flipRatio: 'More people that would bring the ratio to four fifths',
    flipP: 'More people that would bring P to 5%',
    peopleNeeded: 'People per group to find such a gap four times in five',
  },
  product: 'Over all stages, {group}: {ratios} = {whole}.',
  open: 'The interval spans zero and a group has under 100 people: too few to rule out a gap.',
  method:
    'Rate: Wilson interval. Ratio: against the group with the highest rate; groups of 30 and more come first. Difference: Newcombe interval. P: Fisher’s exact test, two-sided, raised for the number of comparisons (Holm). Do not pool versions, cut-offs or jobs to reach a number.',
} as const

export const findingWords: Record<Finding, string> = {
  'too-few':
    'Too few for a verdict: fewer than 30 people or 5 selected. Counts and intervals only.',
  'look-closer': 'Look closer: under four fifths, and hard to explain by chance.',
  'low-ratio': 'Under four fifths, but not told apart from chance.',
  'small-gap': 'Above four fifths, yet hard to explain by chance.',
  'nothing-found': 'No gap found. That does not mean fair: with few people it means not known.',
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
    text: 'Try version, cut-off and filter; check the link to the job; change it or justify it in writing; set the next date. That line is the evidence. Stop the deletion of inputs.',
  },
} as const

export const readings: readonly Reading[] = [
  {
    place: 'Great Britain',
    asks: 'Does a provision, criterion or practice put the group, and this person, at a particular disadvantage, and is it a proportionate means to a legitimate aim?',
    helps:
      'Statistics may show the disadvantage; its reason need not be shown, and not everyone in the group need be hit (Essop).',
    limits:
      'No 80% and no fixed P. The pool must fit the practice. A gap may be justified; a good ratio is no defence to direct discrimination or to missing adjustments.',
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
    helps: 'The Article 55 review every three years rests on such figures.',
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
    asks: 'Publish ratios by sex, by ethnicity and for their intersections.',
    helps: 'The same arithmetic.',
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
  lead: 'Keep it away from who decides, report groups of five and more only, pseudonymise.',
  columns: ['Where', 'Way', 'Limits'],
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
      'Explicit consent, seldom free for applicants, or Union or national law under Article 9(2)(b), (g) or (j).',
    limits: 'Refusing must cost nothing. Ask counsel in the country before you ask applicants.',
    standing: 'confirmed',
    links: [gdpr('9')],
  },
  {
    place: 'European Union: to find and correct bias in an AI system',
    route: 'Article 4a of the AI Act, for providers and deployers, strictly for that.',
    limits:
      'All at once: other data would not do; technical limits and pseudonymisation; strict, documented access; no transfer and no access by others; deleted once corrected; records say why.',
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
  findings: findingWords,
  lead: 'One page to keep with the evidence for B1 and B3: the figures above, what was tested, who looked, what was decided and when it is tested next.',
  send: 'The spreadsheet is made in your browser. The PDF is set on our server from what stands on this page: it is sent when you press the button, answered and forgotten.',
  fields: {
    tool: 'Tool and version',
    job: 'Job or job family',
    period: 'Period',
    lookedBy: 'Who looked',
    finding: 'Finding',
    decision: 'Decision, and why',
    next: 'Next test on',
  },
  pdf: 'Download PDF',
  csv: 'Download CSV',
  empty: 'Not filled in',
  fileName: 'adverse-impact-record',
  page: '{number} of {total}',
  fileTitle: 'Adverse-impact record',
  foot: `${brand.name} | Adverse-impact record`,
  unprintable: '(in letters that this file cannot show)',
  madeOn: 'Made on {date}',
  figures: 'Figures',
  notLaw:
    'No ratio and no P is a legal test in the EU or the UK. “No gap found” does not mean fair.',
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
    'P Holm',
    'Chi-square Yates',
    'P Yates',
    'Odds ratio',
    'Compared with',
    'Reading',
  ],
  missing: 'The figures of this record could not be read. Please work them out again.',
} as const
