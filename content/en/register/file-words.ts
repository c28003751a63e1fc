/** Words of the files generated from the register. `{name}` inside a text is filled in. */
export const fileWords = {
  title: 'Register of AI tools in hiring',
  header: 'Prepared from your own entries, not legal advice',
  footer: 'Law as of {date}',
  /** At the top. */
  forbidden:
    'Stop first: {tools}. A practice that the EU AI Act forbids is marked. Switch it off until a lawyer has looked at it; no notice and no document makes it lawful.',
  notGiven: '[not given]',
  sheets: {
    tools: {
      name: 'Tools',
      columns: [
        'Tool',
        'Supplier',
        'Version',
        'In use since',
        'Where',
        'What it does',
        'Duties now',
        'Duties later',
        'Next date',
        'Missing documents',
      ],
    },
    papers: {
      name: 'Documents and people',
      columns: [
        'Tool',
        'Owner',
        'Deputy',
        'Who may stop it',
        'Contract',
        'Impact assessment',
        'Bias test',
        'Impact ratio',
        'Exact P',
        'Notice',
        'Works council',
        'Last reviewed',
        'Retired',
      ],
    },
    duties: {
      name: 'Duties',
      columns: ['Tools', 'When', 'Step', 'What to do', 'Law', 'Sources'],
    },
  },
  when: { now: 'Now', depends: 'Depends on a missing fact', ahead: 'From {date}' },
  elsewhere: 'as the result says',
  state: '{state}, {date}',
  word: {
    tools: 'The tools',
    columns: ['Tool', 'What it does', 'Duties now', 'Duties later', 'Missing documents', 'Owner'],
    duties: 'Legal duties, in the order of the plan',
    dutyColumns: ['When', 'Step', 'Tools', 'Legal basis'],
    all: 'All',
    nothing: 'None on the facts so far.',
  },
  calendar: {
    name: 'Dates of AI tools in hiring',
    forbidden: 'Stop first: {tool}',
    review: 'Review {tool}',
    law: 'Duties begin for {tool}',
    paper: '{tool}: {paper} is due',
    retired: '{tool} is retired',
  },
  notice: {
    file: 'candidate-notice-{place}',
    opening: {
      one: 'When you apply to us, a computer program takes part.',
      more: 'When you apply to us, computer programs take part.',
    },
    use: '{tool}{supplier}: it {does}.',
    supplier: ', by {name}',
    noSupplier: ', by [supplier]',
    noStages: '[at which stage and how]',
    ranks: 'ranks or scores people',
    alone: {
      always:
        'Applications are turned down by a program alone, before a person has looked: {tools}.',
      sometimes:
        'Some applications may be turned down by a program alone, before a person has looked: {tools}.',
    },
    emotions:
      '{tool} reads [emotions, mood] from your [face, voice, body]: [why, on which basis and condition]. You can apply without it: [how].',
    recipients:
      'Your data go to {suppliers} and to [other recipients: group firms, clients, testers].',
    /** The first line of the HTML snippet. */
    blanks: {
      one: '[One blank to fill before this is published]',
      more: '[{count} blanks to fill before this is published]',
    },
    /** Then, above the bracketed promises that cannot be made. */
    left: '[Left out, since it is not in place or not settled:]',
  },
  assessment: {
    title: 'Impact assessment: {tool}',
    lead: 'A data-protection impact assessment for one tool, filled from the register.',
    description:
      '{tool}, {supplier}, version {version}, in use since {since}. What it does: {does}. [data flow, numbers of people, sources, what people expect]',
    automated: {
      always: 'Yes: it turns people down before a person has looked. [share of files; safeguards]',
      sometimes:
        'Yes: it turns some people down before a person has looked. [share of files; safeguards]',
      unsure: '[to be settled: whether it turns anyone down before a person has looked]',
    },
    figures: 'Impact ratio {ratio}, exact P {p}, test of {date}. [interval, groups]',
    terms: 'Instructions, sub-processors and transfers are settled in writing: terms of {date}.',
    review: 'Every {months} months, next on {date}, and on these triggers: [triggers].',
    rights: {
      label: 'Fundamental rights',
      text: '[assessment of the impact on fundamental rights, from {date}, if the system is high-risk]',
      depends:
        '[to be settled: whether you are a public body or run a public service; if so, an assessment of the impact on fundamental rights from {date}]',
    },
  },
  council: {
    title: 'Sheet for the works council: {tool}',
    lead: 'What staff representatives are told about one tool before it is used. Whether they must be informed, be consulted or agree depends on the law of each country.',
    rows: {
      tool: 'Tool',
      purpose: 'What it does',
      people: 'Who is responsible',
      decision: 'Part in the decision',
      data: 'Data and people',
      papers: 'Documents',
      figures: 'Last bias test',
      rhythm: 'Review',
      request: 'What is asked of you',
      country: 'Law of the country: {country}',
    },
    tool: '{tool}, {supplier}, version {version}, in use since {since}',
    people: 'Owner: {owner}. Deputy: {deputy}. May stop it: {stopper}.',
    /** By the answer. */
    decision: {
      always: 'It turns people down before a person has looked.',
      sometimes: 'It turns some people down before a person has looked.',
      no: 'It turns nobody down before a person has looked.',
      unsure: '[to be settled: whether it turns anyone down before a person has looked]',
    },
    ground: {
      label: 'Ground under GDPR 22(2)',
      text: '[contract, law or explicit consent]',
    },
    data: '[which data of applicants; whether staff are affected, in promotion for example, and whether their use of the tool is recorded]',
    papers:
      'Impact assessment: {assessment}. Contract: {contract}. Notice to candidates: {notice}.',
    noFigures: '[figures and date]',
    noRhythm: '[review every … months]',
    request: '[information, consultation or consent; by which day; contact]',
  },
} as const
