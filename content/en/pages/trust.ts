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
      'By default, forms, QuickScore, the newsletter and visit counts run in this software itself, and no page loads anything from another company.',
    ),
    ...(receiver
      ? [
          paragraph(
            `When someone writes to us or takes QuickScore, ${receiver} is sent their name, company and email address and, for QuickScore, role, score and band, by a signed call. It is never sent answers, the text of a message or a private link.`,
          ),
        ]
      : []),
    ...(disclosures.hosting ? [paragraph(`Hosting: ${disclosures.hosting}`)] : []),
    {
      kind: 'paragraph',
      text: [
        'The ',
        { text: 'privacy policy', href: '/privacy-policy' },
        ' says what is stored, why and on what basis.',
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
      caption: 'A daily job deletes data after these periods',
      columns: ['What', 'How long'],
      rows: [
        ['Contact messages', say(retention.contactMessages)],
        ['QuickScore assessments', say(retention.quickscoreAssessments)],
        ['Private links to a result', say(retention.resultLinks)],
        ['Answers by link that were never sent', say(retention.questionnaires)],
        ['Newsletter addresses never confirmed', say(retention.newsletterUnconfirmed)],
        ['Unsubscribed newsletter addresses', say(retention.newsletterUnsubscribed)],
        ['Records of mail sent', say(retention.sentMail)],
        ['Visit counts', say(retention.analyticsEvents)],
        ['Data deleted by staff', say(retention.trash)],
      ],
    },
  ],
}

const measures: LegalSection = {
  id: 'measures',
  title: 'Security measures',
  blocks: [
    {
      kind: 'table',
      caption: 'What we do, and how you can verify it',
      columns: ['Measure', 'How it works'],
      rows: [
        [
          'No cookie, and no request to another company',
          'Automated tests open every page in a browser and fail at the first one; the Content-Security-Policy in each response forbids them.',
        ],
        [
          'Only our own scripts run',
          'The Content-Security-Policy names each by its hash or address.',
        ],
        [
          'Logs hold no personal data',
          'Each log line has time, route, status and duration; tests read what is written.',
        ],
        [
          'The staff area needs a key; only its hash is stored',
          'Every call under /api/admin answers 401 without one; each person’s key has a role and can be revoked.',
        ],
        [
          'Wrong keys and forms are limited per connection',
          'Too many are answered with status 429 and the time to wait.',
        ],
        [
          'What is confirmed to you is stored',
          'An answer is sent once the data is on the disk; tests stop the server at any moment and check.',
        ],
        [
          'You can view, download and delete a QuickScore result yourself',
          'The private link in the report email; it can be revoked.',
        ],
        [
          'Articles contain no third-party code',
          'What editors save is sanitised on the server against an allow-list.',
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
        'Data about your candidates: QuickScore asks about your organisation; the adverse-impact check counts in your browser, and a record card is made from the counts when you ask for one, and not kept.',
        'Visitors’ IP addresses: they are counted in memory or under a fingerprint, and never logged.',
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
      'Who processes what on this site, how long it is kept, how it is protected and how you can verify that, and what we do not hold.',
  },
  title: 'Trust: data and security',
  updatedOn: '2026-11-24',
  updatedLabel: 'As of {date}',
  intro: [
    'For the security and privacy teams of those who work with us: what this site does with data, and how you can verify it.',
  ],
  sections: [processors(receiver), periods, measures, notHeld, ...onFile],
})

/** The page with default settings. */
export const trustPage = writeTrustPage(null)
