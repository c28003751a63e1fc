/** Shows `Copy` (content/en/page.ts): plain words, words with links, or a statement of law. */
import { Fragment } from 'react'
import type { Copy, Words } from '../../content/en/page.ts'

interface CopyTextProps {
  copy: Copy
  /** Opens links in a new tab, so that typed input stays. */
  inNewTab?: boolean
}

export function CopyText({ copy, inNewTab = false }: CopyTextProps) {
  const words = isStatement(copy) ? copy.words : copy
  if (typeof words === 'string') return words
  const target = inNewTab ? { rel: 'noopener', target: '_blank' } : {}
  return words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>
      <Part part={part} target={target} />
    </Fragment>
  ))
}

interface PartProps {
  part: Exclude<Words, string>[number]
  target: { rel?: string; target?: string }
}

function Part({ part, target }: PartProps) {
  if (typeof part === 'string') return part
  if ('strong' in part) return <strong className="font-semibold">{part.strong}</strong>
  return (
    <a href={part.href} {...target}>
      {part.text}
    </a>
  )
}

function isStatement(copy: Copy): copy is Extract<Copy, { words: Words }> {
  return typeof copy === 'object' && 'words' in copy
}
