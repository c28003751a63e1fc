/** Words of the frame of every public page: menu, footer, not-found and error screens. */
import { brand } from '../firm.ts'
import type { Link, PageMeta } from './page.ts'

export interface MenuGroup {
  text: string
  items: readonly Link[]
}

export const skipLink = 'Skip to the content'

/** In the order of the menu. */
export const mainMenu: readonly (Link | MenuGroup)[] = [
  { text: 'Home', href: '/' },
  { text: 'Governance-in-a-Box', href: '/governance-in-a-box' },
  {
    text: 'Who we help',
    items: [
      { text: 'TA and HR teams', href: '/for-ta-teams' },
      { text: 'HR-tech vendors', href: '/for-hrtech-vendors' },
      { text: 'Industry analysts', href: '/for-analysts' },
      { text: 'Regulators', href: '/for-regulators' },
    ],
  },
  { text: 'About', href: '/about' },
  { text: 'Newsletter', href: '/newsletter' },
  { text: 'Contact', href: '/contact' },
]

export const headerWords = {
  menuLabel: 'Main menu',
  toggle: 'Menu',
  homeLabel: `${brand.name}, home`,
  quickscore: { text: 'QuickScore', href: '/quickscore' },
  quickscoreOnPhones: { text: 'QuickScore Assessment', href: '/quickscore' },
  contact: { text: 'Get in touch →', href: '/contact' },
} as const

export const footer = {
  blurb:
    'We help HR teams and their vendors in the EU and the UK govern the AI they use in hiring: what it decides, who answers for it, and the evidence that it is fair.',
  roadmap: 'US and APAC support is on our roadmap.',
  roadmapLink: { text: 'Contact us for timing', href: '/contact' },
  quickLinks: {
    title: 'Quick links',
    links: [
      { text: 'Home', href: '/' },
      { text: 'Governance-in-a-Box', href: '/governance-in-a-box' },
      { text: 'QuickScore', href: '/quickscore' },
      { text: 'About', href: '/about' },
      { text: 'Contact', href: '/contact' },
    ],
  },
  service: {
    title: 'In the box',
    links: [
      { text: 'Governance Engine', href: '/governance-in-a-box#governance-engine' },
      { text: 'Evidence Vault', href: '/governance-in-a-box#evidence-vault' },
      { text: 'Regulatory Pulse Feed', href: '/governance-in-a-box#regulatory-pulse' },
      { text: 'On-Call Expertise', href: '/governance-in-a-box#expert-advisory' },
      { text: 'Documentation Builder', href: '/governance-in-a-box#documentation-builder' },
    ],
  },
  contact: {
    title: 'Write to us',
    email: { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
    promise: 'We respond within one business day.',
  },
  /** `{year}` is the current one. */
  copyright: `© {year} ${brand.name}. All rights reserved.`,
  last: [
    { text: 'Insights', href: '/insights' },
    { text: 'Privacy policy', href: '/privacy-policy' },
    { text: 'Terms of service', href: '/terms-of-service' },
    { text: 'Trust', href: '/trust' },
    { text: 'Accessibility', href: '/accessibility' },
  ],
} as const

interface LostPage {
  meta: PageMeta
  title: string
  text: string
  onwardTitle: string
  onward: readonly (Link & { about: string })[]
}

export const notFoundPage: LostPage & { developers: string } = {
  meta: {
    title: `404 Page Not Found | ${brand.name}`,
    description: 'There is no page at this address.',
  },
  title: '404 Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link may be wrong.',
  onwardTitle: 'Where to go from here',
  onward: [
    { text: 'Home', href: '/', about: 'What we do and who we help' },
    {
      text: 'QuickScore',
      href: '/quickscore',
      about: 'A free self-assessment, about 4 minutes',
    },
    {
      text: 'Governance-in-a-Box',
      href: '/governance-in-a-box',
      about: 'The 12-month service and its plans',
    },
    { text: 'Insights', href: '/insights', about: 'Articles on AI in hiring' },
    { text: 'Contact', href: '/contact', about: 'We respond within one business day' },
  ],
  developers: 'For developers: did you forget to add the page to the router?',
}

export const ourFaultPage = {
  documentTitle: `Something went wrong | ${brand.name}`,
  title: 'Something went wrong on our side',
  /** `{status}` is the HTTP status. */
  text: 'This page could not be shown (error {status}). Nothing you sent has been lost. Please try again in a moment.',
  home: { text: 'Go to the home page', href: '/' },
} as const

/** For pages that need the database, while it is unavailable. */
export const outagePage = {
  documentTitle: `Back in a moment | ${brand.name}`,
  title: 'This page will be back in a moment',
  text: 'It needs data that we cannot reach at the moment. Please try again in a few seconds. Everything we have confirmed to you is stored.',
  home: ourFaultPage.home,
} as const

/** For a page without its record, such as an unknown author. */
export const missingPage = {
  documentTitle: notFoundPage.meta.title,
  title: notFoundPage.title,
  text: notFoundPage.text,
  home: ourFaultPage.home,
} as const

/** For a method that is not allowed, or too many requests. */
export const refusedPage = {
  documentTitle: `Not possible | ${brand.name}`,
  title: 'That was not possible',
  /** `{message}` says why. */
  text: '{message}',
  home: ourFaultPage.home,
} as const
