import type { Editor } from '@tiptap/core'
import { useMemo } from 'react'
import { findBlocks, type MenuItem } from './menu-items.ts'
import type { TypedQuery } from './typed-query.ts'

/** What fits what has been typed. */
export function useMenuItems(_editor: Editor, query: TypedQuery | null): readonly MenuItem[] {
  const words = query?.asks === 'block' ? query.words : null
  return useMemo(() => (words === null ? [] : findBlocks(words)), [words])
}
