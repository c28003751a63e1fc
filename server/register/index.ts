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

/** The assessments of an address, which quickscore has found before. */
const idsOf = (rows: readonly object[] = []) =>
  rows.map((row) => ('id' in row ? Number(row.id) : 0))

export const register = {
  tables: {
    register_tools: {
      personal: 'by its assessment, with which it goes',
      find: (trx, _address, { rows }) => listToolsOf(trx, idsOf(rows.quickscore_assessments)),
    },
    register_moves: {
      personal: 'by its assessments; it goes with either of them',
      find: (trx, _address, { rows }) => listMovesOf(trx, idsOf(rows.quickscore_assessments)),
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
