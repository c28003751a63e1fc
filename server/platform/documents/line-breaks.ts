export interface Setting {
  size: number
  lines: string[]
}

export interface Room {
  width: number
  /** From the largest; each size with the lines that there is room for. */
  steps: readonly { size: number; mostLines: number }[]
}

type Measure = (text: string, size: number) => number

/**
 * Sets `text` in the largest of the sizes at which it fits, its lines of about the same length.
 * What does not even fit at the smallest is cut, and says so with an ellipsis.
 */
export function fitLines(text: string, { width, steps }: Room, measure: Measure): Setting {
  let last: Setting = { size: 0, lines: [] }
  for (const { size, mostLines } of steps) {
    const widthOf = (line: string) => measure(line, size)
    const lines = breakLines(text, width, widthOf)
    if (lines.length <= mostLines) return { size, lines: balance(text, width, widthOf) }
    last = { size, lines: cut(lines, mostLines, width, widthOf) }
  }
  return last
}

type WidthOf = (text: string) => number

/** As many words on each line as it holds. */
function breakLines(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((one) => splitWord(one, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** A word wider than the line goes over several. */
function splitWord(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part && widthOf(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * In the narrowest column that takes no more lines than the full one and breaks no more words: no
 * line is left nearly empty.
 */
function balance(text: string, width: number, widthOf: WidthOf): string[] {
  const fullest = breakLines(text, width, widthOf)
  const widest = Math.max(...text.split(/\s+/).map(widthOf))
  let [narrow, wide] = [Math.min(width, Math.max(widest, width / 2)), width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    if (breakLines(text, middle, widthOf).length > fullest.length) narrow = middle
    else wide = middle
  }
  return breakLines(text, wide, widthOf)
}

function cut(lines: string[], mostLines: number, width: number, widthOf: WidthOf): string[] {
  const kept = lines.slice(0, mostLines)
  let last = kept.pop() ?? ''
  while (last && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd()
  return [...kept, `${last}…`]
}
