import { activityCalls } from '../../domain/activity.ts'
import { resource } from '../http/resource.ts'
import { type ListPorts, listActivity, recordExport } from './service.ts'

const activity = resource('/admin/activity', { tag: 'Activity', writes: 'owner' })

/** The record of who did what. Nothing changes a line of it. */
export function activityRoutes(ports: ListPorts) {
  const lists = ports.nouns.flatMap(({ lists = {} }) => Object.keys(lists))
  const { record, query, note } = activityCalls(lists)
  return [
    activity.list({
      summary: 'Who did what',
      query,
      row: record,
      run: ({ actor, query }) => listActivity(ports, actor, query),
    }),
    activity.call('POST /', {
      summary: 'Write down a file that the browser made of a list',
      body: note,
      status: 201,
      message: 'The export was written down.',
      run: ({ actor, body }) => recordExport(ports, actor, body),
    }),
  ]
}
