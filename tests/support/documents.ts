import { createDocuments } from '../../server/platform/documents/documents.ts'

/**
 * One compiler for all tests of a worker, since it takes seconds to start and read the fonts. It
 * ends with the worker.
 */
export const documents = { ...createDocuments(), close: async () => {} }
