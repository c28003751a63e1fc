/** What the site said wrongly and when it was put right. Newest first; nothing is ever taken off. */
import type { Correction } from '../../domain/law/sourced.ts'

export const corrections: readonly Correction[] = [
  {
    id: 'ai-act-for-uk-hiring',
    on: '2026-11-22',
    where: 'Page for TA and HR teams',
    was: 'Whoever uses hiring AI is a deployer under the EU AI Act.',
    is: 'An employer is a deployer under the AI Act if it is established in the EU or the tool’s output is used there. Hiring only in the UK is under UK data-protection and equality law today.',
  },
  {
    id: 'two-instruments',
    on: '2026-11-22',
    where: 'Legal references',
    was: 'Shared provisions were cited by the EU’s GDPR alone.',
    is: 'Each shared provision names the GDPR and the UK GDPR, with both texts. Judgments of the EU Court after 2020 bind in the EU; UK courts may have regard to them.',
  },
  {
    id: 'reviewing-every-decision',
    on: '2026-11-22',
    where: 'Question D1',
    was: '“Law in force” for having a person review every decision.',
    is: 'In the EU a decision based solely on automated processing is prohibited unless a ground of Article 22(2) applies. In the UK it takes either meaningful human involvement or four safeguards. Reviewing beyond that is good practice.',
  },
  {
    id: 'override-review',
    on: '2026-11-22',
    where: 'Question D4',
    was: '“Law in force” for reviewing overrides.',
    is: 'Good practice. The UK provision gives candidates human intervention; it asks for no review of overrides.',
  },
  {
    id: 'independent-tests',
    on: '2026-11-22',
    where: 'Question C4',
    was: '“Law in force” for a yearly independent security test.',
    is: 'Good practice, supported by the duty to test regularly. No text names an outsider or a year.',
  },
  {
    id: 'uk-complaints-duty',
    on: '2026-11-22',
    where: 'Question B4',
    was: '“Good practice” for a way to complain.',
    is: 'In the UK it has been a duty since 19 June 2026. In the EU it is good practice.',
  },
  {
    id: 'equality-act-reach',
    on: '2026-11-22',
    where: 'Legal references',
    was: 'The Equality Act 2010 as the law of the UK.',
    is: 'It is the law of Great Britain. Northern Ireland has its own orders and regulations.',
  },
  {
    id: 'bias-test-inputs',
    on: '2026-11-22',
    where: 'Article on the evidence vault',
    was: 'Inputs of a bias test on individuals: delete once checked.',
    is: 'Pseudonymise and lock them until the claim period ends; deletion stops when a disparity is found, because the burden of proof may shift to the employer.',
  },
  {
    id: 'fines-for-small-firms',
    on: '2026-11-22',
    where: 'Calculator',
    was: 'One figure, the ceiling for prohibited practices.',
    is: 'Beside it stand the ceiling for duties on hiring systems (3%) and, for small and medium-sized firms, the lower of the two amounts, which is what counts for them.',
  },
  {
    id: 'checked-on',
    on: '2026-11-22',
    where: 'Every legal reference',
    was: '“Checked on”, for links that no person had opened.',
    is: '“Compared with our notes on”, until a named person has opened the link.',
  },
]
