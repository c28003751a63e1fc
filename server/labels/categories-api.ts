import type { FastifyInstance } from 'fastify'
import {
  categoryListSchema,
  categoryQueryOf,
  categorySchema,
  newCategorySchema,
} from '../../domain/labels/categories.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { parse, parseId } from '../http/parse.ts'
import type { CategoriesService } from './categories-service.ts'

interface ById {
  Params: { id: string }
}

const idOf = ({ params }: { params: ById['Params'] }) => parseId(params.id, 'The category')

export function mountCategories(admin: FastifyInstance, categories: CategoriesService) {
  admin.get('/categories', async (request) => {
    const query = categoryQueryOf(parse(categoryListSchema, request.query))
    const { rows, total } = await categories.listCategories(request.actor, query)
    const meta = { total, page: query.page, per_page: query.perPage }
    return { success: true, data: rows, meta }
  })

  admin.post('/categories', async (request, reply) => {
    const wanted = parse(newCategorySchema, request.body)
    const data = await categories.createCategory(request.actor, wanted)
    reply.code(201)
    return { success: true, message: 'Category created successfully.', data }
  })

  admin.put<ById>('/categories/:id', async (request) => {
    const id = idOf(request)
    const wanted = parse(categorySchema, request.body)
    const data = await categories.updateCategory(request.actor, id, wanted)
    return { success: true, message: 'Category updated successfully.', data }
  })

  admin.delete<ById>('/categories/:id', async (request) => {
    await categories.deleteCategory(request.actor, idOf(request))
    return { success: true, message: 'Category deleted successfully.' }
  })

  admin.post('/categories/delete', async (request) => {
    const { ids } = parse(selectionSchema, request.body)
    const deleted = await categories.deleteCategories(request.actor, ids)
    return { success: true, message: 'Categories deleted successfully.', data: { deleted } }
  })
}
