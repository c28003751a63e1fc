/**
 * Debounces work that depends on the text until typing pauses. In an article of 10,000 words, on a
 * slow machine, doing it at each letter would cost more than the letter itself.
 */
import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { useEffect, useRef, useState } from 'react'
import { isNothing, isStep, isWriting } from '../commands/writing.ts'

const restMs = 400
const soonMs = 100

export type Debounce = ReturnType<typeof createDebounce>

export function createDebounce(work: () => void, longestMs = Number.POSITIVE_INFINITY) {
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
  // One timer that checks again, instead of a new one at each letter.
  const look = () => {
    const dueIn = Math.min(latest + restMs, deadline) - performance.now()
    if (dueIn > 0) timer = setTimeout(look, dueIn)
    else run()
  }
  const later = () => {
    latest = performance.now()
    if (timer !== undefined) return
    deadline = latest + longestMs
    look()
  }
  return {
    /** Runs the work 400 ms after the last call, or `longestMs` after the first. */
    later,
    /** As `later`, but within 100 ms, whatever calls follow. */
    soon() {
      later()
      const due = performance.now() + soonMs
      if (due >= deadline) return
      deadline = due
      clearTimeout(timer)
      look()
    },
    /** Runs pending work now. */
    now: () => {
      if (timer !== undefined) run()
    },
    cancel,
  }
}

/**
 * As `useEditorState`, but the value stays while somebody types, or moves or undoes step by step.
 * For values that are plain data.
 */
export function useDebounced<Value>(editor: Editor, select: () => Value): Value {
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
    const rest = createDebounce(look)
    let stepped = Number.NEGATIVE_INFINITY
    const isOneOfMany = (transaction: Transaction) => {
      if (!isStep(transaction)) return false
      const before = stepped
      stepped = performance.now()
      return stepped - before < restMs
    }
    const follow = ({ transaction }: { transaction: Transaction }) => {
      if (isNothing(transaction)) return
      if (isWriting(transaction) || isOneOfMany(transaction)) return rest.later()
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
