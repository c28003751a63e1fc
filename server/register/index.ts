import type { Noun } from '../noun.ts'
import { foundBy } from '../platform/db/rows.ts'
import { registerRoutes } from './api.ts'
import {
  addTool,
  countTools,
  countToolsOf,
  deleteTool,
  findRegister,
  nameTouched,
  saveTool,
  summariseRegister,
} from './service.ts'
import { moveTools } from './store.ts'

const byAssessment = { assessment_id: 'quickscore_assessments' } as const

export const register = {
  tables: {
    register_tools: {
      personal: 'by its assessment, with which it goes',
      find: foundBy('register_tools', byAssessment),
    },
    register_moves: {
      personal: 'by its assessments; it goes with either of them',
      find: foundBy('register_moves', { ...byAssessment, moved_to: 'quickscore_assessments' }),
    },
  },
  routes: registerRoutes,
  pages: {
    addTool,
    countTools,
    countToolsOf,
    deleteTool,
    findRegister,
    saveTool,
    summariseRegister,
  },
  onRetaken: moveTools,
  nameTouched,
} satisfies Noun
