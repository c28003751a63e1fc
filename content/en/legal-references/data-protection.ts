/**
 * Provisions that the GDPR and the UK GDPR share. Each is written once and becomes two entries that
 * are twins: the UK has had its own text since 1 January 2021.
 */
import type { LegalReference } from '../../../domain/law/references.ts'
import { comparedOn } from './compared-on.ts'

interface Shared extends Pick<LegalReference, 'pinpoint' | 'who' | 'summary'> {
  article: number | string
  /** Differences of the UK text. */
  uk?: Partial<Pick<LegalReference, 'pinpoint' | 'summary' | 'history'>> & {
    article?: string
  }
}

const automatedHistory = [
  {
    date: '2026-02-05',
    change:
      'Since the Data (Use and Access) Act 2025 it speaks of decisions that need the safeguards of Article 22C.',
  },
]

const controller = {
  '5-1-a': {
    article: 5,
    pinpoint: 'Article 5(1)(a)',
    who: 'both',
    summary: 'Process personal data lawfully, fairly and openly.',
  },
  '5-1-b': {
    article: 5,
    pinpoint: 'Article 5(1)(b)',
    who: 'both',
    summary: 'Use personal data for the purposes it was collected for, and for no others.',
    uk: {
      pinpoint: 'Articles 5(1)(b) and 8A',
      summary:
        'Use personal data for the purposes it was collected for; Article 8A says which re-uses are compatible.',
      history: [
        { date: '2026-02-05', change: 'Purpose limitation was restated, with Article 8A.' },
      ],
    },
  },
  '5-1-c': {
    article: 5,
    pinpoint: 'Article 5(1)(c)',
    who: 'both',
    summary: 'Process only the personal data that the purpose needs.',
  },
  '5-1-d': {
    article: 5,
    pinpoint: 'Article 5(1)(d)',
    who: 'both',
    summary: 'Keep personal data accurate, including what a system says about people.',
  },
  '5-1-e': {
    article: 5,
    pinpoint: 'Article 5(1)(e)',
    who: 'both',
    summary: 'Keep personal data only as long as the purpose needs it; no number of months is set.',
  },
  '5-1-f': {
    article: 5,
    pinpoint: 'Article 5(1)(f)',
    who: 'both',
    summary: 'Keep personal data secure.',
  },
  '5-2': {
    article: 5,
    pinpoint: 'Article 5(2)',
    who: 'deployer',
    summary: 'Be able to show that you keep to the principles of data protection.',
  },
  '6': {
    article: 6,
    pinpoint: 'Article 6(1)',
    who: 'both',
    summary: 'Have a lawful basis for each purpose.',
  },
  '9': {
    article: 9,
    pinpoint: 'Article 9(2)',
    who: 'deployer',
    summary: 'Have a condition for using special-category data, where any is used or inferred.',
  },
  '10': {
    article: 10,
    pinpoint: 'Article 10',
    who: 'deployer',
    summary: 'Use criminal-record data only as national law allows.',
  },
  '12-1': {
    article: 12,
    pinpoint: 'Article 12(1)',
    who: 'deployer',
    summary: 'Give people the required information in plain words.',
  },
  '12-3-4': {
    article: 12,
    pinpoint: 'Article 12(3) and (4)',
    who: 'deployer',
    summary:
      'Answer requests about rights within one month, and say how to complain where you refuse.',
    uk: {
      history: [
        { date: '2026-06-19', change: 'A refusal must mention both complaint routes.' },
        { date: '2026-02-05', change: 'Article 12A says when the month begins and stops.' },
      ],
    },
  },
  '13-1-a-b': {
    article: 13,
    pinpoint: 'Articles 13(1)(a)–(b) and 14(1)(a)–(b)',
    who: 'deployer',
    summary: 'Tell people who the controller is and how to reach its data protection officer.',
  },
  '13-1-c': {
    article: 13,
    pinpoint: 'Articles 13(1)(c) and 14(1)(c)',
    who: 'deployer',
    summary:
      'Tell people at collection what their data is used for, including profiling and what follows from it.',
  },
  '13-2-a': {
    article: 13,
    pinpoint: 'Article 13(2)(a)',
    who: 'deployer',
    summary: 'Tell people how long their data is kept, or by what criteria.',
  },
  '13-2-f': {
    article: 13,
    pinpoint: 'Articles 13(2)(f) and 14(2)(g)',
    who: 'deployer',
    summary:
      'Tell people of automated decision-making, the logic involved, and its significance and consequences for them.',
    uk: { history: automatedHistory },
  },
  '13-3': {
    article: 13,
    pinpoint: 'Articles 13(3) and 14(4)',
    who: 'deployer',
    summary: 'Tell people before their data is used for another purpose, such as another client.',
  },
  '14-3-c': {
    article: 14,
    pinpoint: 'Article 14(3)(c)',
    who: 'deployer',
    summary:
      'Where data came from elsewhere, tell the person at the latest when it is first disclosed to somebody else, such as a client.',
  },
  '14': {
    article: 14,
    pinpoint: 'Article 14',
    who: 'deployer',
    summary: 'Where data came from somebody else, tell the people concerned within a month.',
  },
  '15-1-h': {
    article: 15,
    pinpoint: 'Article 15(1)(h)',
    who: 'both',
    summary: 'On request, tell a person about the logic involved in an automated decision.',
    uk: {
      history: [
        {
          date: '2025-06-19',
          change: 'Article 15(1A): access needs only a reasonable and proportionate search.',
        },
        ...automatedHistory,
      ],
    },
  },
  '17': {
    article: 17,
    pinpoint: 'Article 17',
    who: 'deployer',
    summary: 'Erase personal data when the right to erasure applies.',
  },
  '24-1': {
    article: 24,
    pinpoint: 'Article 24(1)',
    who: 'both',
    summary: 'Review your data-protection measures and bring them up to date where needed.',
  },
  '24-2': {
    article: 24,
    pinpoint: 'Article 24(2)',
    who: 'both',
    summary: 'Have data-protection policies where these are proportionate to the processing.',
  },
  '25': {
    article: 25,
    pinpoint: 'Article 25',
    who: 'both',
    summary:
      'Build data protection into the design and the default settings, where you are controller.',
  },
  '26': {
    article: 26,
    pinpoint: 'Article 26',
    who: 'deployer',
    summary: 'Where purposes are set together, agree in writing who does what.',
  },
} as const satisfies Record<string, Shared>

const processorAndSecurity = {
  '28-1': {
    article: 28,
    pinpoint: 'Article 28(1)',
    who: 'both',
    summary: 'Only processors who offer sufficient guarantees may be used.',
  },
  '28-2-4': {
    article: 28,
    pinpoint: 'Article 28(2) and (4)',
    who: 'provider',
    summary: 'Use sub-processors only with authorisation and on the same terms.',
  },
  '28-3': {
    article: 28,
    pinpoint: 'Article 28(3)',
    who: 'both',
    summary: 'Have a contract with each processor that sets out what it may and must do.',
  },
  '28-3-a': {
    article: 28,
    pinpoint: 'Articles 28(3)(a), 28(10) and 29',
    who: 'provider',
    summary:
      'A processor acts on documented instructions only; purposes of its own make it a controller.',
  },
  '28-3-b-c': {
    article: 28,
    pinpoint: 'Article 28(3)(b) and (c)',
    who: 'provider',
    summary: 'A processor binds its people to confidentiality and takes security measures.',
  },
  '28-3-e': {
    article: 28,
    pinpoint: 'Article 28(3)(e)',
    who: 'provider',
    summary: 'A processor helps its customer to answer requests about rights.',
  },
  '28-3-f': {
    article: 28,
    pinpoint: 'Article 28(3)(f)',
    who: 'provider',
    summary: 'A processor helps its customer with the data-protection impact assessment.',
  },
  '28-3-g': {
    article: 28,
    pinpoint: 'Article 28(3)(g)',
    who: 'both',
    summary: 'At the end of the service the processor returns or deletes the data.',
  },
  '28-3-h': {
    article: 28,
    pinpoint: 'Article 28(3)(h)',
    who: 'both',
    summary: 'A processor shows that it complies and lets its customers audit it.',
  },
  '30': {
    article: 30,
    pinpoint: 'Article 30',
    who: 'both',
    summary: 'Keep a record of your processing activities.',
  },
  '32': {
    article: 32,
    pinpoint: 'Article 32(1)',
    who: 'both',
    summary: 'Take security measures that suit the risk.',
  },
  '32-1-d': {
    article: 32,
    pinpoint: 'Article 32(1)(d)',
    who: 'both',
    summary: 'Test the security measures regularly.',
  },
  '32-4': {
    article: 32,
    pinpoint: 'Article 32(4)',
    who: 'both',
    summary: 'Make sure that staff with access process personal data on instruction only.',
  },
  '33-34': {
    article: 33,
    pinpoint: 'Articles 33 and 34',
    who: 'both',
    summary:
      'Notify a personal-data breach to the authority within 72 hours unless there is no risk, and to the people where the risk is high.',
  },
  '35': {
    article: 35,
    pinpoint: 'Article 35(1), (3)(a) and (7)',
    who: 'both',
    summary:
      'Carry out a data-protection impact assessment where a high risk is likely; profiling that leads to decisions of significant effect is presumed to be one.',
  },
  '35-11': {
    article: 35,
    pinpoint: 'Article 35(11)',
    who: 'deployer',
    summary: 'Review the data-protection impact assessment when the risk changes.',
  },
  '36': {
    article: 36,
    pinpoint: 'Article 36',
    who: 'deployer',
    summary: 'Consult the authority first where the assessment shows a high risk that remains.',
  },
  '44-46': {
    article: 44,
    pinpoint: 'Articles 44 to 46',
    who: 'both',
    summary:
      'Send personal data abroad only under an adequacy decision, standard clauses or another listed tool.',
    uk: {
      article: '46',
      pinpoint: 'Articles 44A to 46',
      summary:
        'Send personal data abroad only where protection is not materially lower, or by an approved transfer tool.',
      history: [{ date: '2026-02-05', change: 'The data protection test replaced Article 44.' }],
    },
  },
} as const satisfies Record<string, Shared>

const shared = { ...controller, ...processorAndSecurity }

type SharedId = keyof typeof shared
type Prefixed<P extends string> = { [K in SharedId as `${P}-${K}`]: LegalReference }

/** Prefixes the ids of all entries; the one place that constructs the record's type. */
function prefixed<P extends string>(
  prefix: P,
  make: (id: SharedId, entry: Shared) => LegalReference,
): Prefixed<P> {
  const entries = Object.entries(shared) as [SharedId, Shared][]
  return Object.fromEntries(
    entries.map(([id, entry]) => [`${prefix}-${id}`, make(id, entry)]),
  ) as Prefixed<P>
}

export const gdprReferences = prefixed('gdpr', (id, { article, pinpoint, who, summary }) => ({
  jurisdiction: 'EU',
  instrument: 'GDPR',
  pinpoint,
  who,
  status: 'in-force',
  date: '2018-05-25',
  summary,
  url: `https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng#art_${article}`,
  comparedOn,
  twin: `uk-gdpr-${id}`,
}))

export const ukGdprTwins = prefixed('uk-gdpr', (id, entry) => {
  const { article, uk = {} } = entry
  return {
    jurisdiction: 'UK',
    instrument: 'UK GDPR',
    pinpoint: uk.pinpoint ?? entry.pinpoint,
    who: entry.who,
    status: 'in-force',
    date: '2021-01-01',
    summary: uk.summary ?? entry.summary,
    url: `https://www.legislation.gov.uk/eur/2016/679/article/${uk.article ?? article}`,
    comparedOn,
    twin: `gdpr-${id}`,
    ...(uk.history && { history: uk.history }),
  }
})

const eu = { jurisdiction: 'EU', comparedOn } as const

/** Articles of the GDPR that the UK text no longer has, and the judgments on them. */
export const euOnlyReferences = {
  'gdpr-22-1': {
    ...eu,
    instrument: 'GDPR',
    pinpoint: 'Article 22(1) and (2)',
    who: 'both',
    status: 'in-force',
    date: '2018-05-25',
    summary:
      'Forbids in principle a solely automated decision of significant effect, unless a contract needs it, law allows it or the person explicitly consents; it need not be invoked.',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng#art_22',
    twin: 'uk-gdpr-22a',
  },
  'gdpr-22-3': {
    ...eu,
    instrument: 'GDPR',
    pinpoint: 'Article 22(3)',
    who: 'deployer',
    status: 'in-force',
    date: '2018-05-25',
    summary:
      'Where a solely automated decision rests on contract or consent, offer human intervention, a chance to put one’s view and a way to contest it.',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng#art_22',
    twin: 'uk-gdpr-22c',
  },
  'gdpr-22-4': {
    ...eu,
    instrument: 'GDPR',
    pinpoint: 'Article 22(4)',
    who: 'deployer',
    status: 'in-force',
    date: '2018-05-25',
    summary:
      'Forbids solely automated decisions on special-category data without explicit consent or a law for reasons of substantial public interest.',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng#art_22',
    twin: 'uk-gdpr-22b',
  },
  'gdpr-recital-71': {
    ...eu,
    instrument: 'GDPR',
    pinpoint: 'Recital 71',
    who: 'deployer',
    status: 'in-force',
    date: '2018-05-25',
    summary:
      'Names e-recruiting without any human intervention as an example of a decision that Article 22 covers.',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng',
  },
  'cjeu-c-634-21': {
    ...eu,
    instrument: 'Court of Justice of the EU',
    pinpoint: 'Case C-634/21, SCHUFA Holding',
    who: 'both',
    status: 'decided',
    date: '2023-12-07',
    summary:
      'A score on which others draw strongly can itself be the automated decision; that this reaches a supplier of hiring scores is our inference. It binds in the EU; UK courts may have regard to it.',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62021CJ0634',
  },
  'cjeu-c-203-22': {
    ...eu,
    instrument: 'Court of Justice of the EU',
    pinpoint: 'Case C-203/22, Dun & Bradstreet Austria',
    who: 'deployer',
    status: 'decided',
    date: '2025-02-27',
    summary:
      'The information under GDPR Article 15(1)(h) must explain, in understandable terms, the procedure and principles actually applied. It binds in the EU; UK courts may have regard to it.',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62022CJ0203',
  },
  'pay-transparency-5-1': {
    ...eu,
    instrument: 'Pay Transparency Directive (EU) 2023/970',
    pinpoint: 'Article 5(1)',
    who: 'deployer',
    status: 'transposed',
    date: '2026-06-07',
    summary:
      'National law must give applicants the right to be told the initial pay or its range in time for an informed negotiation.',
    url: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
  },
  'pay-transparency-5-3': {
    ...eu,
    instrument: 'Pay Transparency Directive (EU) 2023/970',
    pinpoint: 'Article 5(3)',
    who: 'deployer',
    status: 'transposed',
    date: '2026-06-07',
    summary:
      'National law must require gender-neutral vacancy notices and job titles, whether or not AI writes them.',
    url: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
  },
  'pay-transparency-5-2': {
    ...eu,
    instrument: 'Pay Transparency Directive (EU) 2023/970',
    pinpoint: 'Article 5(2)',
    who: 'deployer',
    status: 'transposed',
    date: '2026-06-07',
    summary: 'National law must bar employers from asking about pay history.',
    url: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
  },
} as const satisfies Record<string, LegalReference>
