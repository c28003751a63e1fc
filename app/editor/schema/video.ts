import { Node } from '@tiptap/core'
import { videoWords } from '../../../content/en/admin/editor.ts'
import { findFramedVideo, youtubePlayerAddress } from '../../../domain/youtube.ts'
import { addressLook, drawnAs } from './drawn.ts'

export interface VideoAttributes {
  /** Address of the privacy-enhanced player. */
  src: string
  title: string | null
}

function readFrame(frame: Element | null): VideoAttributes | false {
  const video = findFramedVideo(frame?.getAttribute('src') ?? '')
  if (!video) return false
  return { src: youtubePlayerAddress(video), title: frame?.getAttribute('title')?.trim() || null }
}

/** A play sign above the film's title and address. */
const videoLook =
  'editor-video grid aspect-video place-content-center gap-1 border border-line bg-wash p-4 text-center before:mx-auto before:mb-2 before:size-12 before:bg-action before:[clip-path:polygon(20%_8%,92%_50%,20%_92%)] forced-colors:before:bg-[CanvasText] forced-colors:before:forced-color-adjust-none'

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

  // A placeholder of our own: nothing is requested from YouTube before a reader plays the film.
  addNodeView: drawnAs(({ src, title }: VideoAttributes) => [
    'div',
    { class: videoLook },
    ['strong', title || videoWords.untitled],
    ['span', addressLook, watchAddress(src)],
  ]),
})

/** The short link of a film, as YouTube shares it. */
export function watchAddress(src: string): string {
  const video = findFramedVideo(src)
  if (!video) return ''
  return `https://youtu.be/${video.id}${video.start === null ? '' : `?t=${video.start}`}`
}
