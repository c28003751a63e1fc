/** API routes that all lists of leads share: changes, replies and notes. */
import type * as z from 'zod/mini'
import {
  type Conversation,
  type HandlingChange,
  noteBodySchema,
  replyBodySchema,
} from '../../domain/leads.ts'
import { parseId } from '../http/requests.ts'
import { changedSchema, resource } from '../http/resource.ts'
import {
  addNote,
  changeLead,
  changeLeads,
  deleteNote,
  getLead,
  type Lead,
  type LeadKind,
  type LeadPorts,
  replyToLead,
  sayBegun,
} from './service.ts'

interface Stated<Found, Change> {
  /** Noun in the API document: "a contact message". */
  one: string
  /** Success message of a change. */
  changed: string
  details: z.ZodMiniType<unknown, Found & Conversation>
  change: z.ZodMiniType<Change>
  changeMany: z.ZodMiniType<Change & { ids: number[] }>
}

export function leadRoutes<Found extends Lead, Change extends HandlingChange>(
  ports: LeadPorts,
  kind: LeadKind<Found, Change>,
  { one, changed, details, change, changeMany }: Stated<Found, Change>,
) {
  const leads = resource(kind.base, { tag: kind.tag, names: kind.names })
  return [
    leads.call('PATCH /:id', {
      summary: `Mark ${one} as handled or not, and give it to somebody`,
      body: change,
      data: details,
      message: changed,
      run: ({ actor, id, body }) => changeLead(ports, actor, kind, id, body),
    }),
    leads.call('POST /change', {
      summary: `The same for those selected, all or none of them`,
      body: changeMany,
      data: changedSchema,
      message: changed,
      run: async ({ actor, body }) => ({
        changed: await changeLeads(ports, actor, kind, body.ids, body),
      }),
    }),
    leads.call('GET /:id', {
      summary: `Get ${one} with its answers and notes`,
      data: details,
      run: ({ actor, id }) => getLead(ports, actor, kind, id),
    }),
    leads.call('POST /:id/replies', {
      summary: `Answer ${one} by mail; without a mail server only where \`to_files\` asks for a file`,
      isRepeatable: true,
      body: replyBodySchema,
      conflicts: ['no_mail_server', 'held', 'idempotency_mismatch'],
      data: details,
      message: sayBegun(ports, 'The reply will be sent'),
      run: ({ actor, id, body, idempotencyKey }) =>
        replyToLead(ports, actor, kind, { id, body, idempotencyKey }),
    }),
    leads.call('POST /:id/notes', {
      summary: `Add a note for staff to ${one}`,
      body: noteBodySchema,
      data: details,
      message: 'Note added',
      run: ({ actor, id, body: { text } }) => addNote(ports, actor, kind, { id, text }),
    }),
    leads.call('DELETE /:id/notes/:note', {
      summary: 'Delete a note',
      data: details,
      message: 'Note deleted',
      run: ({ actor, id, params }) =>
        deleteNote(ports, actor, kind, { id, note: parseId(params.note ?? '', 'The note') }),
    }),
  ]
}
