/** Shows `Copy` (content/en/page.ts): plain words, words with links, or a statement of law. */
import { Fragment } from 'react'
import type { Copy, Words } from '../../content/en/page.ts'

export function CopyText({ copy }: { copy: Copy }) {
  return <Run words={isStatement(copy) ? copy.words : copy} />
}

function Run({ words }: { words: Words }) {
  if (typeof words === 'string') return words
  return words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ))
}

function Part({ part }: { part: Exclude<Words, string>[number] }) {
  if (typeof part === 'string') return part
  if ('strong' in part) return <strong className="font-semibold">{part.strong}</strong>
  return <a href={part.href}>{part.text}</a>
}

function isStatement(copy: Copy): copy is Extract<Copy, { words: Words }> {
  return typeof copy === 'object' && 'words' in copy
}
