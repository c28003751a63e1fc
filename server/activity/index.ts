import { activityCalls } from '../../domain/activity.ts'
import { resource } from '../http/resource.ts'
import type { Noun } from '../noun.ts'
import { type ListPorts, listActivity, recordExport } from './service.ts'

const calls = resource('/admin/activity', { tag: 'Activity', writes: 'owner' })

/** The activity log: who did what. Its rows never change. */
function activityRoutes(ports: ListPorts) {
  const lists = ports.nouns.flatMap(({ lists = {} }) => Object.keys(lists))
  const { record, query, note } = activityCalls(lists)
  return [
    calls.list({
      summary: 'Who did what',
      query,
      row: record,
      run: ({ actor, query }) => listActivity(ports, actor, query),
    }),
    calls.call('POST /', {
      summary: 'Write down a file that the browser made of a list',
      body: note,
      status: 201,
      message: 'The export was recorded.',
      run: ({ actor, body }) => recordExport(ports, actor, body),
    }),
  ]
}

export const activity = {
  tables: { activity: { none: 'ids of keys and records, and names of fields' } },
  routes: activityRoutes,
  archive: [{ name: 'activity', query: activityCalls([]).query, read: listActivity }],
} satisfies Noun
