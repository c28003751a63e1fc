import type { ReactNode } from 'react'
import { recordFormWords } from '../../../content/admin/words.ts'

/** What is on screen was typed before. Children: a way back to what is saved. */
export function RestoredNotice({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-l-4 border-brass pl-3 text-sm">
      <p>{recordFormWords.restored}</p>
      {children}
    </div>
  )
}
