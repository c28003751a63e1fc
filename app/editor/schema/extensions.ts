/**
 * Everything that an article can hold in the editor: all that the server's allow-list lets through,
 * even what the toolbar does not offer, so that opening a post never loses any of it.
 */
import {
  Extension,
  type Extensions,
  Mark,
  markInputRule,
  Node,
  type NodeConfig,
} from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { directions, knownOr } from '../../../domain/posts/blocks.ts'
import { isSafeLink } from '../../../domain/posts/link-address.ts'
import { figure } from './figure.ts'
import { Gallery } from './gallery.ts'
import { Action, Bookmark, Callout, Footnote } from './own-blocks.ts'
import { Picture } from './picture.ts'
import { tables } from './tables.ts'
import { Video } from './video.ts'

/** Edits less than 500 ms apart are undone as one step. */
const history = { depth: 100, newGroupDelay: 500 }

const base = StarterKit.configure({
  heading: { levels: [1, 2, 3, 4, 5, 6] },
  undoRedo: history,
  // Our own combines with other marks; TipTap's would drop a link around it.
  code: false,
  dropcursor: {
    color: false,
    width: 3,
    class: 'bg-action forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
  },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: isSafeLink,
    // "Recruit.ai" is a name; only text with a scheme, "www.", "/" or "@" is an address.
    shouldAutoLink: (typed) => /^[a-z][a-z\d+.-]*:|^www\.|[/@]/i.test(typed),
    // The `rel` attribute is added when the content is serialised (write-content.ts).
    HTMLAttributes: { target: null, rel: null, class: null },
  },
})

const directedBlocks = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
]

/** Attributes that stored content keeps; nothing in the toolbar changes them. */
const keptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes() {
    const reversed = {
      default: null,
      parseHTML: (list: HTMLElement) => (list.hasAttribute('reversed') ? '' : null),
    }
    const dir = {
      default: null,
      parseHTML: (block: HTMLElement) => knownOr(directions, block.getAttribute('dir')),
    }
    return [
      { types: ['orderedList'], attributes: { reversed } },
      { types: directedBlocks, attributes: { dir } },
    ]
  },
})

const kept = (name: string, tag: string, config: Partial<NodeConfig>) =>
  Node.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0], ...config })

/** Stored content keeps them (glossaries); nothing in the toolbar creates them. */
const definitionList = [
  kept('definitionList', 'dl', { group: 'block', content: '(term | definition)+' }),
  kept('term', 'dt', { content: 'inline*', defining: true }),
  kept('definition', 'dd', { content: 'block+', defining: true }),
]

/** Inline `code`: typed between backticks, or by its shortcut. */
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

/** Stored content keeps them; nothing in the toolbar creates them. */
const keptMarks = ['sub', 'sup', 'kbd', 'mark'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

const smallMarks = [Code, ...keptMarks]

export const editorExtensions: Extensions = [
  base,
  keptAttributes,
  Picture,
  Video,
  ...figure,
  Gallery,
  Callout,
  Action,
  Bookmark,
  Footnote,
  ...tables,
  ...definitionList,
  ...smallMarks,
]
