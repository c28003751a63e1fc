/**
 * What every AI Act entry shares, and its two groups of dates.
 * They stand here once, because a change of date would touch dozens of entries at the same time.
 */
import { checkedOn } from './checked-on.ts'

export const aiAct = {
  jurisdiction: 'EU',
  instrument: 'EU AI Act',
  /** Consolidated text of 27 July 2026, which holds the changes of Regulation (EU) 2026/1744. */
  url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02024R1689-20260727',
  checkedOn,
} as const

export const fromDecember2027 = { status: 'applies-from', date: '2027-12-02' } as const

export const contestedUntilDecember2027 = { status: 'contested', date: '2027-12-02' } as const
