import { Mark, markInputRule } from '@tiptap/core'

/** `code` in a line: between backticks, or by its key. */
const Code = Mark.create({
  name: 'code',
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])(`([^`]+)`)$/, type: this.type })]
  },
})

/** Kept where they are; nothing in the toolbar makes them. */
const keptMarks = ['sub', 'sup', 'kbd', 'mark'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

export const smallMarks = [Code, ...keptMarks]
