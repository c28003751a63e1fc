import {
  categoryListSchema,
  categoryQueryOf,
  categoryRecordSchema,
  categorySchema,
  newCategorySchema,
} from '../../domain/labels/categories.ts'
import {
  newRegionSchema,
  regionListSchema,
  regionQueryOf,
  regionRecordSchema,
  regionSchema,
} from '../../domain/labels/regions.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { deleted, done, doneWith, list, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import type { CategoriesService } from './categories-service.ts'
import type { RegionsService } from './regions-service.ts'

interface Ports {
  categories: CategoriesService
  regions: RegionsService
}

export const labelRoutes = ({ categories, regions }: Ports) => [
  route({
    method: 'GET',
    path: '/admin/categories',
    tag: 'Categories',
    summary: 'Categories, with the number of posts of each',
    query: categoryListSchema,
    answers: { 200: list(categoryRecordSchema) },
    async handle({ actor, query }) {
      const wanted = categoryQueryOf(query)
      return presentList(wanted, await categories.listCategories(actor, wanted))
    },
  }),

  route({
    method: 'POST',
    path: '/admin/categories',
    tag: 'Categories',
    summary: 'Create a category',
    body: newCategorySchema,
    answers: { 201: doneWith(categoryRecordSchema) },
    conflicts: ['name_taken', 'slug_taken'],
    async handle({ actor, body }) {
      const data = await categories.createCategory(actor, body)
      return { success: true, message: 'Category created successfully.', data }
    },
  }),

  route({
    method: 'PUT',
    path: '/admin/categories/:id',
    tag: 'Categories',
    summary: 'Replace a category',
    names: 'The category',
    body: categorySchema,
    answers: { 200: doneWith(categoryRecordSchema) },
    conflicts: ['version_conflict', 'name_taken', 'slug_taken'],
    async handle({ actor, id, body }) {
      const data = await categories.updateCategory(actor, id, body)
      return { success: true, message: 'Category updated successfully.', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/categories/:id',
    tag: 'Categories',
    summary: 'Delete a category that no post is filed under',
    names: 'The category',
    answers: { 200: done },
    conflicts: ['in_use'],
    async handle({ actor, id }) {
      await categories.deleteCategory(actor, id)
      return { success: true, message: 'Category deleted successfully.' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/categories/delete',
    tag: 'Categories',
    summary: 'Delete the selected ones, or none if one is in use',
    body: selectionSchema,
    answers: { 200: deleted },
    conflicts: ['in_use'],
    async handle({ actor, body }) {
      const count = await categories.deleteCategories(actor, body.ids)
      return {
        success: true,
        message: 'Categories deleted successfully.',
        data: { deleted: count },
      }
    },
  }),

  route({
    method: 'GET',
    path: '/admin/regions',
    tag: 'Regions',
    summary: 'Regions, with the number of posts of each',
    query: regionListSchema,
    answers: { 200: list(regionRecordSchema) },
    async handle({ actor, query }) {
      const wanted = regionQueryOf(query)
      return presentList(wanted, await regions.listRegions(actor, wanted))
    },
  }),

  route({
    method: 'POST',
    path: '/admin/regions',
    tag: 'Regions',
    summary: 'Create a region',
    body: newRegionSchema,
    answers: { 201: doneWith(regionRecordSchema) },
    conflicts: ['name_taken', 'code_taken'],
    async handle({ actor, body }) {
      const data = await regions.createRegion(actor, body)
      return { success: true, message: 'Region created successfully.', data }
    },
  }),

  route({
    method: 'PUT',
    path: '/admin/regions/:id',
    tag: 'Regions',
    summary: 'Replace a region',
    names: 'The region',
    body: regionSchema,
    answers: { 200: doneWith(regionRecordSchema) },
    conflicts: ['version_conflict', 'name_taken', 'code_taken'],
    async handle({ actor, id, body }) {
      const data = await regions.updateRegion(actor, id, body)
      return { success: true, message: 'Region updated successfully.', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/regions/:id',
    tag: 'Regions',
    summary: 'Delete a region that no post is filed under',
    names: 'The region',
    answers: { 200: done },
    conflicts: ['in_use'],
    async handle({ actor, id }) {
      await regions.deleteRegion(actor, id)
      return { success: true, message: 'Region deleted successfully.' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/regions/delete',
    tag: 'Regions',
    summary: 'Delete the selected ones, or none if one is in use',
    body: selectionSchema,
    answers: { 200: deleted },
    conflicts: ['in_use'],
    async handle({ actor, body }) {
      const count = await regions.deleteRegions(actor, body.ids)
      return { success: true, message: 'Regions deleted successfully.', data: { deleted: count } }
    },
  }),
]
