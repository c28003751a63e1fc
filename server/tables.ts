import type { Generated, Kysely, Transaction } from 'kysely'
import type { ActivityAction, ActivityNoun } from '../domain/activity.ts'
import type { Role } from '../domain/actor.ts'
import type { BrokenState } from '../domain/checks.ts'
import type { MailStatus } from '../domain/mail/delivery.ts'
import type { AboutKind } from '../domain/mail/mail.ts'
import type { MediaContentType, MediaFileType, MediaPlace } from '../domain/media/kinds.ts'
import type { MessageEntries, SpamSign } from '../domain/messages/submission.ts'
import type { IssueStatus } from '../domain/newsletter/issues.ts'
import type { SubscriberStatus } from '../domain/newsletter/subscription.ts'
import type { PostStatus } from '../domain/posts/published.ts'
import type { UserType } from '../domain/quickscore/questions.ts'
import type { Band } from '../domain/quickscore/scoring.ts'
import type { TrashNoun } from '../domain/trash.ts'

/** What a post is, and each of its revisions. */
interface PostColumns {
  title: string
  slug: string
  description: string
  content: string
  featured_image: string | null
  status: PostStatus
  meta_title: string | null
  meta_description: string | null
  /** When it is to go public, if an editor has said so. */
  publish_at: string | null
}

/**
 * The database as `migrations/` leaves it. The same on both engines: times are ISO 8601
 * text in UTC, which sorts as it should; JSON is text.
 */
export interface Tables {
  quickscore_assessments: {
    id: Generated<number>
    name: string
    email: string
    company: string
    user_type: UserType
    score: number
    band: Band
    answers: string
    /** JSON: what was said of where they hire and what their tools do; changes no score. */
    applicability: Generated<string>
    domain_scores: string
    bank_version: string
    created_at: string
  }
  /** Name, company and email of each assessment in lower case: what a search looks through. */
  assessment_texts: { assessment_id: number; search_text: string }
  /** One row per user type, kept in step by every insert and delete: the benchmark in one read. */
  quickscore_totals: { user_type: UserType; assessments: number; score_sum: number }
  /** Links that show one assessment to whoever holds the token, of which only the hash is kept. */
  result_links: {
    id: Generated<number>
    assessment_id: number
    token_hash: string
    created_at: string
    expires_at: string
    revoked_at: string | null
  }
  /** Which assessment was taken again as which; a row goes with either of them. */
  retakes: { assessment_id: number; earlier_id: number }
  /** Who asked, at an assessment, to be told when the law moves; `wording`: to which words. */
  law_consents: {
    assessment_id: number
    wording: string
    given_at: string
    withdrawn_at: string | null
    /** When the one reminder was written down; null before. */
    reminded_at: string | null
  }
  /** Mail owed, sent and given up. `payload` is JSON and emptied once it is not needed. */
  mail: {
    id: Generated<number>
    kind: string
    recipient: string
    payload: string
    /** The record that it is about, by which it is erased with it; null for what is about nobody. */
    about_kind: AboutKind | null
    about_id: number | null
    message_id: string
    /** 0 for what somebody waits for, 1 for what goes to many. */
    priority: Generated<number>
    /** The newsletter issue it is a copy of: one for each address. */
    issue_id: Generated<number | null>
    status: Generated<MailStatus>
    attempts: Generated<number>
    /** When the first attempt failed, from which the days of trying are counted; null before. */
    failing_since: Generated<string | null>
    next_attempt_at: string
    /** Names the worker that has it, until the time beside it. */
    lease: Generated<string | null>
    leased_until: Generated<string | null>
    /** When it was sent, given up or dropped. */
    ended_at: Generated<string | null>
    /** Why the last attempt failed, without the recipient's address. */
    last_error: Generated<string | null>
    /** 1: given up because the recipient's mail server refused it. */
    bounced: Generated<0 | 1>
    created_at: string
  }
  /** A post on its way to all subscribers. The counts are null until all copies have ended. */
  newsletter_issues: {
    id: Generated<number>
    /** Null once the post has been deleted, and for what is no post; a post is sent once. */
    post_id: number | null
    /** The change of the law that it tells of, which is sent once; null for a post. */
    law_change: Generated<string | null>
    subject: string
    /** JSON: the letter as it stood when sending began, so that all get the same. */
    letter: string
    status: IssueStatus
    recipient_count: number
    sent_count: number | null
    failed_count: number | null
    dropped_count: number | null
    bounced_count: Generated<number | null>
    /** Subscribers who left by the link in a copy of it. */
    unsubscribed_count: Generated<number>
    key_id: string
    created_at: string
    ended_at: string | null
  }
  /** Posts that are to be sent as newsletters at a time. `failure`: why that did not happen. */
  newsletter_plans: {
    id: Generated<number>
    post_id: number
    subject: string
    opening: string
    send_at: string
    key_id: string
    failure: Generated<string | null>
    created_at: string
  }
  /**
   * Keyed fingerprints of addresses whose data was erased, so that no import signs them up again.
   * The addresses themselves cannot be read from them.
   */
  suppressed_addresses: { address_hash: string; created_at: string }
  /**
   * When each daily job last began, so that one of several instances runs it; and when one was last
   * seen to be ready, which is a trial of writing.
   */
  jobs: { name: string; ran_at: string }
  /** Tries per address where several instances count together (PostgreSQL); `expire` is in ms. */
  rate_limits: { key: string; points: number; expire: number | null }
  /** One row for each day (of `created_at`), name and properties: how often. */
  analytics_events: {
    id: Generated<number>
    name: string
    properties: string
    created_at: string
    amount: Generated<number>
  }
  idempotency_keys: {
    call: string
    key: string
    body_hash: string
    response: string
    created_at: string
  }
  download_tickets: { hash: string; key_id: string; expires_at: string }
  admin_keys: { id: string; hash: string; created_at: string }
  /** Named keys. `hash`: SHA-256 of the key, in hex. `revoked_at`: null while it is good. */
  staff_keys: {
    id: Generated<number>
    name: string
    role: Role
    hash: string
    created_at: string
    last_used_at: string | null
    revoked_at: string | null
  }
  regions: {
    id: Generated<number>
    name: string
    code: string
    version: number
    created_at: string
  }
  categories: {
    id: Generated<number>
    name: string
    slug: string
    description: string | null
    version: number
    created_at: string
  }
  posts: PostColumns & {
    id: Generated<number>
    author_id: number
    /** When it goes or went public. */
    published_at: string | null
    version: number
    created_at: string
    updated_at: string
    word_count: number
    /** The content as readers see it, once it has been made; and from what, and how. */
    rendered: string | null
    rendered_by: string | null
  }
  /** Title, description and text of each post in lower case: what a search looks through. */
  post_texts: { post_id: number; search_text: string }
  /** Slugs that posts had while they were public; they redirect to the present one. */
  post_slugs: { slug: string; post_id: number }
  /** What staff typed into posts and did not save. `fields`: JSON; `post_id`: null for a new one. */
  post_drafts: {
    token: string
    post_id: number | null
    post_version: number | null
    version: number
    title: string
    fields: string
    key_id: string
    updated_at: string
  }
  /** Windows that have a post open; those not heard of any more go with the next sign of another. */
  post_presence: { token: string; post_id: number; key_id: string; seen_at: string }
  /** How often an article was read on a day (UTC). */
  article_views: { post_id: number; day: string; amount: number }
  /** How often it was read since a day: what `article_views` come to, so that lists need not add. */
  article_view_sums: { post_id: number; since: string; amount: number }
  /** `position`: 0 for the region that was chosen first. */
  post_regions: { post_id: number; region_id: number; position: Generated<number> }
  post_categories: { post_id: number; category_id: number }
  /** A post as each save left it; the ids are JSON. `key_id`: null for what came with the software. */
  post_revisions: PostColumns & {
    post_id: number
    version: number
    region_ids: string
    category_ids: string
    key_id: string | null
    created_at: string
  }
  /** Contact messages. `held`: 1 when put aside as likely spam, for the reason beside it, else 0. */
  messages: MessageEntries & {
    id: Generated<number>
    held: 0 | 1
    held_reason: SpamSign | null
    /** When staff marked it as answered; null while it waits. */
    handled_at: string | null
    /** Who has taken it on, as staff call them. */
    assignee: Generated<string | null>
    /** Name, email, company and message in lower case: what a search looks through. */
    search_text: string
    created_at: string
  }
  /** Answers to contact messages. `outcome`: kept when the mail that said it is deleted. */
  message_replies: {
    id: Generated<number>
    message_id: number
    key_id: string
    subject: string
    text: string
    outcome: Generated<MailStatus | null>
    ended_at: Generated<string | null>
    created_at: string
  }
  /** Beginnings of answers to contact messages. */
  reply_templates: {
    id: Generated<number>
    name: string
    text: string
    version: number
    created_at: string
  }
  /** What staff tell each other about contact messages. */
  message_notes: {
    id: Generated<number>
    message_id: number
    key_id: string
    text: string
    created_at: string
  }
  /** An address is one subscriber, whatever its case. `requested_at`: when it was last entered. */
  subscribers: {
    id: Generated<number>
    email: string
    status: SubscriberStatus
    created_at: string
    requested_at: string
    confirmed_at: string | null
    unsubscribed_at: string | null
  }
  /** `hash`: of the bytes uploaded. `folder`: where the store keeps the file and its copies. */
  media: {
    id: Generated<number>
    hash: string
    folder: string
    name: string
    original_name: string
    file_type: MediaFileType
    content_type: MediaContentType
    file_size: number
    width: number | null
    height: number | null
    /** JSON: name, width, height and file_size of each WebP copy. */
    variants: string
    /** JSON: the same of each AVIF copy; null until they are made. */
    avif: string | null
    alt_text: string | null
    caption: string | null
    /** Thousandths of width and height, from the upper left corner; null for the middle. */
    focal_x: number | null
    focal_y: number | null
    /** Name, alt text and caption in lower case: what a search looks through. */
    search_text: string
    version: number
    created_at: string
  }
  /** Keys that the store may hold although no row names them; removed later. */
  media_leftovers: { key: string; created_at: string }
  /** Hashes of files that another one has come in the place of. */
  media_replacements: { hash: string; media_id: number; created_at: string }
  /** Which post leads to which file, by the file's hash. */
  post_media: { post_id: number; hash: string; place: MediaPlace }
  /** Who did what: rows are only ever added. `fields`: JSON, the names of what changed. */
  activity: {
    id: Generated<number>
    created_at: string
    key_id: string
    action: ActivityAction
    noun: ActivityNoun
    record_id: number | null
    fields: string
    record_count: number | null
  }
  settings: { name: string; value: string }
  /** What staff deleted, by the list that it was in; `address`: in lower case, whose it is. */
  trash: {
    id: Generated<number>
    noun: TrashNoun
    record_id: number
    title: string
    address: string | null
    key_id: string
    deleted_at: string
    /** When it is deleted for good. */
    expires_at: string
  }
  /** JSON: the record itself, rows of other tables that went with it, and those that named it. */
  trash_rows: {
    trash_id: number
    position: number
    kind: 'record' | 'part' | 'link' | 'place'
    table_name: string
    content: string
  }
  /**
   * What the last nightly look found: a link (`subject`) and the posts that it stands in (JSON), or a
   * post and the changes of the law (`detail`, JSON) that are newer.
   */
  check_findings: {
    kind: BrokenState | 'outdated' | 'no-internet'
    subject: string
    detail: string
    post_ids: string
    since: string
  }
}

/** A handle on the database, inside or outside a transaction. */
export type Database = Kysely<Tables>
export type Trx = Transaction<Tables>

/** A migration fills it; it can hold nothing that is not counted in another table. */
export const filledByMigration: string = 'quickscore_totals' satisfies keyof Tables
