import {
  issueListSchema,
  issuePreviewSchema,
  issueRecordSchema,
  issueSendSchema,
  issueTestSchema,
} from '../../../domain/newsletter/issues.ts'
import { adminCalls, done, doneWith, list, one } from './openapi-calls.ts'

/** What staff call to send a post to the newsletter's subscribers. */
export const issueCalls = adminCalls('Newsletter', [
  {
    method: 'post',
    path: '/posts/{id}/newsletter/preview',
    summary: 'The message that subscribers would get, and how many they are; changes nothing',
    answers: { 200: one(issuePreviewSchema) },
    conflicts: ['not_public'],
  },
  {
    method: 'post',
    path: '/posts/{id}/newsletter/test',
    summary: 'Send one test copy to an address, at most three a day',
    body: issueTestSchema,
    answers: { 200: done },
    conflicts: ['not_public', 'too_many_tests'],
  },
  {
    method: 'post',
    path: '/posts/{id}/newsletter/send',
    summary: 'Send the post to every active subscriber, once and for all',
    body: issueSendSchema,
    answers: { 201: doneWith(issueRecordSchema) },
    conflicts: ['not_public', 'version_conflict', 'already_sent', 'no_subscribers'],
  },
  {
    method: 'get',
    path: '/newsletter-issues',
    summary: 'Posts sent as newsletters, newest first, with how far each has come',
    query: issueListSchema,
    answers: { 200: list(issueRecordSchema) },
  },
  {
    method: 'get',
    path: '/newsletter-issues/{id}',
    summary: 'One newsletter issue and how far it has come',
    answers: { 200: one(issueRecordSchema) },
  },
  {
    method: 'post',
    path: '/newsletter-issues/{id}/pause',
    summary: 'Hold the copies that have not gone out',
    answers: { 200: doneWith(issueRecordSchema) },
    conflicts: ['not_sending'],
  },
  {
    method: 'post',
    path: '/newsletter-issues/{id}/resume',
    summary: 'Send the copies that were held',
    answers: { 200: doneWith(issueRecordSchema) },
    conflicts: ['not_paused'],
  },
])
