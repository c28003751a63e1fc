/** Plain links to files for download. */
import { Icon } from './icon.tsx'

interface FileLinksProps {
  files: readonly (readonly [href: string, text: string])[]
}

export function FileLinks({ files }: FileLinksProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {files.map(([href, text]) => (
        <li className="border-t border-rule" key={href}>
          <a
            className="flex min-h-11 items-center gap-2 py-2 leading-snug text-action underline underline-offset-4"
            href={href}
          >
            <Icon name="download" />
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
