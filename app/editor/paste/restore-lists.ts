import {
  changeTags,
  type HtmlPart,
  type HtmlTag,
  isTag,
  joinRuns,
  makeTag,
  textOf,
} from '../serialise/html-tree.ts'
import { hasClass, styleOf } from './inline-marks.ts'

interface ListMarker {
  isOrdered: boolean
  /** Number of the first item in an ordered list. */
  start: number
  /** Of an ordered list: 1, a, A, i or I. */
  type: string
}

/** List item that was pasted flat: a paragraph (Word) or a list of its own (Word online). */
interface FlatItem {
  /** 1 is the outermost. */
  level: number
  /** Tells apart lists that follow each other. */
  list: string
  marker: ListMarker
  children: HtmlPart[]
}

/** Turns flat items into lists, and repairs lists that are nested wrongly. */
export function restoreLists(parts: HtmlPart[]): HtmlPart[] {
  const mended = changeTags(parts, (tag) => [
    mendNesting({ ...tag, children: joinItems(tag.children) }),
  ])
  return joinItems(mended)
}

/** Moves an inner list into the item before it: Google Docs puts the list beside its item. */
function mendNesting(list: HtmlTag): HtmlTag {
  if (!isTag(list, 'ul', 'ol')) return list
  const items: HtmlPart[] = []
  for (const child of list.children) {
    const last = items.findLast((item) => isTag(item, 'li'))
    if (isTag(child, 'ul', 'ol') && isTag(last)) last.children = [...last.children, child]
    else items.push(child)
  }
  return { ...list, children: items }
}

/** Replaces each run of flat items among the siblings by nested lists. */
function joinItems(siblings: HtmlPart[]): HtmlPart[] {
  const join = (run: HtmlPart[]) => buildLists(run.flatMap(readItems))
  return joinRuns(siblings, (part) => readItems(part).length > 0, join, withoutMarker)
}

function readItems(part: HtmlPart): FlatItem[] {
  if (isTag(part, 'p', 'div')) return readWordItem(part) ?? readOnlineItems(part)
  return []
}

function readWordItem(tag: HtmlTag): FlatItem[] | null {
  const [, list, level, override] =
    /^(\S+)\s+level(\d)\s*(\S*)/.exec(styleOf(tag, 'mso-list')) ?? []
  if (list === undefined) return null
  const marker = findMarker(tag.children)
  return [
    {
      level: Number(level),
      list: `${list} ${override}`,
      marker: readListMarker(marker),
      children: dropMarker(tag.children),
    },
  ]
}

const isMarker = (tag: HtmlTag) => styleOf(tag, 'mso-list') === 'ignore'

function findMarker(parts: HtmlPart[]): string {
  for (const part of parts) {
    if (!isTag(part)) continue
    const found = isMarker(part) ? textOf(part) : findMarker(part.children)
    if (found) return found.trim()
  }
  return ''
}

function dropMarker(parts: HtmlPart[]): HtmlPart[] {
  return changeTags(parts, (tag) => (isMarker(tag) ? [] : [tag]))
}

/** A numbered heading keeps its number, as text. */
function withoutMarker(part: HtmlPart): HtmlPart {
  if (!isTag(part, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return part
  const number = findMarker(part.children)
  if (!number) return part
  return { ...part, children: [`${number} `, ...dropMarker(part.children)] }
}

/** Word online wraps each item in a list of its own and puts the level on the item. */
function readOnlineItems(wrapper: HtmlTag): FlatItem[] {
  if (!hasClass(wrapper, /^ListContainerWrapper$/)) return []
  return wrapper.children.filter((part) => isTag(part, 'ul', 'ol')).flatMap(itemsOfOnlineList)
}

function itemsOfOnlineList(list: HtmlTag): FlatItem[] {
  const isOrdered = list.tag === 'ol'
  const start = Number(list.attributes.start ?? 1) || 1
  return list.children
    .filter((part) => isTag(part, 'li'))
    .map((item, index) => ({
      level: Number(item.attributes['data-aria-level'] ?? 1) || 1,
      list: item.attributes['data-listid'] ?? '',
      marker: { isOrdered, start: start + index, type: '1' },
      children: item.children,
    }))
}

function buildLists(items: FlatItem[]): HtmlPart[] {
  const lists: HtmlTag[] = []
  /** The open list of each level, with the item that began it. */
  let open: { list: HtmlTag; item: FlatItem }[] = []
  for (const item of items) {
    open = open.filter(({ item: begun }) => begun.level <= item.level)
    const last = open.at(-1)
    if (last?.item.level === item.level && !continues(last.item, item)) open.pop()
    if (open.at(-1)?.item.level !== item.level) {
      const list = beginList(item)
      const around = open.at(-1)?.list.children.at(-1)
      if (isTag(around)) around.children.push(list)
      else lists.push(list)
      open.push({ list, item })
    }
    open.at(-1)?.list.children.push(makeTag('li', {}, [...item.children]))
  }
  return lists
}

function continues(begun: FlatItem, item: FlatItem): boolean {
  return begun.list === item.list && begun.marker.isOrdered === item.marker.isOrdered
}

function beginList({ marker: { isOrdered, start, type } }: FlatItem): HtmlTag {
  if (!isOrdered) return makeTag('ul')
  return makeTag('ol', {
    ...(start !== 1 && { start: String(start) }),
    ...(type !== '1' && { type }),
  })
}

const bullet: ListMarker = { isOrdered: false, start: 1, type: '1' }

/** Reads the text that a word processor puts before an item: "3.", "(b)", "·". */
export function readListMarker(text: string): ListMarker {
  const [, digits] = /^\(?(?:\d+\.)*(\d{1,5})[.):]?\)?$/.exec(text) ?? []
  if (digits !== undefined) return { isOrdered: true, start: Number(digits), type: '1' }
  const [, letters] = /^\(?([a-z]+)[.)]\)?$/i.exec(text) ?? []
  if (letters === undefined) return bullet
  const isUpper = letters === letters.toUpperCase()
  // A lone letter is a Roman number only if it is "i", with which such lists begin.
  const roman = letters.length > 1 || /^i$/i.test(letters) ? readRoman(letters) : null
  if (roman !== null) return { isOrdered: true, start: roman, type: isUpper ? 'I' : 'i' }
  if (letters.length > 1) return bullet
  const start = letters.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1
  return { isOrdered: true, start, type: isUpper ? 'A' : 'a' }
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function readRoman(letters: string): number | null {
  const values = [...letters.toLowerCase()].map((letter) => romans[letter] ?? Number.NaN)
  const sum = values.reduce(
    (total, value, index) => total + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )
  return Number.isNaN(sum) ? null : sum
}
