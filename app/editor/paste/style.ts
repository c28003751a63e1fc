import type { HtmlTag } from '../serialise/html-tree.ts'

/** One declaration of a tag's own style, lower case, or '' (the last one counts, as in a browser). */
export function styleOf(tag: HtmlTag, property: string): string {
  const declarations = (tag.attributes.style ?? '').split(';').map((text) => text.split(':'))
  const found = declarations.findLast(([name = '']) => name.trim().toLowerCase() === property)
  return (found?.slice(1).join(':') ?? '').trim().toLowerCase()
}

export function hasClass(tag: HtmlTag, pattern: RegExp): boolean {
  return (tag.attributes.class ?? '').split(/\s+/).some((name) => pattern.test(name))
}
