/** Preview of the message as sent, in HTML and in plain text. */

import { useState } from 'react'
import { sendWords as words } from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssuePreview } from '../../../../domain/newsletter/issues.ts'
import { Fact, Facts } from '../../facts.tsx'
import { Section } from '../../section.tsx'
import { ToolButton } from '../../tool-button.tsx'

const views = ['html', 'text'] as const

const boxClass = 'h-[26rem] w-full border border-line'

interface MessagePreviewProps {
  preview: Pick<IssuePreview, 'subject' | 'frame_url' | 'text'>
  recipients: string
  note?: string
}

export function MessagePreview({ preview, recipients, note }: MessagePreviewProps) {
  const [view, setView] = useState<(typeof views)[number]>('html')
  const { subject, frame_url, text } = preview
  return (
    <Section title={words.preview}>
      <Facts>
        <Fact term={words.subject}>{subject}</Fact>
        <Fact term={words.recipients}>{recipients}</Fact>
      </Facts>
      {note && <p className="text-sm text-muted">{note}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons in a toolbar, not fields of a form */}
      <div aria-label={words.view} className="flex gap-2" role="group">
        {views.map((one) => (
          <ToolButton
            aria-pressed={view === one}
            key={one}
            label={words[one]}
            onClick={() => setView(one)}
            variant={view === one ? 'primary' : 'outline'}
          />
        ))}
      </div>
      {view === 'html' ? (
        <Frame key={`${subject} ${text}`} url={frame_url} />
      ) : (
        <section
          aria-label={words.text}
          className={`${boxClass} overflow-auto bg-wash p-4 font-mono text-sm break-words whitespace-pre-wrap`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {text}
        </section>
      )}
    </Section>
  )
}

/** Keyed by message, it keeps its first URL: each preview has a new one, which would reload it. */
function Frame({ url }: { url: string }) {
  const [first] = useState(url)
  return (
    // A document of its own with a policy of its own: it runs nothing and loads nothing.
    <iframe
      className={boxClass}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src={first}
      title={words.frame}
    />
  )
}
