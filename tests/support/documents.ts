import { createDocuments } from '../../server/platform/documents/documents.ts'

/**
 * One compiler for every test of a worker: it takes seconds of work to start and to read the fonts.
 * It ends with the worker.
 */
export const documents = { ...createDocuments(), close: async () => {} }
