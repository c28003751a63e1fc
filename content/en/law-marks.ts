/**
 * Sources of statements of law in texts that do not name them: on screens, in mail, in labels. A
 * statement of law without its own sources and without a mark here fails the check.
 */
import type { SourceId } from './sources.ts'

/**
 * - a list: the entries of `sources.ts` for the text
 * - `good-practice`: no law requires it, and the text does not say that one does
 * - `of-its-entry`: a text for any entry of a list; each entry has its own sources
 * - `states-nothing`: names a law, or what something is not, without stating a requirement
 */
export type LawMark =
  | readonly [SourceId, ...SourceId[]]
  | 'good-practice'
  | 'of-its-entry'
  | 'states-nothing'

/** Marks by file and path within it; a mark also covers everything below its path. */
export const lawMarks: Readonly<Record<string, LawMark>> = {
  'admin/firm.firmFieldWords.representative.label': 'states-nothing',
  'adverse-impact.findingWords.underFourFifths': ['fourFifths'],
  'adverse-impact.readingWords': 'states-nothing',
  'duties/harm.harm': 'states-nothing',
  'duties/words.dutyVocabulary': 'of-its-entry',
  'law/evidence.evidenceRecords': 'of-its-entry',
  'law/fundamental-rights.fundamentalRightsPage': ['aiActRights'],
  'law/revisions.pageRevisions': 'states-nothing',
  'law/words.crosswalkPage.meta': 'states-nothing',
  'pages/home.homePage.quickscorePrompt.text': 'states-nothing',
  'law/words.evidenceWords.reading': ['aiActDeployer', 'aiActProvider', 'gdpr', 'ukGdpr'],
  'law/words.evidenceWords.vendors': ['aiActProvider', 'aiActConformity', 'aiActRepresentative'],
  'law/words.lawWords.families': 'states-nothing',
  'legal-references/ai-act-dates.aiAct.instrument': 'states-nothing',
  'milestones.countdownWords.title': 'states-nothing',
  'law/named-laws.namedLaws': 'states-nothing',
  'pages/audiences/hrtech-vendors.hrtechVendors.meta': 'states-nothing',
  'pages/audiences/regulators.regulators.faq': 'states-nothing',
  'pages/home.homePage.meta': 'states-nothing',
  'pages/privacy-policy.privacyPolicy.sections.1': 'states-nothing',
  'pages/privacy-policy.privacyPolicy.sections.3': 'states-nothing',
  'pages/privacy-policy.privacyPolicy.sections.8': ['ukComplaints', 'gdpr', 'ukGdpr'],
  'pages/service.servicePage.register': 'states-nothing',
  'pages/service.servicePage.differentiators.items.1.text': 'states-nothing',
  'pages/terms-of-service.termsOfService': 'states-nothing',
  'quickscore/law-words.lawWords.isCheckOpen': 'states-nothing',
  'quickscore/law-words.lawWords.mayBeProvider': ['aiActProvider'],
  'quickscore/law-words.lawVocabulary': ['aiActProhibited'],
  'quickscore/law-words.lawWords.existingTools': ['aiActLegacy'],
  'quickscore/disclosure.disclosure': ['privilege'],
  'quickscore/law-words.lawWords.disclosure': ['privilege'],
  'quickscore/law-words.weightWords.weights': 'of-its-entry',
  'quickscore/law-words.practiceStops': ['aiActProhibited'],
  'quickscore/law-words.practiceWarnings.forbidden': ['aiActProhibited', 'aiActPenalties'],
  'quickscore/law-words.practiceWarnings.emotionsInUk': [
    'aiActProhibited',
    'aiActUkReach',
    'ukAutomatedDecisions',
    'icoEmotionAnalysis',
  ],
  'quickscore/law-words.practiceWarnings.elsewhere': ['aiActProhibited', 'aiActUkReach'],
  'quickscore/law-words.practiceWarnings.unsure': ['aiActProhibited'],
  'quickscore/starters/words.practiceNotes': [
    'aiActProhibited',
    'ukAutomatedDecisions',
    'icoEmotionAnalysis',
  ],
  'register/file-words.fileWords.council.ground': 'states-nothing',
  'register/file-words.fileWords.forbidden': ['aiActProhibited'],
  'register/words.registerSection.text': 'states-nothing',
  'register/words.toolPageWords.dutiesLead': 'states-nothing',
  'quickscore/starters/impact-assessment': 'of-its-entry',
  'quickscore/starters/messages': 'of-its-entry',
  'quickscore/starters/notices': 'of-its-entry',
  'quickscore/starters/records': 'of-its-entry',
  'quickscore/starters/suppliers': 'of-its-entry',
  'quickscore/work-pack-words.briefWords': 'of-its-entry',
  'quickscore/result-words.resultWords.views': 'states-nothing',
  'quickscore/words.agreementWords': 'states-nothing',
  'quickscore/words.disclaimers': 'states-nothing',
  'quickscore/words.methodologyWords': 'states-nothing',
  'roi.roiWords': ['aiActPenalties'],
  'starter/index.starterCategories': 'states-nothing',
}
