import * as z from 'zod/mini'
import {
  newTemplateSchema,
  templateRecordSchema,
  templateSchema,
} from '../../../domain/messages/templates.ts'
import { resource } from '../../http/resource.ts'
import type { Noun } from '../../noun.ts'
import type { MessagePorts } from '../service.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './service.ts'

const calls = resource('/admin/reply-templates', { tag: 'Messages', names: 'The template' })

const templateRoutes = (ports: MessagePorts) => [
  calls.call('GET /', {
    summary: 'What answers to contact messages can begin with, by name',
    data: z.array(templateRecordSchema),
    run: ({ actor }) => listTemplates(ports, actor),
  }),
  calls.call('POST /', {
    summary: 'Add a template',
    body: newTemplateSchema,
    conflicts: ['name_taken'],
    status: 201,
    data: templateRecordSchema,
    message: 'Template saved successfully.',
    run: ({ actor, body }) => createTemplate(ports, actor, body),
  }),
  calls.call('PUT /:id', {
    summary: 'Replace a template',
    body: templateSchema,
    conflicts: ['version_conflict', 'name_taken'],
    data: templateRecordSchema,
    message: 'Template saved successfully.',
    run: ({ actor, id, body }) => updateTemplate(ports, actor, id, body),
  }),
  calls.call('DELETE /:id', {
    summary: 'Delete a template',
    message: 'Template deleted successfully.',
    run: ({ actor, id }) => deleteTemplate(ports, actor, id),
  }),
]

export const templates = {
  tables: { reply_templates: { none: 'words of ours, with places for names' } },
  lists: { 'reply-templates': { table: 'reply_templates', title: 'name' } },
  routes: templateRoutes,
} satisfies Noun
