import { bandWords, methodologyWords } from '../../../content/quickscore/words.ts'
import { type Band, bands, bandThresholds } from '../../../domain/quickscore/scoring.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const words = methodologyWords.bands

/** The lowest and highest whole score of a band. */
function rangeOf(band: Band, index: number): string {
  const above = bands[index - 1]
  const highest = above ? bandThresholds[above] - 1 : 100
  return `${bandThresholds[band]} – ${highest}`
}

export function Bands() {
  return (
    <Table className="max-w-2xl" label={words.caption}>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <Th key={column}>{column}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map((band, index) => (
          <tr key={band}>
            <Th scope="row">
              <StatusMark tone={band}>{bandWords[band].label}</StatusMark>
            </Th>
            <Td>{rangeOf(band, index)}</Td>
            <Td>{bandWords[band].verdict}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
