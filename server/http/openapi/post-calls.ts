import {
  adminPostListSchema,
  listedPostSchema,
  newPostSchema,
  postRecordSchema,
  postSchema,
} from '../../../domain/posts/editing.ts'
import {
  listedRevisionSchema,
  previewLinkSchema,
  restoreSchema,
  revisionListSchema,
  revisionSchema,
} from '../../../domain/posts/revisions.ts'
import { selectionSchema } from '../../../domain/write-body.ts'
import { adminCalls, deleted, done, doneWith, list, one } from './openapi-calls.ts'

/** What the editor of posts calls. */
export const postCalls = adminCalls('Posts', [
  {
    method: 'get',
    path: '/posts',
    summary: 'Posts, without their content',
    query: adminPostListSchema,
    answers: { 200: list(listedPostSchema) },
  },
  {
    method: 'get',
    path: '/posts/{id}',
    summary: 'One post',
    answers: { 200: one(postRecordSchema) },
  },
  {
    method: 'post',
    path: '/posts',
    summary: 'Create a post',
    body: newPostSchema,
    answers: { 201: doneWith(postRecordSchema) },
    conflicts: ['slug_taken'],
  },
  {
    method: 'put',
    path: '/posts/{id}',
    summary: 'Replace a post; what is left out is cleared',
    body: postSchema,
    answers: { 200: doneWith(postRecordSchema) },
    conflicts: ['version_conflict', 'slug_taken'],
  },
  {
    method: 'delete',
    path: '/posts/{id}',
    summary: 'Delete a post with its revisions',
    answers: { 200: done },
  },
  {
    method: 'post',
    path: '/posts/delete',
    summary: 'Delete the selected posts',
    body: selectionSchema,
    answers: { 200: deleted },
  },
  {
    method: 'post',
    path: '/posts/{id}/preview',
    summary: 'A link that shows the post as it stands, for an hour',
    answers: { 200: one(previewLinkSchema) },
  },
  {
    method: 'get',
    path: '/posts/{id}/revisions',
    summary: 'The saves of a post, newest first',
    query: revisionListSchema,
    answers: { 200: list(listedRevisionSchema) },
  },
  {
    method: 'get',
    path: '/posts/{id}/revisions/{version}',
    summary: 'A post as one save left it',
    answers: { 200: one(revisionSchema) },
  },
  {
    method: 'post',
    path: '/posts/{id}/revisions/{version}/restore',
    summary: 'Write the words, picture and filing of an earlier save anew',
    body: restoreSchema,
    answers: { 200: doneWith(postRecordSchema) },
    conflicts: ['version_conflict'],
  },
])
