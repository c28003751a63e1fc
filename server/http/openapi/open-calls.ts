import * as z from 'zod/mini'
import { pageEventSchema } from '../../../domain/analytics.ts'
import { inquirySchema } from '../../../domain/messages/contact-form.ts'
import { linkSchema, subscriptionSchema } from '../../../domain/newsletter/subscription.ts'
import { articleSchema, articleSummarySchema } from '../../../domain/posts/articles.ts'
import { postListSchema } from '../../../domain/posts/published.ts'
import { assessmentQuerySchema } from '../../../domain/quickscore/assessment-query.ts'
import {
  anonymousAssessmentSchema,
  assessmentRecordSchema,
  benchmarkSchema,
  submissionResultSchema,
} from '../../../domain/quickscore/assessment-record.ts'
import { submissionSchema } from '../../../domain/quickscore/submission.ts'
import { done, doneWith, list, one, openCalls } from './openapi-calls.ts'

const anonymous = z.strictObject({
  success: z.literal(true),
  data: z.array(anonymousAssessmentSchema),
  meta: benchmarkSchema,
})

/** What visitors' browsers call. */
export const visitorCalls = [
  ...openCalls('Insights', [
    {
      method: 'get',
      path: '/insights',
      summary: 'Published articles',
      query: postListSchema,
      answers: { 200: list(articleSummarySchema) },
    },
    {
      method: 'get',
      path: '/insights/{slug}',
      summary: 'One published article',
      answers: { 200: one(articleSchema) },
    },
  ]),
  ...openCalls('QuickScore', [
    {
      method: 'post',
      path: '/quickscore/submit',
      summary: 'Submit an assessment; the server works out the score',
      body: submissionSchema,
      answers: { 200: doneWith(submissionResultSchema) },
      conflicts: ['idempotency_mismatch'],
    },
    {
      method: 'get',
      path: '/quickscore-assessments',
      summary:
        'Scores and types for anybody; with the admin key, and only then filtered, everything',
      query: assessmentQuerySchema,
      answers: { 200: z.union([anonymous, list(assessmentRecordSchema)]) },
    },
  ]),
  ...openCalls('Visitors', [
    {
      method: 'post',
      path: '/contact',
      summary: 'Send a contact message',
      body: inquirySchema,
      answers: { 200: done },
      conflicts: ['idempotency_mismatch'],
    },
    {
      method: 'post',
      path: '/newsletter/subscribe',
      summary: 'Ask for the newsletter; the owner of the address confirms',
      body: subscriptionSchema,
      answers: { 200: done },
    },
    {
      method: 'post',
      path: '/newsletter/confirm',
      summary: 'Confirm a subscription with the token of the link in the mail; it works once',
      body: linkSchema,
      answers: { 200: done },
    },
    {
      method: 'post',
      path: '/newsletter/unsubscribe',
      summary: 'End a subscription with the token of the link in an issue',
      body: linkSchema,
      answers: { 200: done },
    },
    {
      method: 'post',
      path: '/analytics/events',
      summary: 'Count an event of a page',
      body: pageEventSchema,
      answers: { 200: z.strictObject({ success: z.literal(true) }) },
    },
    {
      method: 'get',
      path: '/openapi.json',
      summary: 'This document',
      answers: { 200: z.looseObject({ openapi: z.string() }) },
    },
  ]),
]
