import type { Condition } from '../../../domain/law/duties.ts'

/** The conditions in words, after "Required". */
export const conditionWords: Readonly<Record<Condition, string>> = {
  'high-risk': 'if the system is high-risk',
  'prohibited-practice': 'if a practice meets every element of the article',
  'ranks-people': 'if a tool ranks, scores, matches or rejects people',
  'solely-automated': 'if anyone is turned down without a person who really decides',
  'safeguards-missing': 'if one of the four safeguards is missing',
  'public-body': 'if you are a public body or run a public service',
  'serves-candidates': 'if you offer candidates a service of your own for finding work',
  'own-purposes': 'if you use customers’ candidate data for purposes of your own',
  'score-relied-on': 'if customers draw strongly on your score',
  'hires-there': 'if people are hired there',
  'hires-for-clients': 'if you hire for clients',
  'finds-jobs': 'if you find jobs for people',
  'supplies-staff': 'if you supply clients with your own temporary staff',
  'special-category-data': 'if special-category data is used or inferred',
  'policy-document': 'if you rely on a condition that calls for a policy document',
  'residual-high-risk': 'if the impact assessment shows a high risk that measures do not lower',
  'personal-data-breach': 'if personal data is breached',
  'data-from-elsewhere': 'if the data came from somebody else',
  'criminal-records': 'if criminal records are used',
  'talks-with-people':
    'if the system deals with people directly and it is not obvious that it is AI',
  'own-tool': 'if you built the tool, put your name on it or changed it substantially',
  'generates-content': 'if the system generates text, sound, image or video',
  'emotion-or-biometrics': 'if emotions are recognised or people are categorised by biometrics',
  'outside-eu': 'if you are established outside the EU',
  'existing-staff': 'if it is used on existing staff, in promotion for example',
  'input-under-control': 'if you control the input data',
  'logs-under-control': 'if the logs are under your control',
  'substantial-modification': 'if the system is modified substantially',
  'eleven-employees': 'if you have 11 or more employees',
  'registered-employer': 'if you are a registered employer',
  'automated-on-special-data':
    'if it uses special-category data without explicit consent or a law for reasons of substantial public interest',
  'recognised-interest':
    'if it relies on a recognised legitimate interest, or uses special-category data without either explicit consent to all of it, or contract or law together with substantial public interest',
}
