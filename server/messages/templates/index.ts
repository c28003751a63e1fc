import type { Noun } from '../../noun.ts'
import { templateRoutes } from './api.ts'

export const templates = {
  tables: { reply_templates: { none: 'words of ours, with places for names' } },
  lists: { 'reply-templates': { table: 'reply_templates', title: 'name' } },
  routes: templateRoutes,
} satisfies Noun
