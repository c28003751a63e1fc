import { newsletterCsvColumns, newsletterWords } from '../../../../content/en/admin/newsletter.ts'
import { writeCsv } from '../../../../domain/csv.ts'
import {
  type SubscriberRecord,
  subscriberCells,
} from '../../../../domain/newsletter/subscribers.ts'
import type { RecordSource } from '../../list/record-source.ts'

export const subscriberSource: RecordSource = {
  noun: 'newsletter-subscribers',
  path: '/api/admin/newsletter-subscribers',
  fetchFailed: newsletterWords.fetchFailed,
  // They stand above the list.
  shownBy: ['newsletter-issues'],
}

export const writeSubscribersCsv = (subscribers: readonly SubscriberRecord[]): string =>
  writeCsv(newsletterCsvColumns, subscribers.map(subscriberCells))
