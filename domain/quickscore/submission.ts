import * as z from 'zod/mini'
import { emailAddressMaxLength, emailAddressSchema } from '../email-address.ts'
import { applicabilitySchema } from '../law/applicability.ts'
import { singleLine } from '../text.ts'
import type { submissionResultSchema } from './assessment.ts'
import { userTypes } from './questions.ts'
import { answerValues } from './scoring.ts'

/** Longest entries of the lead form, in characters. */
export const leadMaxLengths = { name: 200, company: 200, email: emailAddressMaxLength } as const

/** The three fields of "Get Your Results". */
export const leadSchema = z.object({
  name: singleLine(leadMaxLengths.name, { required: 'Please enter your full name.' }),
  company: singleLine(leadMaxLengths.company, { required: 'Please enter your company.' }),
  email: emailAddressSchema,
})

const answersMessage =
  'Answers must map question codes such as "A1" to 1, 0.5, 0 or -1, with 1 to 100 entries.'

const answersSchema = z
  .record(
    z.string().check(z.regex(/^[A-Z]{1,3}[0-9]{1,2}$/, answersMessage)),
    z.literal(answerValues, answersMessage),
    answersMessage,
  )
  .check(
    z.refine((answers) => {
      const count = Object.keys(answers).length
      return count >= 1 && count <= 100
    }, answersMessage),
  )

const earlierMessage = 'The earlier result is named by the token of its private link.'
const wordingMaxLength = 20

/**
 * Body of `POST /api/quickscore/submit`. `score` and `band` may be sent and are dropped unread,
 * like any field that is not named here: the server works out its own. A well-formed code that the
 * bank does not know is kept and never scored, since a tab may be older than the bank.
 */
export const submissionSchema = z.extend(leadSchema, {
  user_type: z.enum(userTypes, 'The user type must be "vendor" or "buyer".'),
  answers: answersSchema,
  /** Kept beside the answers; it changes no score. */
  applicability: z._default(applicabilitySchema, {}),
  /** The token of the private link to the result that is taken again. */
  earlier: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, earlierMessage))),
  /** What hangs on that result, as its register of tools, goes to the new one. */
  moves_register: z.optional(z.boolean()),
  /** To which words it was asked to be told when the law moves; absent without that wish. */
  law_consent: z.optional(z.string().check(z.maxLength(wordingMaxLength))),
})

export type Lead = z.infer<typeof leadSchema>
export type Submission = z.infer<typeof submissionSchema>

/** The `data` of the answer to a submission. */
export type SubmissionData = z.output<typeof submissionResultSchema>

/** What the server worked out and stored. */
export type SubmissionResult = Omit<SubmissionData, 'private_link'>
