/**
 * A static part of an interactive page. The server renders it; in the browser its HTML stays as it
 * arrived, so that neither its components nor its words are in any script.
 *
 * Props: `id`, unique on the page; children, null in the browser. To keep their modules out of the
 * browser's build, import them like this, and nowhere else on that page:
 *
 *   const parts = import.meta.env.SSR ? (await import('./server-parts.tsx')).ServerParts : null
 *   <ServerPart id="home-body">{parts && <parts.Body />}</ServerPart>
 *
 * The page must be loaded as a document, never by client-side navigation; all our links are plain.
 */
import { type ReactNode, useState } from 'react'

interface ServerPartProps {
  id: string
  children: ReactNode
}

export function ServerPart({ id, children }: ServerPartProps) {
  return import.meta.env.SSR ? (
    <div className="contents" id={id}>
      {children}
    </div>
  ) : (
    <PartAsItCame id={id} />
  )
}

function PartAsItCame({ id }: { id: string }) {
  // Hydration keeps the HTML; it is read for the case that React has to render the page again.
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  return (
    <div
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, taken over from this very place
      dangerouslySetInnerHTML={{ __html: html }}
      id={id}
      suppressHydrationWarning
    />
  )
}
