import { listWords } from '../../../content/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface ExportButtonProps {
  isPending: boolean
  /** Of what the view leaves; undefined until it is known. */
  total: number | undefined
  onExport: () => void
}

export function ExportButton({ isPending, total, onExport }: ExportButtonProps) {
  return (
    <Button busy={isPending} disabled={!total} onClick={onExport} size="sm" variant="outline">
      <Icon className="size-4" name="download" />
      {isPending ? listWords.exporting : listWords.export}
    </Button>
  )
}
