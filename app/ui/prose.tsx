/**
 * Typography for running text (article.css): headings, lists, tables, code, figures, quotations.
 *
 * Props: children; or `html`, which must come sanitised from the server.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ProseProps = { className?: string } & (
  | { children: ReactNode; html?: never }
  | { html: string; children?: never }
)

export function Prose({ children, html, className }: ProseProps) {
  const classes = classNames('prose', className)
  if (html === undefined) return <div className={classes}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
