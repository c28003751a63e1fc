import type {
  Basis,
  DomainId,
  Effort,
  ForUserType,
  Owner,
  Question,
  UserType,
} from '../../content/quickscore/question.ts'

/** A question as one respondent reads it: every wording settled. */
export interface AskedQuestion {
  id: string
  domain: DomainId
  topic: string
  weight: 1
  text: string
  helperText: string
  whyWeAsk: string
  counts: { yes: string; partial: string; no: string }
  evidence: string
  owner: Owner
  effort: Effort
  nextStep: string
  basis: Basis
}

/**
 * The questions that `userType` is asked, in the bank's order (specification, section 3).
 * Throws for a question that is asked of somebody without saying on what basis.
 */
export function listQuestions(bank: readonly Question[], userType: UserType): AskedQuestion[] {
  return bank
    .filter((question) => question.userTypes?.includes(userType) ?? true)
    .map((question) => resolveQuestion(question, userType))
}

function resolveQuestion(question: Question, userType: UserType): AskedQuestion {
  return {
    id: question.id,
    domain: question.domain,
    topic: question.topic,
    weight: question.weight,
    text: forUser(question.text, userType),
    helperText: forUser(question.helperText, userType),
    whyWeAsk: forUser(question.whyWeAsk, userType),
    counts: forUser(question.counts, userType),
    evidence: forUser(question.evidence, userType),
    owner: forUser(question.owner, userType),
    effort: question.effort,
    nextStep: forUser(question.nextStep, userType),
    basis: requireBasis(question, userType),
  }
}

function forUser<T extends string | object>(value: ForUserType<T>, userType: UserType): T {
  return isPerUserType(value) ? value[userType] : value
}

function isPerUserType<T extends string | object>(
  value: ForUserType<T>,
): value is Record<UserType, T> {
  return typeof value === 'object' && 'vendor' in value && 'buyer' in value
}

function requireBasis({ id, basis }: Question, userType: UserType): Basis {
  if (userType === 'buyer') return basis.buyer
  if ('vendor' in basis) return basis.vendor
  throw new Error(`Question ${id} is asked of vendors and has no basis for them`)
}
