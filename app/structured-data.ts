/**
 * Structured data in the vocabulary of schema.org. Pass it to `pageMeta`; React Router writes it as
 * JSON-LD with `<`, `>` and `&` escaped.
 */

import type { Copy, Faq, Link } from '../content/en/page.ts'
import { footer } from '../content/en/site.ts'
import { brand, founder } from '../content/firm.ts'
import { locale } from '../domain/wording.ts'

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

export type StructuredData = { readonly '@type': string } & { readonly [key: string]: Json }

/** The same `@id` on every page, so that crawlers see one organisation. */
const organizationId = (origin: string) => `${origin}/#organization`

const organization = (origin: string) => ({
  '@id': organizationId(origin),
  '@type': 'Organization',
  name: brand.name,
})

function about(type: string, rest: Record<string, Json>): StructuredData {
  return { '@context': 'https://schema.org', '@type': type, ...rest }
}

export function describeOrganization(origin: string): StructuredData {
  return about('Organization', {
    '@id': organizationId(origin),
    name: brand.name,
    slogan: brand.tagline,
    description: footer.blurb,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: brand.contactEmail,
    areaServed: ['European Union', 'United Kingdom'],
    ...(founder.name ? { founder: { '@type': 'Person', name: founder.name } } : {}),
  })
}

interface Offer {
  name: string
  description: string
  /** Per month, in `currency`. */
  monthlyPrice: number
  currency: string
}

interface Service {
  name: string
  description: string
  path: string
  offers: readonly Offer[]
}

export function describeService(origin: string, service: Service): StructuredData {
  const url = origin + service.path
  return about('Service', {
    '@id': `${url}#service`,
    name: service.name,
    description: service.description,
    url,
    provider: organization(origin),
    areaServed: ['European Union', 'United Kingdom'],
    offers: service.offers.map((offer) => describeOffer(url, offer)),
  })
}

/** A free tool that runs on the page itself. */
export function describeFreeTool(
  origin: string,
  { name, description, path }: Omit<Service, 'offers'>,
): StructuredData {
  return about('WebApplication', {
    name,
    description,
    url: origin + path,
    applicationCategory: 'BusinessApplication',
    isAccessibleForFree: true,
    provider: organization(origin),
  })
}

function describeOffer(url: string, { name, description, monthlyPrice, currency }: Offer): Json {
  return {
    '@type': 'Offer',
    name,
    description,
    url,
    price: monthlyPrice,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: monthlyPrice,
      priceCurrency: currency,
      unitCode: 'MON',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
  }
}

export function describeFaq({ items }: Faq): StructuredData {
  return about('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  })
}

/** `trail` lists the pages that lead here, this page last; Home is put first. */
export function describeBreadcrumbs(origin: string, trail: readonly Link[]): StructuredData {
  const places = [{ text: brand.name, href: '/' }, ...trail]
  return about('BreadcrumbList', {
    itemListElement: places.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: origin + href,
    })),
  })
}

interface Article {
  title: string
  description: string
  path: string
  /** Path or address of the sharing image. */
  image: string
  /** ISO 8601. */
  publishedAt: string
  /** ISO 8601. */
  updatedAt?: string
  /** Links to the authors' pages; without any, the firm is the author. */
  authors?: readonly Link[]
}

const person = (origin: string, { text, href }: Link) => ({
  '@type': 'Person',
  name: text,
  url: origin + href,
})

export function describeArticle(origin: string, article: Article): StructuredData {
  const publisher = organization(origin)
  return about('Article', {
    headline: article.title,
    description: article.description,
    mainEntityOfPage: origin + article.path,
    image: new URL(article.image, origin).href,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    author: article.authors?.length ? article.authors.map((one) => person(origin, one)) : publisher,
    publisher,
    inLanguage: locale,
  })
}

/** A page about the law, and the lawyer who reviews it. */
export function describeReviewedPage(origin: string, { text, href }: Link, reviewer: string) {
  return about('WebPage', {
    name: text,
    url: origin + href,
    reviewedBy: { '@type': 'Person', name: reviewer },
  })
}

/** Plain text; a link is its text. For structured data, which has no markup. */
function plainText(copy: Copy): string {
  if (typeof copy === 'string') return copy
  if ('words' in copy) return plainText(copy.words)
  return copy
    .map((part) => {
      if (typeof part === 'string') return part
      return 'strong' in part ? part.strong : part.text
    })
    .join('')
}
