/** An article as readers see it, published or in a preview. */
import type { RouterContextProvider } from 'react-router'
import type { Link } from '../../content/en/page.ts'
import { articleWords } from '../../content/en/pages/insights.ts'
import { cropShapes, placeInFrame } from '../../domain/media/crops.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import type { PostPreview, PublishedPost } from '../../domain/posts/published.ts'
import { listSections, type Section } from '../../domain/posts/sections.ts'
import { placePrerendered, servicesContext } from '../ssr/context.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { ArticleFacts } from './article-facts.tsx'

interface ArticleViewProps {
  post: Omit<PostPreview, 'content'>
  /** The media record of the featured image, for its alternative text and smaller copies. */
  picture: MediaFile | null
  text: ReadText
}

export function ArticleView({ post, picture, text }: ArticleViewProps) {
  const { title, description } = post
  return (
    <article aria-labelledby="article-title" className="page">
      <header className="grid gap-6 py-12 lg:py-20">
        <p className="axis-tick text-sm">
          <a className="lone-link gap-2" href={articleWords.back.href}>
            <Icon className="size-4" name="arrow-left" />
            {articleWords.back.text}
          </a>
        </p>
        <h1 className="max-w-[24ch]" id="article-title">
          {title}
        </h1>
        <p className="max-w-measure text-lg text-muted">{description}</p>
      </header>
      {picture && <FeaturedImage picture={picture} />}
      <div className="grid gap-x-8 gap-y-8 border-t-2 border-ink py-8 lg:grid-cols-12 lg:py-12">
        <div className="lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
          <ArticleFacts post={post} />
          <Contents sections={text.sections} />
        </div>
        <div className="min-w-0 lg:col-span-9">
          <div
            className="prose article-text"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
            dangerouslySetInnerHTML={{ __html: text.html }}
          />
          <p className="mt-8 max-w-measure border-t border-rule pt-4 text-sm text-muted">
            {articleWords.law.text}{' '}
            <a href={articleWords.law.link.href}>{articleWords.law.link.text}</a>
          </p>
        </div>
      </div>
      {text.hasFilm && <script defer src="/play-video.js" />}
    </article>
  )
}

const fewestListed = 4

/** The headings of a long text as links, on wide windows. */
function Contents({ sections }: { sections: readonly Section[] }) {
  if (sections.length < fewestListed) return null
  return (
    <nav
      aria-label={articleWords.contents}
      className="mt-8 hidden border-t border-rule pt-4 text-sm lg:block print:hidden"
    >
      <p className="mb-1 text-muted">{articleWords.contents}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className="block py-1.5 leading-snug hover:text-action hover:underline"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The featured image in a frame with one ratio, so that nothing shifts when it loads. */
function FeaturedImage({ picture }: { picture: MediaFile }) {
  const { url, alt_text, variants, avif } = picture
  const place = placeInFrame(picture, cropShapes.share.ratio)
  return (
    <picture>
      {avif.length > 0 && (
        <source sizes={featuredSizes} srcSet={listCopies(avif)} type="image/avif" />
      )}
      <img
        alt={alt_text ?? ''}
        className={classNames(
          'mb-8 aspect-[40/21] h-auto w-full border border-rule object-cover',
          place !== 50 && `placed-${place}`,
        )}
        fetchPriority="high"
        height="630"
        sizes={featuredSizes}
        src={url}
        srcSet={listCopies(variants) || undefined}
        width="1200"
      />
    </picture>
  )
}

/** The width of `.page` without its gutters and the axis (`app/styles/frame.css`). */
const featuredSizes = '(min-width: 76rem) 68rem, calc(92vw - 1.25rem)'

const listCopies = (copies: MediaFile['avif']) =>
  copies.map(({ url, width }) => `${url} ${width}w`).join(', ')

interface ArticleLostProps {
  title: string
  text: string
  action: Link
}

/** The screen of a missing article. */
export function ArticleLost({ title, text, action }: ArticleLostProps) {
  return (
    <PageSection lead={<p>{text}</p>} level={1} title={title}>
      <p>
        <ButtonLink href={action.href}>{action.text}</ButtonLink>
      </p>
    </PageSection>
  )
}

/** The rendered text of an article, with facts that its page needs. */
export interface ReadText {
  /** Sanitised HTML, or its placeholder (app/ssr/context.ts). */
  html: string
  sections: Section[]
  /** Whether a video still needs play-video.js (server/posts/content/render.ts). */
  hasFilm: boolean
}

/** Renders the text of an article for readers. */
export async function readText(
  context: Readonly<RouterContextProvider>,
  post: Pick<PublishedPost, 'id' | 'content'>,
): Promise<ReadText> {
  const { posts, media } = context.get(servicesContext)
  const html = await media.showFiles(await posts.readHtml(post))
  const hasFilm = html.includes('data-player="')
  return { html: placePrerendered(context, html), sections: listSections(html), hasFilm }
}
