/** Texts of the pictures for link previews: /social/<page>.png, 1200 × 630. */

import type { ShareCard } from '../../../domain/posts/share-card.ts'
import { brand } from '../../firm.ts'
import { adverseImpactPage } from '../adverse-impact.ts'
import { fundamentalRightsPage } from '../law/fundamental-rights.ts'
import {
  casesPage,
  changesPage,
  correctionsPage,
  countriesPage,
  crosswalkPage,
  evidencePage,
  lawPage,
  unitedStatesPage,
} from '../law/words.ts'
import { aboutPage } from '../pages/about.ts'
import { accessibilityPage } from '../pages/accessibility.ts'
import { analysts } from '../pages/audiences/analysts.ts'
import { hrtechVendors } from '../pages/audiences/hrtech-vendors.ts'
import { regulators } from '../pages/audiences/regulators.ts'
import { taTeams } from '../pages/audiences/ta-teams.ts'
import { benchmarkRequestPage } from '../pages/benchmark-request.ts'
import { homePage } from '../pages/home.ts'
import { insightsPage } from '../pages/insights.ts'
import { newsletterPage } from '../pages/newsletter.ts'
import { privacyPolicy } from '../pages/privacy-policy.ts'
import { servicePage } from '../pages/service.ts'
import { statePage } from '../pages/state-of-hiring-ai.ts'
import { termsOfService } from '../pages/terms-of-service.ts'
import { trustPage } from '../pages/trust.ts'
import { specimenWords } from '../quickscore/specimen.ts'
import { landingWords, methodologyWords } from '../quickscore/words.ts'

function card(eyebrow: string, title: string): ShareCard {
  return { eyebrow, title, note: brand.tagline }
}

/** By path. */
export const shareCards: Readonly<Record<string, ShareCard>> = {
  '/': {
    ...card('For HR and talent teams in the EU and the UK', homePage.hero.title),
    note: 'AI regulation and governance for hiring',
  },
  '/governance-in-a-box': card(servicePage.hero.eyebrow, servicePage.hero.title),
  '/for-ta-teams': card(taTeams.hero.eyebrow, taTeams.hero.title),
  '/for-hrtech-vendors': card(hrtechVendors.hero.eyebrow, hrtechVendors.hero.title),
  '/for-analysts': card(analysts.hero.eyebrow, analysts.hero.title),
  '/for-regulators': card(regulators.hero.eyebrow, regulators.hero.title),
  '/about': card('About us', aboutPage.title),
  '/newsletter': card('Newsletter', newsletterPage.title),
  '/contact': card('Contact', 'Write to us about the AI you use in hiring'),
  '/quickscore': card(landingWords.eyebrow, landingWords.title),
  '/quickscore/methodology': card(
    methodologyWords.eyebrow,
    'How QuickScore works: every question, the arithmetic, the law',
  ),
  '/quickscore/specimen': card(specimenWords.label, specimenWords.title),
  '/benchmark-request': card('For industry analysts', benchmarkRequestPage.title),
  '/state-of-hiring-ai': card(statePage.eyebrow, statePage.title),
  '/insights': card(insightsPage.title, insightsPage.lead),
  '/law': card('The law of hiring AI', lawPage.title),
  '/law/changes': card('The law of hiring AI', changesPage.title),
  '/law/crosswalk': card('The law of hiring AI', crosswalkPage.title),
  '/law/cases': card('The law of hiring AI', casesPage.title),
  '/law/countries': card('The law of hiring AI', countriesPage.title),
  '/law/united-states': card('The law of hiring AI', unitedStatesPage.title),
  '/law/fundamental-rights': card('The law of hiring AI', fundamentalRightsPage.title),
  '/evidence': card('Evidence index', evidencePage.title),
  '/tools/adverse-impact': card('Workbench', adverseImpactPage.title),
  '/corrections': card('Corrections', correctionsPage.title),
  '/privacy-policy': card('What we store, for how long, and who sees it', privacyPolicy.title),
  '/terms-of-service': card('What you can rely on, and what we ask of you', termsOfService.title),
  '/trust': card('Trust', trustPage.title),
  '/accessibility': card('Accessibility', accessibilityPage.title),
}

/** Before the names of an article's categories. */
export const articleEyebrow = insightsPage.title
