import * as z from 'zod/mini'
import {
  newTemplateSchema,
  templateRecordSchema,
  templateSchema,
} from '../../../domain/messages/templates.ts'
import { done, doneWith, one } from '../../http/answers.ts'
import { route } from '../../http/route.ts'
import type { MessagePorts } from '../service.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './service.ts'

const names = 'The template'
const tag = 'Messages'

export const templateRoutes = (ports: MessagePorts) => [
  route({
    method: 'GET',
    path: '/admin/reply-templates',
    needs: 'reader',
    tag,
    summary: 'What answers to contact messages can begin with, by name',
    answers: { 200: one(z.array(templateRecordSchema)) },
    async handle({ actor }) {
      return { success: true, data: await listTemplates(ports, actor) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/reply-templates',
    needs: 'editor',
    tag,
    summary: 'Add a template',
    body: newTemplateSchema,
    answers: { 201: doneWith(templateRecordSchema) },
    conflicts: ['name_taken'],
    async handle({ actor, body }) {
      const data = await createTemplate(ports, actor, body)
      return { success: true, message: 'Template saved successfully.', data }
    },
  }),

  route({
    method: 'PUT',
    path: '/admin/reply-templates/:id',
    needs: 'editor',
    tag,
    summary: 'Replace a template',
    names,
    body: templateSchema,
    answers: { 200: doneWith(templateRecordSchema) },
    conflicts: ['version_conflict', 'name_taken'],
    async handle({ actor, id, body }) {
      const data = await updateTemplate(ports, actor, id, body)
      return { success: true, message: 'Template saved successfully.', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/reply-templates/:id',
    needs: 'editor',
    tag,
    summary: 'Delete a template',
    names,
    answers: { 200: done },
    async handle({ actor, id }) {
      await deleteTemplate(ports, actor, id)
      return { success: true, message: 'Template deleted successfully.' }
    },
  }),
]
