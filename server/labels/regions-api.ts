import type { FastifyInstance } from 'fastify'
import {
  newRegionSchema,
  regionListSchema,
  regionQueryOf,
  regionSchema,
} from '../../domain/labels/regions.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { parse, parseId } from '../http/parse.ts'
import type { RegionsService } from './regions-service.ts'

interface ById {
  Params: { id: string }
}

const idOf = ({ params }: { params: ById['Params'] }) => parseId(params.id, 'The region')

export function mountRegions(admin: FastifyInstance, regions: RegionsService) {
  admin.get('/regions', async (request) => {
    const query = regionQueryOf(parse(regionListSchema, request.query))
    const { rows, total } = await regions.listRegions(request.actor, query)
    const meta = { total, page: query.page, per_page: query.perPage }
    return { success: true, data: rows, meta }
  })

  admin.post('/regions', async (request, reply) => {
    const wanted = parse(newRegionSchema, request.body)
    const data = await regions.createRegion(request.actor, wanted)
    reply.code(201)
    return { success: true, message: 'Region created successfully.', data }
  })

  admin.put<ById>('/regions/:id', async (request) => {
    const id = idOf(request)
    const wanted = parse(regionSchema, request.body)
    const data = await regions.updateRegion(request.actor, id, wanted)
    return { success: true, message: 'Region updated successfully.', data }
  })

  admin.delete<ById>('/regions/:id', async (request) => {
    await regions.deleteRegion(request.actor, idOf(request))
    return { success: true, message: 'Region deleted successfully.' }
  })

  admin.post('/regions/delete', async (request) => {
    const { ids } = parse(selectionSchema, request.body)
    const deleted = await regions.deleteRegions(request.actor, ids)
    return { success: true, message: 'Regions deleted successfully.', data: { deleted } }
  })
}
