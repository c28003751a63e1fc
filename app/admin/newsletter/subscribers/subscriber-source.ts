import { newsletterCsvColumns, newsletterWords } from '../../../../content/admin/newsletter.ts'
import { writeCsv } from '../../../../domain/csv.ts'
import {
  type SubscriberRecord,
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

/** Status as it is stored, times as ISO 8601: the import reads it back. */
export function writeSubscribersCsv(subscribers: readonly SubscriberRecord[]): string {
  return writeCsv(
    newsletterCsvColumns,
    subscribers.map((one) => [
      one.email,
      one.status,
      one.created_at,
      one.confirmed_at ?? '',
      one.unsubscribed_at ?? '',
    ]),
  )
}
