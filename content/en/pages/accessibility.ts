/** The accessibility statement, after the model of the EU directive for public bodies. */
import { brand } from '../../firm.ts'
import type { LegalDocument, Link } from '../page.ts'

const mail: Link = { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` }

export const accessibilityPage: LegalDocument = {
  meta: {
    title: `Accessibility statement | ${brand.name}`,
    description:
      'How accessible this site is, what was tested and how, what was not, and how to report a barrier.',
  },
  title: 'Accessibility statement',
  updatedOn: '2026-11-24',
  updatedLabel: 'As of {date}',
  intro: [
    `${brand.name} wants everyone to be able to use this site, and aims for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.`,
  ],
  sections: [
    {
      id: 'status',
      title: 'Where we stand',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We know of no barrier on these pages. No independent auditor has tested them, so we do not claim full conformance.',
        },
      ],
    },
    {
      id: 'tests',
      title: 'What was tested, and how',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every page and its states, in light and dark mode, with axe in a real browser, each time the software changes. Such a test finds only some barriers.',
            'The contrast of all text: at least 4.5:1, and 7:1 for running text.',
            'Forms, menus and dialogs with the keyboard alone.',
            'The public pages without scripts: they can be read, and the forms can be sent.',
            'PDF reports as tagged documents (PDF/UA-1), checked when each is made.',
          ],
        },
      ],
    },
    {
      id: 'not-tested',
      title: 'What was not tested',
      blocks: [
        {
          kind: 'list',
          items: [
            'Screen readers, speech input and magnifiers, by people who use them daily.',
            'Videos in articles, which are played by YouTube.',
          ],
        },
      ],
    },
    {
      id: 'complain',
      title: 'Report a barrier',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Write to ',
            mail,
            ' or use the ',
            { text: 'contact form', href: '/contact' },
            '. Say what you wanted to do and what stopped you; we answer within one business day and send you what you need in another format.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If our answer does not help, turn to the body that enforces accessibility or equality where you live.',
        },
      ],
    },
  ],
}
