/**
 * Every file of words, for code that reads them all: the lawyer's review, the check of sources.
 */
import * as adminActivity from './admin/activity.ts'
import * as adminChecks from './admin/checks.ts'
import * as adminCommandPalette from './admin/command-palette.ts'
import * as adminEditor from './admin/editor.ts'
import * as adminFirm from './admin/firm.ts'
import * as adminKeys from './admin/keys.ts'
import * as adminLabels from './admin/labels.ts'
import * as adminLaunch from './admin/launch.ts'
import * as adminLeads from './admin/leads.ts'
import * as adminMail from './admin/mail.ts'
import * as adminMedia from './admin/media.ts'
import * as adminMessages from './admin/messages.ts'
import * as adminNewsletter from './admin/newsletter.ts'
import * as adminNewsletterIssues from './admin/newsletter-issues.ts'
import * as adminPasskeys from './admin/passkeys.ts'
import * as adminPosts from './admin/posts.ts'
import * as adminQuickscore from './admin/quickscore.ts'
import * as adminRedirects from './admin/redirects.ts'
import * as adminReleases from './admin/releases.ts'
import * as adminTransfer from './admin/transfer.ts'
import * as adminWeek from './admin/week.ts'
import * as adminWords from './admin/words.ts'
import * as adverseImpact from './adverse-impact.ts'
import * as annotations from './annotations.ts'
import * as claims from './claims.ts'
import * as dutiesCandidates from './duties/candidates.ts'
import * as dutiesConditions from './duties/conditions.ts'
import * as dutiesDuty from './duties/duty.ts'
import * as dutiesFairness from './duties/fairness.ts'
import * as dutiesGovernance from './duties/governance.ts'
import * as dutiesHarm from './duties/harm.ts'
import * as dutiesIndex from './duties/index.ts'
import * as dutiesOversight from './duties/oversight.ts'
import * as dutiesSecurity from './duties/security.ts'
import * as dutiesWords from './duties/words.ts'
import * as freeProviders from './free-providers.ts'
import * as lawCalendar from './law/calendar.ts'
import * as lawCases from './law/cases.ts'
import * as lawChanges from './law/changes.ts'
import * as lawCorrections from './law/corrections.ts'
import * as lawCosts from './law/costs.ts'
import * as lawCountries from './law/countries.ts'
import * as lawCrosswalk from './law/crosswalk.ts'
import * as lawEvidence from './law/evidence.ts'
import * as lawFundamentalRights from './law/fundamental-rights.ts'
import * as lawLinks from './law/links.ts'
import * as lawNamedLaws from './law/named-laws.ts'
import * as lawOpenings from './law/openings.ts'
import * as lawRevisions from './law/revisions.ts'
import * as lawWords from './law/words.ts'
import * as legalReferencesAiActDates from './legal-references/ai-act-dates.ts'
import * as legalReferencesAiActDeployer from './legal-references/ai-act-deployer.ts'
import * as legalReferencesAiActProvider from './legal-references/ai-act-provider.ts'
import * as legalReferencesComparedOn from './legal-references/compared-on.ts'
import * as legalReferencesDataProtection from './legal-references/data-protection.ts'
import * as legalReferencesEquality from './legal-references/equality.ts'
import * as legalReferencesGuidance from './legal-references/guidance.ts'
import * as legalReferencesIndex from './legal-references/index.ts'
import * as legalReferencesUkDataProtection from './legal-references/uk-data-protection.ts'
import * as mailAccess from './mail/access.ts'
import * as mailContact from './mail/contact.ts'
import * as mailLaunch from './mail/launch.ts'
import * as mailLawNews from './mail/law-news.ts'
import * as mailLeads from './mail/leads.ts'
import * as mailNewsletterConfirmation from './mail/newsletter-confirmation.ts'
import * as mailNewsletterIssue from './mail/newsletter-issue.ts'
import * as mailQuestionnaires from './mail/questionnaires.ts'
import * as mailQuickscore from './mail/quickscore.ts'
import * as milestones from './milestones.ts'
import * as nouns from './nouns.ts'
import * as page from './page.ts'
import * as pagesAbout from './pages/about.ts'
import * as pagesAccessibility from './pages/accessibility.ts'
import * as pagesAudiencesAnalysts from './pages/audiences/analysts.ts'
import * as pagesAudiencesAudiencePage from './pages/audiences/audience-page.ts'
import * as pagesAudiencesFigures from './pages/audiences/figures.ts'
import * as pagesAudiencesHrtechVendors from './pages/audiences/hrtech-vendors.ts'
import * as pagesAudiencesIndex from './pages/audiences/index.ts'
import * as pagesAudiencesRegulators from './pages/audiences/regulators.ts'
import * as pagesAudiencesTaTeams from './pages/audiences/ta-teams.ts'
import * as pagesBenchmarkRequest from './pages/benchmark-request.ts'
import * as pagesContact from './pages/contact.ts'
import * as pagesHome from './pages/home.ts'
import * as pagesInsights from './pages/insights.ts'
import * as pagesNewsletter from './pages/newsletter.ts'
import * as pagesPrivacyPolicy from './pages/privacy-policy.ts'
import * as pagesService from './pages/service.ts'
import * as pagesStateOfHiringAi from './pages/state-of-hiring-ai.ts'
import * as pagesTermsOfService from './pages/terms-of-service.ts'
import * as pagesTrust from './pages/trust.ts'
import * as plans from './plans.ts'
import * as postsShareCard from './posts/share-card.ts'
import * as questionnairesAnsweringWords from './questionnaires/answering-words.ts'
import * as questionnairesAskingWords from './questionnaires/asking-words.ts'
import * as quickscoreApplicabilityWords from './quickscore/applicability-words.ts'
import * as quickscoreBoardWords from './quickscore/board-words.ts'
import * as quickscoreComingBack from './quickscore/coming-back.ts'
import * as quickscoreDisclosure from './quickscore/disclosure.ts'
import * as quickscoreLawNews from './quickscore/law-news.ts'
import * as quickscoreLawWords from './quickscore/law-words.ts'
import * as quickscoreQuestionBank from './quickscore/question-bank.ts'
import * as quickscoreQuestionsCandidates from './quickscore/questions/candidates.ts'
import * as quickscoreQuestionsFairness from './quickscore/questions/fairness.ts'
import * as quickscoreQuestionsGovernance from './quickscore/questions/governance.ts'
import * as quickscoreQuestionsOversight from './quickscore/questions/oversight.ts'
import * as quickscoreQuestionsSecurity from './quickscore/questions/security.ts'
import * as quickscoreReadingLink from './quickscore/reading-link.ts'
import * as quickscoreResultLink from './quickscore/result-link.ts'
import * as quickscoreResultWords from './quickscore/result-words.ts'
import * as quickscoreSpecimen from './quickscore/specimen.ts'
import * as quickscoreStartersImpactAssessment from './quickscore/starters/impact-assessment.ts'
import * as quickscoreStartersIndex from './quickscore/starters/index.ts'
import * as quickscoreStartersMessages from './quickscore/starters/messages.ts'
import * as quickscoreStartersNotices from './quickscore/starters/notices.ts'
import * as quickscoreStartersRecords from './quickscore/starters/records.ts'
import * as quickscoreStartersSuppliers from './quickscore/starters/suppliers.ts'
import * as quickscoreStartersUses from './quickscore/starters/uses.ts'
import * as quickscoreStartersWords from './quickscore/starters/words.ts'
import * as quickscoreSummaryWords from './quickscore/summary-words.ts'
import * as quickscoreTalk from './quickscore/talk.ts'
import * as quickscoreWords from './quickscore/words.ts'
import * as quickscoreWorkPackWords from './quickscore/work-pack-words.ts'
import * as registerFileWords from './register/file-words.ts'
import * as registerWords from './register/words.ts'
import * as resources from './resources.ts'
import * as retention from './retention.ts'
import * as roi from './roi.ts'
import * as site from './site.ts'
import * as sources from './sources.ts'
import * as starterEvidenceVaultForOneHiringTool from './starter/evidence-vault-for-one-hiring-tool.ts'
import * as starterIndex from './starter/index.ts'
import * as starterPersonInTheLoopWhoCanSayNo from './starter/person-in-the-loop-who-can-say-no.ts'
import * as starterReplyTemplates from './starter/reply-templates.ts'
import * as starterStarterPost from './starter/starter-post.ts'
import * as starterWhatTheDigitalOmnibusMoved from './starter/what-the-digital-omnibus-moved.ts'

/** All words by file name. */
export const allWords: Readonly<Record<string, object>> = {
  'admin/activity': adminActivity,
  'admin/checks': adminChecks,
  'admin/command-palette': adminCommandPalette,
  'admin/editor': adminEditor,
  'admin/firm': adminFirm,
  'admin/keys': adminKeys,
  'admin/labels': adminLabels,
  'admin/launch': adminLaunch,
  'admin/leads': adminLeads,
  'admin/mail': adminMail,
  'admin/media': adminMedia,
  'admin/messages': adminMessages,
  'admin/newsletter-issues': adminNewsletterIssues,
  'admin/newsletter': adminNewsletter,
  'admin/passkeys': adminPasskeys,
  'admin/posts': adminPosts,
  'admin/quickscore': adminQuickscore,
  'admin/redirects': adminRedirects,
  'admin/releases': adminReleases,
  'admin/transfer': adminTransfer,
  'admin/week': adminWeek,
  'admin/words': adminWords,
  'adverse-impact': adverseImpact,
  annotations: annotations,
  claims: claims,
  'duties/candidates': dutiesCandidates,
  'duties/conditions': dutiesConditions,
  'duties/duty': dutiesDuty,
  'duties/fairness': dutiesFairness,
  'duties/governance': dutiesGovernance,
  'duties/harm': dutiesHarm,
  'duties/index': dutiesIndex,
  'duties/oversight': dutiesOversight,
  'duties/security': dutiesSecurity,
  'duties/words': dutiesWords,
  'free-providers': freeProviders,
  'law/calendar': lawCalendar,
  'law/cases': lawCases,
  'law/changes': lawChanges,
  'law/corrections': lawCorrections,
  'law/costs': lawCosts,
  'law/countries': lawCountries,
  'law/crosswalk': lawCrosswalk,
  'law/evidence': lawEvidence,
  'law/fundamental-rights': lawFundamentalRights,
  'law/links': lawLinks,
  'law/named-laws': lawNamedLaws,
  'law/openings': lawOpenings,
  'law/revisions': lawRevisions,
  'law/words': lawWords,
  'legal-references/ai-act-dates': legalReferencesAiActDates,
  'legal-references/ai-act-deployer': legalReferencesAiActDeployer,
  'legal-references/ai-act-provider': legalReferencesAiActProvider,
  'legal-references/compared-on': legalReferencesComparedOn,
  'legal-references/data-protection': legalReferencesDataProtection,
  'legal-references/equality': legalReferencesEquality,
  'legal-references/guidance': legalReferencesGuidance,
  'legal-references/index': legalReferencesIndex,
  'legal-references/uk-data-protection': legalReferencesUkDataProtection,
  'mail/access': mailAccess,
  'mail/contact': mailContact,
  'mail/launch': mailLaunch,
  'mail/law-news': mailLawNews,
  'mail/leads': mailLeads,
  'mail/newsletter-confirmation': mailNewsletterConfirmation,
  'mail/newsletter-issue': mailNewsletterIssue,
  'mail/questionnaires': mailQuestionnaires,
  'mail/quickscore': mailQuickscore,
  milestones: milestones,
  nouns: nouns,
  page: page,
  'pages/about': pagesAbout,
  'pages/accessibility': pagesAccessibility,
  'pages/audiences/analysts': pagesAudiencesAnalysts,
  'pages/audiences/audience-page': pagesAudiencesAudiencePage,
  'pages/audiences/figures': pagesAudiencesFigures,
  'pages/audiences/hrtech-vendors': pagesAudiencesHrtechVendors,
  'pages/audiences/index': pagesAudiencesIndex,
  'pages/audiences/regulators': pagesAudiencesRegulators,
  'pages/audiences/ta-teams': pagesAudiencesTaTeams,
  'pages/benchmark-request': pagesBenchmarkRequest,
  'pages/contact': pagesContact,
  'pages/home': pagesHome,
  'pages/insights': pagesInsights,
  'pages/newsletter': pagesNewsletter,
  'pages/privacy-policy': pagesPrivacyPolicy,
  'pages/service': pagesService,
  'pages/state-of-hiring-ai': pagesStateOfHiringAi,
  'pages/terms-of-service': pagesTermsOfService,
  'pages/trust': pagesTrust,
  plans: plans,
  'posts/share-card': postsShareCard,
  'questionnaires/answering-words': questionnairesAnsweringWords,
  'questionnaires/asking-words': questionnairesAskingWords,
  'quickscore/applicability-words': quickscoreApplicabilityWords,
  'quickscore/board-words': quickscoreBoardWords,
  'quickscore/coming-back': quickscoreComingBack,
  'quickscore/disclosure': quickscoreDisclosure,
  'quickscore/law-news': quickscoreLawNews,
  'quickscore/law-words': quickscoreLawWords,
  'quickscore/question-bank': quickscoreQuestionBank,
  'quickscore/questions/candidates': quickscoreQuestionsCandidates,
  'quickscore/questions/fairness': quickscoreQuestionsFairness,
  'quickscore/questions/governance': quickscoreQuestionsGovernance,
  'quickscore/questions/oversight': quickscoreQuestionsOversight,
  'quickscore/questions/security': quickscoreQuestionsSecurity,
  'quickscore/reading-link': quickscoreReadingLink,
  'quickscore/result-link': quickscoreResultLink,
  'quickscore/result-words': quickscoreResultWords,
  'quickscore/specimen': quickscoreSpecimen,
  'quickscore/starters/impact-assessment': quickscoreStartersImpactAssessment,
  'quickscore/starters/index': quickscoreStartersIndex,
  'quickscore/starters/messages': quickscoreStartersMessages,
  'quickscore/starters/notices': quickscoreStartersNotices,
  'quickscore/starters/records': quickscoreStartersRecords,
  'quickscore/starters/suppliers': quickscoreStartersSuppliers,
  'quickscore/starters/uses': quickscoreStartersUses,
  'quickscore/starters/words': quickscoreStartersWords,
  'quickscore/summary-words': quickscoreSummaryWords,
  'quickscore/talk': quickscoreTalk,
  'quickscore/words': quickscoreWords,
  'quickscore/work-pack-words': quickscoreWorkPackWords,
  'register/file-words': registerFileWords,
  'register/words': registerWords,
  resources: resources,
  retention: retention,
  roi: roi,
  site: site,
  sources: sources,
  'starter/evidence-vault-for-one-hiring-tool': starterEvidenceVaultForOneHiringTool,
  'starter/index': starterIndex,
  'starter/person-in-the-loop-who-can-say-no': starterPersonInTheLoopWhoCanSayNo,
  'starter/reply-templates': starterReplyTemplates,
  'starter/starter-post': starterStarterPost,
  'starter/what-the-digital-omnibus-moved': starterWhatTheDigitalOmnibusMoved,
}
