import type { Noun } from '../noun.ts'
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
import { listMovesOf, listToolsOf, moveTools } from './store.ts'

export const register = {
  tables: {
    register_tools: {
      personal: 'by its assessment, with which it goes',
      find: (trx, _address, { idsOf }) => listToolsOf(trx, idsOf('quickscore_assessments')),
    },
    register_moves: {
      personal: 'by its assessments; it goes with either of them',
      find: (trx, _address, { idsOf }) => listMovesOf(trx, idsOf('quickscore_assessments')),
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
