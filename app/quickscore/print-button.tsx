import { reportWords } from '../../content/quickscore/words.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export function PrintButton() {
  return (
    <Button className="print:hidden" onClick={() => window.print()} variant="outline">
      <Icon name="print" />
      {reportWords.print}
    </Button>
  )
}
