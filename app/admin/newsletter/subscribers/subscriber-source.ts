import { newsletterCsvColumns, newsletterWords } from '../../../../content/admin/newsletter.ts'
import { writeCsv } from '../../../../domain/csv.ts'
import {
  type SubscriberRecord,
  subscriberCells,
  subscriberColumns,
  subscriberStatuses,
} from '../../../../domain/newsletter/subscribers.ts'
import { dayRules, type ListRules } from '../../list/list-view.ts'
import type { RecordSource } from '../../list/record-source.ts'

export const subscriberSource: RecordSource = {
  noun: 'newsletter-subscribers',
  path: '/api/admin/newsletter-subscribers',
  fetchFailed: newsletterWords.fetchFailed,
  // They stand above the list.
  shownBy: ['newsletter-issues'],
}

export const subscriberRules: ListRules = {
  columns: subscriberColumns,
  defaultSort: '-created_at',
  filters: { ...dayRules, status: subscriberStatuses },
}

export const writeSubscribersCsv = (subscribers: readonly SubscriberRecord[]): string =>
  writeCsv(newsletterCsvColumns, subscribers.map(subscriberCells))
