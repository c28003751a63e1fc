import { uploadDialogWords as words } from '../../../content/admin/media.ts'
import { Icon } from '../../ui/icon.tsx'

/** While files are held over the page. */
export function DropHint({ isOver }: { isOver: boolean }) {
  if (!isOver) return null
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none fixed inset-4 z-40 grid place-items-center border-2 border-dashed border-action bg-action-wash/90 text-xl font-semibold text-action"
    >
      <span className="flex items-center gap-3">
        <Icon className="size-6" name="upload" />
        {words.dropHere}
      </span>
    </p>
  )
}
