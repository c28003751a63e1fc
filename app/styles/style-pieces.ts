/**
 * Takes a built style sheet apart, so that the server can write into each page what it paints with
 * (server/http/page-styles.ts). When in doubt a piece fits: it costs some bytes, and one that is
 * missing would show a page that changes before its reader's eyes.
 */
import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss'
import type { StylePiece } from '../../server/http/page-styles.ts'

export function listPieces(css: string): StylePiece[] {
  return postcss.parse(css).nodes.flatMap((node) => takeApart(node, []))
}

function takeApart(node: ChildNode, within: readonly string[]): StylePiece[] {
  if (node.type === 'rule') return takeRule(node, within)
  if (node.type !== 'atrule') return []
  const { name, params } = node
  if (name === 'media' && /^print\b/.test(params)) return []
  if (name === 'property' || name === 'keyframes') {
    return [{ within, text: node.toString(), needs: [], defines: params, uses: usesOf(node) }]
  }
  const isWhole =
    !node.nodes || name === 'font-face' || name === 'page' || name === 'view-transition'
  if (isWhole) {
    const text = node.nodes ? node.toString() : `${node};`
    const isItalic = name === 'font-face' && /font-style:\s*italic/.test(text)
    return [{ within, text, needs: isItalic ? setInItalics : [], uses: [] }]
  }
  const inside = [...within, `@${name} ${params}`]
  return (node.nodes ?? []).flatMap((child) => takeApart(child, inside))
}

/** A rule as it is, but for custom properties: a page has few of those that the theme declares. */
function takeRule(rule: Rule, within: readonly string[]): StylePiece[] {
  const needs = needsOf(rule)
  const isCustom = (node: ChildNode): node is Declaration =>
    node.type === 'decl' && node.prop.startsWith('--')
  const custom = rule.nodes.filter(isCustom)
  const isForAll = needs.length === 0
  const others = isForAll ? rule.nodes.filter((node) => !isCustom(node)) : rule.nodes
  const pieces: StylePiece[] = []
  if (isForAll) {
    for (const one of custom) {
      const inside = [...within, rule.selector]
      pieces.push({
        within: inside,
        text: `${one};`,
        needs,
        defines: one.prop,
        uses: usesOf(one),
      })
    }
  }
  if (others.length === 0) return pieces
  const text = others.map((node) => `${node}`).join(';')
  const uses = others.flatMap(usesOf)
  return [...pieces, { within, text: `${rule.selector}{${text}}`, needs, uses }]
}

/** Custom properties, and every word of an animation, one of which is its name. */
function usesOf(node: ChildNode): string[] {
  const names = [...node.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
  if (node.type === 'decl' && node.prop.startsWith('animation')) {
    names.push(...node.value.split(/[\s,]+/))
  }
  const isAnimated = node.type === 'decl' && /^--(animate|animation)/.test(node.prop)
  if (isAnimated) names.push(...node.value.split(/[\s,]+/))
  return [...new Set(names)]
}

/** What browsers set in italics, and what we do. */
const setInItalics = ['em', 'i', 'cite', 'dfn', 'var', 'address', '.italic'].map((one) => [one])

/** Parts that only a field has. */
const OF_FIELDS =
  /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner|outer))/

/** Empty where one of the selectors asks for nothing that could be missing. */
function needsOf({ selectors }: Rule): string[][] {
  const needs = selectors.flatMap((selector) => {
    const tokens = tokensOf(selector)
    const fields = OF_FIELDS.test(selector) ? ['input', 'textarea'] : []
    return fields.length > 0 ? fields.map((field) => [...tokens, field]) : [tokens]
  })
  return needs.some((tokens) => tokens.length === 0) ? [] : needs
}

/** What must be in the page for the selector to match; what stands in brackets is not looked at. */
export function tokensOf(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, (match, at: number) =>
    selector[at - 1] === '\\' ? match : '',
  )
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '')
  }
  plain = plain.replaceAll(/(?<!\\)::?[a-z-]+/gi, '')
  const found = plain.matchAll(/(?<!\\)([.#]?)((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^ -~])+)/gi)
  return [...found].map(([, kind = '', name = '']) =>
    kind ? kind + plainNameOf(name) : name.toLowerCase(),
  )
}

function plainNameOf(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code, plain) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : plain,
  )
}
