import type * as z from 'zod/mini'
import {
  categoryListSchema,
  categoryRecordSchema,
  categorySchema,
  newCategorySchema,
} from '../../../domain/labels/categories.ts'
import {
  newRegionSchema,
  regionListSchema,
  regionRecordSchema,
  regionSchema,
} from '../../../domain/labels/regions.ts'
import { selectionSchema } from '../../../domain/write-body.ts'
import { adminCalls, deleted, done, doneWith, list } from './openapi-calls.ts'

interface Label {
  tag: string
  path: string
  /** One of them, in words. */
  name: string
  query: z.ZodMiniType
  record: z.ZodMiniType
  created: z.ZodMiniType
  replaced: z.ZodMiniType
  taken: readonly string[]
}

/** What posts are filed under is kept by the same calls, whatever it is. */
function callsOf({ tag, path, name, query, record, created, replaced, taken }: Label) {
  return adminCalls(tag, [
    {
      method: 'get',
      path,
      summary: `${tag}, with the number of posts of each`,
      query,
      answers: { 200: list(record) },
    },
    {
      method: 'post',
      path,
      summary: `Create a ${name}`,
      body: created,
      answers: { 201: doneWith(record) },
      conflicts: taken,
    },
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: `Replace a ${name}`,
      body: replaced,
      answers: { 200: doneWith(record) },
      conflicts: ['version_conflict', ...taken],
    },
    {
      method: 'delete',
      path: `${path}/{id}`,
      summary: `Delete a ${name} that no post is filed under`,
      answers: { 200: done },
      conflicts: ['in_use'],
    },
    {
      method: 'post',
      path: `${path}/delete`,
      summary: 'Delete the selected ones, or none if one is in use',
      body: selectionSchema,
      answers: { 200: deleted },
      conflicts: ['in_use'],
    },
  ])
}

/** What the tabs of categories and regions call. */
export const labelCalls = [
  ...callsOf({
    tag: 'Categories',
    path: '/categories',
    name: 'category',
    query: categoryListSchema,
    record: categoryRecordSchema,
    created: newCategorySchema,
    replaced: categorySchema,
    taken: ['name_taken', 'slug_taken'],
  }),
  ...callsOf({
    tag: 'Regions',
    path: '/regions',
    name: 'region',
    query: regionListSchema,
    record: regionRecordSchema,
    created: newRegionSchema,
    replaced: regionSchema,
    taken: ['name_taken', 'code_taken'],
  }),
]
