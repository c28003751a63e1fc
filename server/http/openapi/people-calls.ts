import * as z from 'zod/mini'
import {
  messageChangeSchema,
  messageListSchema,
  messageRecordSchema,
} from '../../../domain/messages/inbox.ts'
import { importReportSchema, importSchema } from '../../../domain/newsletter/import.ts'
import {
  subscriberFiguresSchema,
  subscriberListSchema,
  subscriberRecordSchema,
} from '../../../domain/newsletter/subscribers.ts'
import { statisticsSchema } from '../../../domain/quickscore/statistics.ts'
import { countSchema } from '../../../domain/record.ts'
import { selectionSchema } from '../../../domain/write-body.ts'
import { adminCalls, deleted, done, doneWith, list, one } from './openapi-calls.ts'

/** What staff call about those who wrote, signed up or took an assessment. */
export const peopleCalls = [
  ...adminCalls('QuickScore', [
    {
      method: 'get',
      path: '/quickscore-stats',
      summary: 'Scores by week, and the weakest questions of the newest assessments',
      answers: { 200: one(statisticsSchema) },
    },
    {
      method: 'delete',
      path: '/quickscore-assessments/{id}',
      summary: 'Delete an assessment',
      answers: { 200: done },
    },
    {
      method: 'post',
      path: '/quickscore-assessments/delete',
      summary: 'Delete the selected assessments',
      body: selectionSchema,
      answers: { 200: deleted },
    },
    {
      method: 'post',
      path: '/quickscore-assessments/{id}/revoke-links',
      summary: 'End the private links to the result of an assessment; says how many still worked',
      answers: { 200: doneWith(z.strictObject({ revoked: countSchema })) },
    },
  ]),
  ...adminCalls('Messages', [
    {
      method: 'get',
      path: '/contact-messages',
      summary: 'Contact messages; those put aside as spam with held=true only, and then alone',
      query: messageListSchema,
      answers: { 200: list(messageRecordSchema) },
    },
    {
      method: 'patch',
      path: '/contact-messages/{id}',
      summary: 'Mark as handled or not; release what was put aside, which owes its mail',
      body: messageChangeSchema,
      answers: { 200: doneWith(messageRecordSchema) },
    },
    {
      method: 'delete',
      path: '/contact-messages/{id}',
      summary: 'Delete a contact message',
      answers: { 200: done },
    },
    {
      method: 'post',
      path: '/contact-messages/delete',
      summary: 'Delete the selected contact messages',
      body: selectionSchema,
      answers: { 200: deleted },
    },
  ]),
  ...adminCalls('Newsletter', [
    {
      method: 'get',
      path: '/newsletter-subscribers',
      summary: 'Newsletter subscribers, with the three figures over active ones',
      query: subscriberListSchema,
      answers: { 200: list(subscriberRecordSchema, { figures: subscriberFiguresSchema }) },
    },
    {
      method: 'delete',
      path: '/newsletter-subscribers/{id}',
      summary: 'Delete a newsletter subscriber',
      answers: { 200: done },
    },
    {
      method: 'post',
      path: '/newsletter-subscribers/delete',
      summary: 'Delete the selected newsletter subscribers',
      body: selectionSchema,
      answers: { 200: deleted },
    },
    {
      method: 'post',
      path: '/newsletter-subscribers/import',
      summary:
        'Add addresses of a file or a list; with dry_run, only say what would become of each',
      body: importSchema,
      answers: { 200: doneWith(importReportSchema) },
    },
  ]),
]
