import type { ClosingCall, Copy, Faq, Hero, PageMeta, Point } from '../../page.ts'

export type AudienceId = 'ta' | 'vendor' | 'analyst' | 'reg'

export interface AudiencePage {
  /** As in the `aud` parameter. */
  id: AudienceId
  route: string
  /** In the "Who we help" menu. */
  menuLabel: string
  meta: PageMeta
  hero: Hero
  pains: { title: string; items: readonly [Point, Point, Point] }
  help: { title: string; items: readonly Copy[] }
  faq: Faq
  closing: ClosingCall
}
