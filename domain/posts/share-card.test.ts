import { expect, test } from 'vitest'
import { shareCardPath } from './share-card.ts'

test.for([
  ['/', '/social/home.png'],
  ['/about', '/social/about.png'],
  ['/about/', '/social/about.png'],
  ['/quickscore/methodology', '/social/quickscore-methodology.png'],
  ['/insights/some-article', '/social/insights-some-article.png'],
] as const)('the picture of %s is %s', ([page, picture]) => {
  expect(shareCardPath(page)).toBe(picture)
})
