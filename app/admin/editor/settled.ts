/**
 * What the writing changes and nobody needs to know at each letter: looked at once the hands rest.
 * In an article of 10,000 words, on a slow machine, it would cost more than the letter itself.
 */
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { useEffect, useRef, useState } from 'react'

const restMs = 400

/** Letters and lines put in or taken out; all else is a deed, of which one wants to see the effect. */
export function isWriting(transaction: Transaction): boolean {
  const { steps, docs, docChanged } = transaction
  const isWritten = steps.every((step, at) => isOfLetters(step, docs[at]) || isLineBreak(step))
  return docChanged && isWritten && !isBrought(transaction)
}

/** Words that were not typed: an event of the page or one of ours put them in at once. */
function isBrought(transaction: Transaction): boolean {
  return transaction.getMeta('uiEvent') !== undefined
}

/** What a held key does again and again: the caret goes on, or what was written goes back. */
function isStep(transaction: Transaction): boolean {
  const { docChanged, selectionSet, storedMarksSet } = transaction
  const isMove = selectionSet && !docChanged && !storedMarksSet
  return isMove || transaction.getMeta('history$') !== undefined
}

/** Asked for after a letter that left the caret out of sight; TipTap also sends an empty one before Enter. */
function isNothing({ docChanged, selectionSet, storedMarksSet, isGeneric }: Transaction) {
  return isGeneric && !docChanged && !selectionSet && !storedMarksSet
}

function isOfLetters(step: unknown, before: Node | undefined): boolean {
  if (!(step instanceof ReplaceStep)) return false
  const { content } = step.slice
  if (content.childCount > 0) return content.childCount === 1 && content.firstChild?.isText === true
  // From within a line; what stands between lines is a whole block.
  return before?.resolve(step.from).parent.inlineContent === true
}

function isLineBreak(step: unknown): boolean {
  if (!(step instanceof ReplaceStep)) return false
  const { content, openStart, openEnd } = step.slice
  // Two sides of nothing but ends and beginnings, as deep as they are open.
  return openStart > 0 && content.size === 2 * (openStart + openEnd)
}

export interface Rest {
  /** Does it when nothing has been put off for a moment, or `longestMs` after the first time. */
  putOff: () => void
  /** The same, but within a tenth of a second, whatever is put off meanwhile. */
  soon: () => void
  /** Does it now if it was put off. */
  now: () => void
  cancel: () => void
}

const soonMs = 100

export function createRest(work: () => void, longestMs = Number.POSITIVE_INFINITY): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0
  let deadline = 0
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    cancel()
    work()
  }
  // One timer that looks again, and not a new one with each letter.
  const look = () => {
    const dueIn = Math.min(latest + restMs, deadline) - performance.now()
    if (dueIn > 0) timer = setTimeout(look, dueIn)
    else run()
  }
  const putOff = () => {
    latest = performance.now()
    if (timer !== undefined) return
    deadline = latest + longestMs
    look()
  }
  return {
    putOff,
    soon() {
      putOff()
      const due = performance.now() + soonMs
      if (due >= deadline) return
      deadline = due
      clearTimeout(timer)
      look()
    },
    now: () => {
      if (timer !== undefined) run()
    },
    cancel,
  }
}

/**
 * As `useEditorState`, but while somebody writes, or moves or undoes step by step, it stays as it was.
 * For values that are plain data.
 */
export function useSettled<Value>(editor: Editor, select: () => Value): Value {
  const [value, setValue] = useState(select)
  const latest = useRef({ select, shown: JSON.stringify(value) })
  useEffect(() => {
    latest.current.select = select
  })
  useEffect(() => {
    const look = () => {
      if (editor.isDestroyed) return
      const next = latest.current.select()
      const shown = JSON.stringify(next)
      if (shown === latest.current.shown) return
      latest.current.shown = shown
      setValue(next)
    }
    const rest = createRest(look)
    let stepped = Number.NEGATIVE_INFINITY
    const isOneOfMany = (transaction: Transaction) => {
      if (!isStep(transaction)) return false
      const before = stepped
      stepped = performance.now()
      return stepped - before < restMs
    }
    const follow = ({ transaction }: { transaction: Transaction }) => {
      if (isNothing(transaction)) return
      if (isWriting(transaction) || isOneOfMany(transaction)) return rest.putOff()
      rest.cancel()
      look()
    }
    editor.on('transaction', follow)
    look()
    return () => {
      rest.cancel()
      editor.off('transaction', follow)
    }
  }, [editor])
  return value
}
