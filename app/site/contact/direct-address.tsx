import type { Link } from '../../../content/page.ts'
import { Icon } from '../../ui/icon.tsx'

/** The way past the form. */
export function DirectAddress({ label, link }: { label: string; link: Link }) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <a
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-action underline decoration-1 underline-offset-4 hover:decoration-2"
        href={link.href}
      >
        <Icon name="mail" />
        {link.text}
      </a>
    </p>
  )
}
