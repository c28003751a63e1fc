/** Home: its sections in order; each is a file in home/. */
import { homePage } from '../../content/pages/home.ts'
import { domains, questionBank } from '../../content/question-bank.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import type { Route } from './+types/home.ts'
import { Hero } from './home/hero.tsx'
import { QuickscorePrompt } from './home/quickscore-prompt.tsx'
import { pageMeta } from './page-meta.ts'

/** Counted here, on the server, so that the question bank is in no script that Home ever ships. */
export function loader() {
  const vendor = listQuestions(questionBank, 'vendor')
  const buyer = listQuestions(questionBank, 'buyer')
  return {
    domains: domains.map(({ id, name }) => ({
      name,
      vendor: vendor.filter(({ domain }) => domain === id).length,
      buyer: buyer.filter(({ domain }) => domain === id).length,
    })),
  }
}

export function meta() {
  return pageMeta(homePage.meta)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero domains={loaderData.domains.map(({ name }) => name)} />
      <QuickscorePrompt domains={loaderData.domains} />
    </>
  )
}
