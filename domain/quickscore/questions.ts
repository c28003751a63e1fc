/**
 * Types of the question bank, and each role's questions. The bank is in `content/en/quickscore`.
 */

/** Who answers: a vendor of hiring technology, or an employer's own talent-acquisition team. */
export const userTypes = ['vendor', 'buyer'] as const
export type UserType = (typeof userTypes)[number]

/** The four scored domains in report order, a quarter of the overall score each. */
export const domainIds = ['governance', 'fairness', 'security', 'oversight'] as const
export type DomainId = (typeof domainIds)[number]

/** A text that is the same for both respondents, or worded for each. */
export type ForUserType<T> = T | Record<UserType, T>

/** `Vendor` is an employer's supplier; `Product` is the team that builds the system at a vendor. */
export type Owner = 'HR' | 'Legal' | 'Vendor' | 'Product' | 'IT' | 'Leadership'

/** S: days · M: weeks · L: a quarter or more. */
export type Effort = 'S' | 'M' | 'L'

export interface Question {
  /** "A1" … "D6", "CT1" … */
  id: string
  domain: DomainId
  /** Two to five words, for lists and charts: "Policies documented". */
  topic: string
  /** What to do, as a clause: "tell candidates that AI is used". */
  inShort: ForUserType<string>
  /** Every question counts the same. */
  weight: 1
  /** Absent: asked of both. */
  userTypes?: readonly UserType[]
  /** 12 to 25 words, one thought, answerable with "show me". */
  text: ForUserType<string>
  /** One or two sentences: what counts. */
  helperText: ForUserType<string>
  /** One sentence. */
  whyWeAsk: ForUserType<string>
  counts: ForUserType<{ yes: string; partial: string; no: string }>
  /** Records to keep as proof of a Yes. */
  evidence: ForUserType<string>
  owner: ForUserType<Owner>
  effort: Effort
  /** Imperative, at most 25 words: what to do when the answer is not Yes. */
  nextStep: ForUserType<string>
  /** A first step to take at once, in one sentence. */
  firstHour?: ForUserType<string>
  /** Where another step meets the same duty: `{review}` is this one, `{safeguard}` the other. */
  choice?: string
  /** One sentence, by role, if no provision asks for the step in terms. */
  goodPractice?: Partial<Record<UserType, string>>
}

export interface Domain {
  id: DomainId
  /** As on screen: "Governance & Risk Management". */
  name: string
  /** One sentence for the methodology page and the report. */
  about: string
}

type Settled<Value> = Value extends Record<UserType, infer Own> ? Own : Value

/** A question in the wording of one role. */
export type AskedQuestion = {
  [Name in keyof Omit<Question, 'userTypes' | 'goodPractice'>]: Settled<Question[Name]>
} & {
  /** Present if no provision asks for the step in terms. */
  goodPractice?: string
}

/** The questions that `userType` is asked, in the bank's order. */
export function listQuestions(bank: readonly Question[], userType: UserType): AskedQuestion[] {
  return bank
    .filter((question) => question.userTypes?.includes(userType) ?? true)
    .map((question) => resolveQuestion(question, userType))
}

function resolveQuestion(question: Question, userType: UserType): AskedQuestion {
  const { userTypes: _, goodPractice, ...wordings } = question
  const settled = Object.entries(wordings).map(([name, value]) => [
    name,
    isPerUserType(value) ? value[userType] : value,
  ])
  const own = goodPractice?.[userType]
  return { ...Object.fromEntries(settled), ...(own && { goodPractice: own }) }
}

function isPerUserType(value: unknown): value is Record<UserType, unknown> {
  return typeof value === 'object' && value !== null && 'vendor' in value && 'buyer' in value
}
