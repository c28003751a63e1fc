/** Links in text: to other screens of the admin area, and to pages outside it in a new tab. */
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'

interface TextLinkProps {
  className?: string
  children: string
}

const look = 'text-action underline decoration-1 underline-offset-4'

export function TextLink({ to, className, children }: TextLinkProps & { to: string }) {
  return (
    <Link className={classNames(look, className)} to={to}>
      {children}
    </Link>
  )
}

export function OutsideLink({ href, className, children }: TextLinkProps & { href: string }) {
  return (
    <a
      className={classNames(look, className)}
      href={href}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
    </a>
  )
}

/** Link to the list of posts, searched for this title. */
export function PostLink({ title }: { title: string }) {
  return <TextLink to={`/admin?${new URLSearchParams({ q: title })}`}>{title}</TextLink>
}
