import { Node } from '@tiptap/core'

/** Kept where they are (glossaries); nothing in the toolbar makes them. */
export const definitionList = [
  Node.create({
    name: 'definitionList',
    group: 'block',
    content: '(term | definition)+',
    parseHTML: () => [{ tag: 'dl' }],
    renderHTML: () => ['dl', 0],
  }),
  Node.create({
    name: 'term',
    content: 'inline*',
    defining: true,
    parseHTML: () => [{ tag: 'dt' }],
    renderHTML: () => ['dt', 0],
  }),
  Node.create({
    name: 'definition',
    content: 'block+',
    defining: true,
    parseHTML: () => [{ tag: 'dd' }],
    renderHTML: () => ['dd', 0],
  }),
]
