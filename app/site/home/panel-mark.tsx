/** A block beside a plumb line: leaning, or true. Decorative: the word beside it says which. */
export function PanelMark({ isTrue }: { isTrue: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className="size-14 fill-none stroke-ink"
      focusable="false"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 56 56"
    >
      <path d="M2 52.500h52" />
      <path
        className="fill-surface"
        d={isTrue ? 'M27 12h20v40H27z' : 'M27 52l6.500-39.500 19.700 3.200L47.200 52z'}
      />
      <path className="stroke-brass" d="M8 4h12M14 4v30" strokeWidth="2.500" />
      <path className="fill-brass stroke-none" d="M12.500 32h3v3h4v4L14 50l-5.500-11v-4h4z" />
    </svg>
  )
}
