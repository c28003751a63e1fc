import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser, type Token } from 'parse5'

/** Deepest nesting of elements, so that code which handles the tree may recurse. */
export const DEEPEST = 100
/** Limit of work: one unit for each element, text and comment, and the shares below. */
const MOST_WORK = 20_000
/** Work for each run of text or of white space, which the parser reads separately. */
const RUN_SHARE = 0.03
/** Work per sibling for moving a node among them. */
const MOVING_SHARE = 0.01
const MOST_ATTRIBUTES = 50
/** Limit of characters outside text, which are read one by one. */
const MOST_MARKUP = 400_000
/** Limit of `<` and `&`: what they begin may leave no node that could be counted. */
const MOST_MARKS = 60_000
/** Characters read between two checks of the unfinished tag. */
const PIECE = 32_768

/** Refused HTML: reading on would cost too much, or nest too deeply for recursion. */
export class HtmlLimitError extends Error {
  readonly isTooDeep: boolean

  constructor(isTooDeep = false) {
    super(isTooDeep ? 'The HTML is nested too deeply.' : 'The HTML has too much markup.')
    this.isTooDeep = isTooDeep
  }
}

type ParentNode = DefaultTreeAdapterMap['parentNode']
type FragmentParser = Parser<DefaultTreeAdapterMap>

/**
 * Reads a fragment as a browser would, in bounded work: what is nested, repeated or moved about is
 * counted where the parser does it, since no look at the text alone can tell what a browser would
 * make of it. Throws `HtmlLimitError`.
 */
export function parseFragment(html: string) {
  const budget = new Budget()
  const treeAdapter = countWork(budget)
  const parser = Parser.getFragmentParser(null, { scriptingEnabled: false, treeAdapter })
  // Set only now: the parser opens a root of its own while it is made.
  budget.parser = parser
  for (let from = 0; from < html.length || from === 0; from += PIECE) {
    parser.tokenizer.write(html.slice(from, from + PIECE), from + PIECE >= html.length)
    budget.checkUnfinished()
    // After the first piece: nesting has the clearer message, and shows early.
    if (from === 0 && countMarks(html) > MOST_MARKS) throw new HtmlLimitError()
  }
  return fromParse5(parser.getFragment())
}

function countMarks(html: string): number {
  return html.match(/[<&]/g)?.length ?? 0
}

/** What the tokenizer has read but not emitted yet. */
interface Unfinished {
  currentToken: Partial<Token.TagToken> | null
  currentCharacterToken: Token.CharacterToken | null
}

const nothing: Unfinished = { currentToken: null, currentCharacterToken: null }

class Budget {
  parser: FragmentParser | null = null
  #work = 0
  #textLength = 0

  consume(amount: number): void {
    this.#work += amount
    if (this.#work > MOST_WORK) throw new HtmlLimitError()
    this.#checkMarkup()
  }

  countText(text: string): void {
    this.#textLength += text.length
    this.consume(RUN_SHARE)
  }

  checkDepth(): void {
    if ((this.parser?.openElements.stackTop ?? 0) > DEEPEST) throw new HtmlLimitError(true)
  }

  /** A tag or comment may be as long as the document, and end tags' attributes are not emitted. */
  checkUnfinished(): void {
    const unfinished = this.parser?.tokenizer as unknown as Unfinished | undefined
    const { currentToken, currentCharacterToken } = unfinished ?? nothing
    if ((currentToken?.attrs?.length ?? 0) > MOST_ATTRIBUTES) throw new HtmlLimitError()
    if (!currentCharacterToken) this.#checkMarkup()
  }

  #checkMarkup(): void {
    const read = this.parser?.tokenizer.preprocessor.offset ?? 0
    if (read - this.#textLength > MOST_MARKUP) throw new HtmlLimitError()
  }
}

/** Makes the tree as the parser's own adapter does, and counts what that costs. */
function countWork(budget: Budget): typeof defaultTreeAdapter {
  const among = (parent: ParentNode) => MOVING_SHARE * parent.childNodes.length
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      if (attributes.length > MOST_ATTRIBUTES) throw new HtmlLimitError()
      budget.consume(1)
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
    createCommentNode(data) {
      budget.consume(1)
      return defaultTreeAdapter.createCommentNode(data)
    },
    insertText(parent, text) {
      const before = parent.childNodes.length
      defaultTreeAdapter.insertText(parent, text)
      budget.countText(text)
      budget.consume(parent.childNodes.length - before)
    },
    insertTextBefore(parent, text, reference) {
      budget.countText(text)
      budget.consume(1 + among(parent))
      defaultTreeAdapter.insertTextBefore(parent, text, reference)
    },
    insertBefore(parent, node, reference) {
      budget.consume(among(parent))
      defaultTreeAdapter.insertBefore(parent, node, reference)
    },
    detachNode(node) {
      if (node.parentNode) budget.consume(MOVING_SHARE + among(node.parentNode))
      defaultTreeAdapter.detachNode(node)
    },
    onItemPush: () => budget.checkDepth(),
  }
}
