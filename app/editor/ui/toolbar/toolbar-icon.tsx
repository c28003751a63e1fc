/** Drawn like `ui/icon.tsx`, on its 20-unit grid; only the editor needs these. */
const paths = {
  undo: 'M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4.5L4 8l3.5 3.5',
  redo: 'M16 8H8a4.5 4.5 0 0 0 0 9h4M12.5 4.5L16 8l-3.5 3.5',
  bold: 'M6.25 3.75h4.5a3.1 3.1 0 0 1 0 6.25h-4.5zM6.25 10h5.5a3.1 3.1 0 0 1 0 6.25h-5.5z',
  italic: 'M9 3.75h5M6 16.25h5M11.5 3.75l-3 12.5',
  quote:
    'M8.5 4.5C5.5 5.5 3.75 8 3.75 11.25v4H8v-4.5H5.5M16.5 4.5c-3 1-4.75 3.5-4.75 6.75v4H16v-4.5h-2.5',
  bullets: 'M8 5h9M8 10h9M8 15h9M3.5 4.5h1v1h-1zM3.5 9.5h1v1h-1zM3.5 14.5h1v1h-1z',
  numbers:
    'M8.5 5H17M8.5 10H17M8.5 15H17M3.5 4.25L5 3.5v4M3.25 12.6c.6-1.2 2.4-.9 2.2.3-.1.9-1.4 1.6-2.2 3.1h2.4',
  code: 'M6.5 6l-4 4 4 4M13.5 6l4 4-4 4M11.5 4.5l-3 11',
  rule: 'M2.5 10h15M6 5h8M6 15h8',
  link: 'M8.25 11.75a3.1 3.1 0 0 0 4.4 0l2.9-2.9a3.1 3.1 0 0 0-4.4-4.4L10 5.6M11.75 8.25a3.1 3.1 0 0 0-4.4 0l-2.9 2.9a3.1 3.1 0 0 0 4.4 4.4L10 14.4',
  image: 'M3 4h14v12H3zM3 13.5l4-4 3.75 3.75 2.25-2.25 4 4M12.5 7.25h1v1h-1z',
  video: 'M2.5 4.5h15v11h-15zM8.25 7.25v5.5l4.5-2.75z',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M10.25 15V9.5M8 11.5l2.25-2.25 2.25 2.25',
  plus: 'M10 3.5v13M3.5 10h13',
  up: 'M10 16.5v-13M5 8.5l5-5 5 5',
  down: 'M10 3.5v13M5 11.5l5 5 5-5',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12M12.5 8v8',
} as const

export type ToolbarIconName = keyof typeof paths

export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return (
    <svg
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      focusable="false"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth={name === 'bold' ? 2.25 : 1.5}
      viewBox="0 0 20 20"
    >
      <path d={paths[name]} />
    </svg>
  )
}
