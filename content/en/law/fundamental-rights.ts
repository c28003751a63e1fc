/** Who needs a fundamental-rights impact assessment for hiring AI, who does not, alternatives. */
import type { Sourced } from '../../../domain/law/sourced.ts'
import { brand } from '../../firm.ts'
import { aiAct, equalityAct, gdpr, links, ukGdpr } from './links.ts'
import type { ReferencePage } from './words.ts'

export const fundamentalRightsPage: ReferencePage = {
  meta: {
    title: `Who needs a fundamental-rights assessment | ${brand.name}`,
    description:
      'Public bodies and private providers of public services that hire with high-risk AI in the EU, from 2 December 2027. Other private employers do not.',
  },
  eyebrow: 'Reference',
  title: 'Who needs a fundamental\u2011rights assessment for hiring\u00a0AI',
  lead: 'Public bodies, and private firms that provide public services, in the European Union, from 2 December 2027. Other private employers do not need one.',
  feed: '/feeds/law/fundamental-rights.rss',
}

export interface RightsEntry extends Sourced {
  id: string
  who: string
  needed: string
  text: string
}

export const fundamentalRights: readonly RightsEntry[] = [
  {
    id: 'public-bodies',
    who: 'A public body that hires in the EU',
    needed: 'Yes, from 2 December 2027',
    text: 'It is due before a high-risk system is first used. The Act names hiring systems that filter applications, evaluate candidates or target adverts as high-risk.',
    standing: 'confirmed',
    links: [aiAct('27'), links.omnibus],
  },
  {
    id: 'public-services',
    who: 'A private firm that provides a public service in the EU',
    needed: 'Yes, from 2 December 2027',
    text: 'The same applies to the hiring systems it uses.',
    standing: 'confirmed',
    links: [aiAct('27'), links.omnibus],
  },
  {
    id: 'private-employers',
    who: 'Any other private employer',
    needed: 'No',
    text: 'Article 27 does not name them. If a proposal says otherwise, ask which paragraph it relies on. A data-protection impact assessment is due today where a tool ranks or scores people.',
    standing: 'confirmed',
    links: [aiAct('27'), gdpr('35')],
  },
  {
    id: 'great-britain',
    who: 'An employer that hires in the United Kingdom alone',
    needed: 'No',
    text: 'The EU AI Act is not UK law. A data-protection impact assessment is due where a tool ranks or scores people, and public authorities in Great Britain must have due regard to equality.',
    standing: 'confirmed',
    links: [ukGdpr('35'), equalityAct('149')],
  },
]

export const fundamentalRightsWords = {
  who: { id: 'who', title: 'Who, and from when' },
  columns: ['Who', 'Needed?', 'Why'],
  how: {
    id: 'with-a-dpia',
    title: 'What it builds on',
    text: 'It may build on the data-protection impact assessment. Start with that one: it is due today where a tool ranks or scores people.',
    links: [aiAct('27'), gdpr('35')],
  },
  register: {
    text: 'The register behind a QuickScore result shows it only for those who need it, tool by tool.',
    link: { text: 'Take QuickScore', href: '/quickscore' },
  },
} as const
