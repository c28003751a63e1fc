import * as z from 'zod/mini'
import { emailAddressMaxLength, emailAddressSchema } from '../email-address.ts'
import { applicabilitySchema } from '../law/applicability.ts'
import { singleLine } from '../text.ts'
import type { submissionResultSchema } from './assessment.ts'
import { userTypes } from './questions.ts'
import { answerValues } from './scoring.ts'

/** Maximum lengths of the lead form's fields, in characters. */
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

const earlierMessage = 'The earlier result must be given as the token of its private link.'
const wordingMaxLength = 20

/**
 * Body of `POST /api/quickscore/submit`. `score`, `band` and other unknown fields are ignored: the
 * server computes its own score. A well-formed question code that is not in the bank is stored and
 * never scored, since a tab may be older than the bank.
 */
export const submissionSchema = z.extend(leadSchema, {
  user_type: z.enum(userTypes, 'The user type must be "vendor" or "buyer".'),
  answers: answersSchema,
  /** Stored with the answers; does not affect the score. */
  applicability: z._default(applicabilitySchema, {}),
  /** Token of the private link to the result that is retaken. */
  earlier: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, earlierMessage))),
  /** Moves that result's register of tools to the new one. */
  moves_register: z.optional(z.boolean()),
  /** Id of the consent wording for mail about changes of the law; absent without consent. */
  law_consent: z.optional(z.string().check(z.maxLength(wordingMaxLength))),
})

export type Lead = z.infer<typeof leadSchema>
export type Submission = z.infer<typeof submissionSchema>

/** The `data` of the response to a submission. */
export type SubmissionData = z.output<typeof submissionResultSchema>

/** The result that the server computed and stored. */
export type SubmissionResult = Omit<SubmissionData, 'private_link'>
