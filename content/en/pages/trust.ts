/**
 * Answers to a buyer's security team. Prints only what the code does or the firm's record states;
 * missing fields are left out and listed in the launch checklist.
 */
import { brand, disclosures } from '../../firm.ts'
import type { LegalBlock, LegalDocument, LegalSection, Link } from '../page.ts'
import { retention } from '../retention.ts'

const mail: Link = { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` }

const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })

/** `receiver`: the receiver of leads in the settings. */
const processors = (receiver: string | null): LegalSection => ({
  id: 'who-processes-what',
  title: 'Who processes what',
  blocks: [
    paragraph(
      'By default, forms, QuickScore, newsletter and the counting of visits run in this software itself, and no page loads anything from another company.',
    ),
    ...(receiver
      ? [
          paragraph(
            `When somebody writes to us or takes QuickScore, ${receiver} is sent name, company and e-mail address, for QuickScore also role, score and band, by a signed call. It is never sent answers, the text of a message or a private link.`,
          ),
        ]
      : []),
    ...(disclosures.hosting ? [paragraph(`Hosting: ${disclosures.hosting}`)] : []),
    {
      kind: 'paragraph',
      text: [
        'What is stored, why and on what basis stands in the ',
        { text: 'privacy policy', href: '/privacy-policy' },
        '.',
      ],
    },
  ],
})

const say = ({ amount, unit }: { amount: number; unit: string }) => `${amount} ${unit}`

const periods: LegalSection = {
  id: 'periods',
  title: 'How long it is kept',
  blocks: [
    {
      kind: 'table',
      caption: 'Periods after which a daily job deletes',
      columns: ['What', 'How long'],
      rows: [
        ['Contact messages', say(retention.contactMessages)],
        ['QuickScore assessments', say(retention.quickscoreAssessments)],
        ['Private links to a result', say(retention.resultLinks)],
        ['Questions passed on by link and not sent back', say(retention.questionnaires)],
        ['Newsletter addresses that were never confirmed', say(retention.newsletterUnconfirmed)],
        ['Newsletter addresses that were unsubscribed', say(retention.newsletterUnsubscribed)],
        ['Records of mail sent', say(retention.sentMail)],
        ['Counted visits', say(retention.analyticsEvents)],
        ['What staff delete', say(retention.trash)],
      ],
    },
  ],
}

const measures: LegalSection = {
  id: 'measures',
  title: 'Measures, and what holds each',
  blocks: [
    {
      kind: 'table',
      caption: 'What we do, and how you can see that it is so',
      columns: ['Measure', 'What holds it'],
      rows: [
        [
          'No cookie, and no request to another company',
          'Automatic tests open every page in a browser and fail at the first; the Content-Security-Policy in each answer forbids it.',
        ],
        [
          'Scripts are only our own',
          'The Content-Security-Policy names each by its hash or address.',
        ],
        [
          'Logs hold no personal data',
          'A line of the log has time, route, status and duration; tests read what is written.',
        ],
        [
          'The staff area needs a key; only its hash is stored',
          'Every call below /api/admin answers 401 without one; each person’s key has a role and can be taken back.',
        ],
        [
          'Wrong keys and forms are limited per connection',
          'Too many are answered with status 429 and the time to wait.',
        ],
        [
          'What is confirmed to you is stored',
          'An answer is sent once the data is on the disk; tests end the server at any moment and look.',
        ],
        [
          'You can see, take and delete a QuickScore result yourself',
          'The private link in the report mail; it can be revoked.',
        ],
        [
          'Articles hold no foreign code',
          'What editors save is cleaned on the server by an allow-list.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: ['Found a vulnerability? Please write to ', mail, ' or see /.well-known/security.txt.'],
    },
  ],
}

const notHeld: LegalSection = {
  id: 'what-we-do-not-hold',
  title: 'What we do not hold',
  blocks: [
    {
      kind: 'list',
      items: [
        'Data about your candidates: QuickScore asks about your organisation; the adverse-impact check counts in your browser, and a record card is made of the counts when you ask for one, and not kept.',
        'Visitors’ addresses: they are counted in memory or under a fingerprint, and written to no log.',
        'Accounts and passwords of visitors: there are none.',
        'Payment data: nothing is sold on this site.',
      ],
    },
  ],
}

const { ownUseOfAi, auditor } = disclosures

const onFile: LegalSection[] = [
  ...(ownUseOfAi
    ? [{ id: 'own-use-of-ai', title: 'Our own use of AI', blocks: [paragraph(ownUseOfAi)] }]
    : []),
  ...(auditor ? [{ id: 'audits', title: 'Who has audited us', blocks: [paragraph(auditor)] }] : []),
]

/** The page of a site that passes leads on to `receiver`; null for none. */
export const writeTrustPage = (receiver: string | null): LegalDocument => ({
  meta: {
    title: `Trust: data and security | ${brand.name}`,
    description:
      'Who processes what on this site, how long it is kept, which measures hold and how you can see it, and what we do not hold.',
  },
  title: 'Trust: data and security',
  updatedOn: '2026-11-24',
  updatedLabel: 'As of {date}',
  intro: [
    'For the security and privacy teams of those who work with us: what this site does with data, and what holds it to that.',
  ],
  sections: [processors(receiver), periods, measures, notHeld, ...onFile],
})

/** The page with default settings. */
export const trustPage = writeTrustPage(null)
