import { activityListSchema, activitySchema, exportSchema } from '../../../domain/activity.ts'
import {
  listedMediaSchema,
  mediaChangeSchema,
  mediaDeletionSchema,
  mediaFileSchema,
  mediaListSchema,
  usedMediaSchema,
} from '../../../domain/media/library.ts'
import { adminCalls, done, doneWith, list, one } from './openapi-calls.ts'

/** What staff call about the library, their key and what was done. */
export const houseCalls = [
  ...adminCalls('Session', [
    {
      method: 'get',
      path: '/session',
      summary: 'Whether the admin key is valid',
      answers: { 200: done },
    },
  ]),
  ...adminCalls('Media', [
    {
      method: 'post',
      path: '/upload',
      summary: 'Upload a file; the same bytes again are the file that exists (200)',
      upload: 'file',
      answers: { 200: doneWith(mediaFileSchema), 201: doneWith(mediaFileSchema) },
    },
    {
      method: 'get',
      path: '/media',
      summary: 'Files of the library',
      query: mediaListSchema,
      answers: { 200: list(listedMediaSchema) },
    },
    {
      method: 'get',
      path: '/media/{id}',
      summary: 'One file, with the posts that use it',
      answers: { 200: one(usedMediaSchema) },
    },
    {
      method: 'patch',
      path: '/media/{id}',
      summary: 'Describe a file',
      body: mediaChangeSchema,
      answers: { 200: doneWith(mediaFileSchema) },
      conflicts: ['version_conflict'],
    },
    {
      method: 'delete',
      path: '/media/{id}',
      summary: 'Delete a file; one in use with force=true only',
      query: mediaDeletionSchema,
      answers: { 200: done },
      conflicts: ['in_use'],
    },
  ]),
  ...adminCalls('Activity', [
    {
      method: 'get',
      path: '/activity',
      summary: 'Who did what',
      query: activityListSchema,
      answers: { 200: list(activitySchema) },
    },
    {
      method: 'post',
      path: '/activity',
      summary: 'Write down a file that the browser made of a list',
      body: exportSchema,
      answers: { 201: done },
    },
  ]),
]
