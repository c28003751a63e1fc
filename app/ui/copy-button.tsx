/** Copies a field or an element's tables, on a page without framework (public/copy-text.js). */
import { Button } from './button.tsx'

interface CopyButtonProps {
  /** Id of the element to copy. */
  of: string
  words: { copy: string; copied: string }
}

export function CopyButton({ of, words }: CopyButtonProps) {
  return (
    <>
      <p aria-live="polite">
        <Button data-copied={words.copied} data-copies={of} hidden variant="outline">
          {words.copy}
        </Button>
      </p>
      <script defer src="/copy-text.js" />
    </>
  )
}
