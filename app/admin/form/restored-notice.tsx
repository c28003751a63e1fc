import { recordFormWords } from '../../../content/admin/words.ts'

/** What is on screen was typed before. */
export function RestoredNotice() {
  return <p className="border-l-4 border-brass pl-3 text-sm">{recordFormWords.restored}</p>
}
