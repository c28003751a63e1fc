import { Node } from '@tiptap/core'
import { videoWords } from '../../../content/en/admin/editor.ts'
import { findFramedVideo, youtubePlayerAddress } from '../../../domain/youtube.ts'
import { drawnAs } from './drawn.ts'

export interface VideoAttributes {
  /** Of the privacy-enhanced player. */
  src: string
  title: string | null
}

function readFrame(frame: Element | null): VideoAttributes | false {
  const video = findFramedVideo(frame?.getAttribute('src') ?? '')
  if (!video) return false
  return { src: youtubePlayerAddress(video), title: frame?.getAttribute('title')?.trim() || null }
}

/** A film on YouTube, stored as the server stores it (`server/posts/content/sanitise.ts`). */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  draggable: true,

  addAttributes: () => ({ src: { default: null }, title: { default: null } }),

  parseHTML: () => [
    {
      tag: 'div[data-youtube-video]',
      getAttrs: (element) => readFrame(element.querySelector('iframe')),
    },
    { tag: 'iframe', getAttrs: readFrame },
  ],

  renderHTML: ({ HTMLAttributes: { src, title } }) => [
    'div',
    { 'data-youtube-video': '' },
    ['iframe', { src, title, allowfullscreen: '' }],
  ],

  // Only its still, drawn by us: YouTube is asked for nothing before a reader plays it.
  addNodeView: drawnAs(({ src, title }: VideoAttributes) => [
    'div',
    { class: 'editor-video' },
    ['strong', title || videoWords.untitled],
    ['span', { class: 'editor-address' }, watchAddress(src)],
  ]),
})

/** The link by which people know a film, as short as YouTube writes it. */
export function watchAddress(src: string): string {
  const video = findFramedVideo(src)
  if (!video) return ''
  return `https://youtu.be/${video.id}${video.start === null ? '' : `?t=${video.start}`}`
}
