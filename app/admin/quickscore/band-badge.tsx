import { bandWords } from '../../../content/en/quickscore/words.ts'
import type { Band } from '../../../domain/quickscore/scoring.ts'
import { Badge } from '../../ui/badge.tsx'
import { ToneShape } from '../../ui/status-mark.tsx'

/** Colour, shape and word; a band that we do not know is grey and named as it is stored. */
export function BandBadge({ band }: { band: Band }) {
  const isKnown = Object.hasOwn(bandWords, band)
  const tone = isKnown ? band : 'grey'
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {isKnown ? bandWords[band].label : band}
    </Badge>
  )
}
