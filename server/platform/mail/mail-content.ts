import { colours, darkColours as dark } from '../../../content/colours.ts'
import { imprint } from '../../../content/firm.ts'
import { locale } from '../../../domain/wording.ts'
import { escapeHtml } from '../xml.ts'
import { writePlainText } from './plain-text.ts'

/** One part of a mail. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Quoted text; its line breaks are kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly { title: string; text?: string }[]; numbered?: boolean }
  /** Terms with their values. */
  | { kind: 'facts'; rows: readonly (readonly [term: string, value: string])[] }
  /** A large figure from 0 to 100 with its label, above a scale with marks. */
  | ScaleBlock
  | { kind: 'button'; text: string; url: string }
  /** Sanitised HTML of an article with absolute links. */
  | { kind: 'article'; html: string }

export const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })

interface ScaleBlock {
  kind: 'scale'
  /** "50%". */
  figure: string
  label: string
  value: number
  /** Rising, between 0 and 100. */
  marks: readonly number[]
}

/** A message to one recipient, before it has an address, a date and an id. */
export interface MailContent {
  subject: string
  /** Shown after the subject in lists of messages. */
  preview?: string
  blocks: readonly MailBlock[]
  /** Why the recipient gets this, in small print. */
  footer: readonly string[]
  /** Links of the small print, such as the one that ends a subscription. */
  footerLinks?: readonly { text: string; url: string }[]
  replyTo?: { name: string; address: string }
  /** Key of one person: mail programs group mails with the same key. */
  conversation?: string
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[]
  /** Address that unsubscribes by one click, or by one POST of a mail program (RFC 8058). */
  unsubscribeUrl?: string
  /** Written by a person: not marked as automatic, and holiday answers may come back. */
  isByHand?: boolean
}

/**
 * The mail as HTML and as plain text, under the name of `sender`. The HTML keeps to what mail
 * programs support: one table, inline styles, no picture, no font, no script, and its own colours
 * for dark mode. The text is written from that HTML, with links written out.
 */
export function composeMail(mail: MailContent, sender: string): { html: string; text: string } {
  const { html, text } = writeContent(mail.blocks)
  return { html: frameHtml(mail, html, sender), text: frameText(mail, text, sender) }
}

/** The firm's legal name and address, where its record has them. */
const who = imprint.slice(0, 1)

/** Cache by blocks, which all copies of a newsletter issue share. */
const written = new WeakMap<MailContent['blocks'], { html: string; text: string }>()

function writeContent(blocks: MailContent['blocks']): { html: string; text: string } {
  const known = written.get(blocks)
  if (known) return known
  const html = blocks.map(writeBlock).join('\n')
  const content = { html, text: writePlainText(html) }
  written.set(blocks, content)
  return content
}

const { paper, ink, muted, rule, action, onAction } = colours
export const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif"
const sans = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"
const body = `${sans};font-size:17px;line-height:1.6;color:${ink};word-break:break-word`

/** Programs without support show the light colours; those that invert colours leave these. */
const darkRules = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.article img{max-width:100%}
.article pre{white-space:pre-wrap}
@media (prefers-color-scheme:dark){
.ground{background:${dark.paper}!important}
.ink,.ink td,.ink th,.article *{color:${dark.ink}!important}
.muted,.muted *{color:${dark.muted}!important}
.rule{border-color:${dark.rule}!important}
.muted .link,.link,.article a{color:${dark.action}!important}
.full{background:${dark.ink}!important}
.empty{background:${dark.rule}!important}
.edge{border-color:${dark.paper}!important}
.button{background:${dark.action}!important;color:${dark.onAction}!important}
}`.trim()

function frameHtml(mail: MailContent, content: string, sender: string): string {
  const { subject, preview, footer, footerLinks } = mail
  const small = `${sans};font-size:14px;line-height:1.6;color:${muted}`
  const links = (footerLinks ?? []).map(
    ({ text, url }) =>
      `<a href="${escapeHtml(url)}" style="color:${muted}">${escapeHtml(text)}</a>`,
  )
  const print = [...footer.map(escapeHtml), ...links, ...who.map(escapeHtml)]
    .map((line) => `<p style="margin:0 0 8px;${small}">${line}</p>`)
    .join('\n')
  const top =
    mail.unsubscribeUrl && links.length > 0
      ? ` <span class="muted" style="${small}">${links.join(' ')}</span>`
      : ''
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${paper}">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : ''}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="ink rule" style="padding:0 0 16px;border-bottom:1px solid ${rule};${serif};font-size:20px;color:${ink}">${escapeHtml(sender)}${top}</td></tr>
<tr><td class="ink" style="padding:24px 0 16px;${body}">
${content}
</td></tr>
<tr><td class="muted rule" style="padding:16px 0 0;border-top:1px solid ${rule}">
${print}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 dir="auto" class="ink" style="margin:0 0 16px;${serif};font-weight:500;font-size:26px;line-height:1.25;color:${ink}">${escapeHtml(block.text)}</h1>`
    case 'paragraph':
      return `<p dir="auto" style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'quote':
      return `<blockquote dir="auto" class="quote rule" style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${rule}">${escapeHtml(block.text).replaceAll('\n', '<br>')}</blockquote>`
    case 'list':
      return writeList(block)
    case 'facts':
      return writeFacts(block.rows)
    case 'scale':
      return writeScale(block)
    case 'button':
      return `<p class="action" style="margin:0 0 8px"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;background:${action};color:${onAction};text-decoration:none;border-radius:2px;font-weight:600">${escapeHtml(block.text)}</a></p>
<p class="address muted" style="margin:0 0 16px;font-size:14px;color:${muted};word-break:break-all"><a class="link" href="${escapeHtml(block.url)}" style="color:${action}">${escapeHtml(block.url)}</a></p>`
    case 'article':
      return `<div class="article">${block.html}</div>`
  }
}

function writeList({ items, numbered }: Extract<MailBlock, { kind: 'list' }>): string {
  const name = numbered ? 'ol' : 'ul'
  const lines = items.map(({ title, text }) => {
    const first = text === undefined ? escapeHtml(title) : `<strong>${escapeHtml(title)}</strong>`
    return `<li style="margin:0 0 12px">${first}${text === undefined ? '' : `<br>${escapeHtml(text)}`}</li>`
  })
  return `<${name} style="margin:0 0 16px;padding:0 0 0 24px">${lines.join('\n')}</${name}>`
}

function writeFacts(rows: readonly (readonly [string, string])[]): string {
  const cell = 'class="rule" valign="top" align="left"'
  const style = `padding:8px 0;border-bottom:1px solid ${rule}`
  const lines = rows.map(
    ([term, value]) =>
      `<tr><th ${cell} scope="row" style="${style};padding-right:16px;font-weight:600;word-break:normal">${escapeHtml(term)}</th><td ${cell} style="${style}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table class="facts ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse;${body}">${lines.join('\n')}</table>`
}

/**
 * Table cells with widths and backgrounds: no program shows drawings, and Word, which renders mail
 * in Outlook, supports little else. The figure is there as text too.
 */
function writeScale({ figure, label, value, marks }: ScaleBlock): string {
  const ends = [...new Set([0, ...marks, value, 100])].sort((a, b) => a - b)
  const cells = ends.slice(1).map((end, index) => {
    const start = ends[index] ?? 0
    const isFull = end <= value
    const ground = isFull ? ink : rule
    const edge = marks.includes(start) ? `border-left:2px solid ${paper};` : ''
    return `<td class="${isFull ? 'full' : 'empty'} edge" width="${end - start}%" height="10" bgcolor="${ground}" style="${edge}height:10px;line-height:10px;font-size:1px;background:${ground}">&nbsp;</td>`
  })
  const places = [0, ...marks, 100]
  const labels = places.slice(1).map((end, index) => {
    const start = places[index] ?? 0
    const last =
      index === places.length - 2
        ? `<td class="muted" align="right" style="font-size:14px;color:${muted}">100</td>`
        : ''
    return `<td class="muted" width="${end - start}%" align="left" style="font-size:14px;color:${muted}">${start}</td>${last}`
  })
  const table = (name: string, row: string, below: number) =>
    `<table role="presentation" class="${name}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 ${below}px;border-collapse:collapse;${sans}"><tr>${row}</tr></table>`
  return [
    `<p class="ink" style="margin:0 0 8px;${serif};font-size:44px;line-height:1.1;font-weight:500;color:${ink}">${escapeHtml(figure)} <span style="${sans};font-size:17px;font-weight:600">${escapeHtml(label)}</span></p>`,
    table('scale', cells.join(''), 2),
    table('scale', labels.join(''), 24),
  ].join('\n')
}

function frameText({ footer, footerLinks }: MailContent, content: string, sender: string): string {
  const links = (footerLinks ?? []).map(({ text, url }) => `${text}: ${url}`)
  // Mail programs know "-- " as the beginning of the signature.
  return `${[sender, content, ['-- ', ...footer, ...links, ...who].join('\n')].join('\n\n')}\n`
}
