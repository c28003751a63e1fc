import { useEffect, useEffectEvent, useState } from 'react'
import { uploadDialogWords as words } from '../../../content/en/admin/media.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * Files dropped anywhere on the page; answers whether some are held over it. Beside its mark the
 * browser would open a file in place of the page, and the admin key would be gone.
 */
export function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (event.defaultPrevented || !holdsFiles(event)) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/** While files are held over the page. */
export function DropHint() {
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
