import { join } from 'node:path'
import { brand } from '../content/brand.ts'
import { createAccess } from './access/service.ts'
import { createActivityService } from './activity/service.ts'
import { createAnalytics } from './analytics/service.ts'
import { bind } from './bind.ts'
import { createCategoriesService } from './labels/categories-service.ts'
import { createRegionsService } from './labels/regions-service.ts'
import { createOutboxMessages } from './mail/sent.ts'
import { createMediaService } from './media/service.ts'
import { createMessageLetters } from './messages/letters.ts'
import * as messages from './messages/service.ts'
import { createNewsletterService } from './newsletter/subscribers/sign-up.ts'
import type { Clock } from './platform/clock.ts'
import { createCollector } from './platform/collector.ts'
import { type Config, originOf } from './platform/config.ts'
import { createLocalChanges, createPostgresChanges } from './platform/db/changes.ts'
import { createFiles } from './platform/files/files-of-config.ts'
import { createScratch } from './platform/files/scratch.ts'
import type { Log } from './platform/log.ts'
import { createMailFolder } from './platform/mail/mail-folder.ts'
import { createFeedsService } from './posts/feeds.ts'
import { createPostsService } from './posts/service.ts'
import { createSocialImages } from './posts/share-cards.ts'
import { createPrivacyService } from './privacy/service.ts'
import { createQuickscoreService } from './quickscore/service.ts'
import type { Database } from './tables.ts'

export type Services = ReturnType<typeof createServices>

interface Ports {
  config: Config
  db: Database
  clock: Clock
  log: Log
}

/** Wires the ports to the outside world into the services of every noun, once. */
export function createServices({ config, db, clock, log }: Ports) {
  const changes = config.DATABASE_URL
    ? createPostgresChanges({ connectionString: config.DATABASE_URL, db }, log)
    : createLocalChanges()
  const onChange = changes.announce
  const collect =
    config.ANALYTICS_URL === undefined
      ? undefined
      : createCollector(config.ANALYTICS_URL, (err) =>
          log.warn({ err }, 'An event was not counted'),
        )
  const analytics = createAnalytics({ db, clock, collect })
  const origin = originOf(config)
  const staffEmail = config.STAFF_EMAIL ?? brand.contactEmail
  const media = createMediaService({
    ...{ db, clock, onChange },
    files: createFiles(config, 'media'),
    scratch: createScratch(join(config.DATA_DIR, 'incoming')),
    report: (err) => log.warn({ err }, 'A file could not be removed; it is tried again later'),
  })
  const posts = createPostsService({ db, clock, media, onChange })
  const provider = {
    frameUrl: config.NEWSLETTER_FRAME_URL,
    scriptUrl: config.NEWSLETTER_SCRIPT_URL,
  }
  const newsletter = createNewsletterService({ db, clock, origin, posts, provider })
  const mailFolder = createMailFolder(join(config.DATA_DIR, 'mail'))
  const quickscore = createQuickscoreService({
    ...{ db, clock, analytics, staffEmail, origin, onChange },
    removeMail: mailFolder.removeMessages,
  })
  const ports = { db, clock, staffEmail }
  return {
    ports,
    clock,
    log,
    /** Who writes which kind of message that is owed. */
    letters: {
      ...createMessageLetters({ db, origin }),
      ...newsletter.letters,
      ...quickscore.letters,
    },
    activity: createActivityService({ db, clock }),
    analytics,
    categories: createCategoriesService({ db, clock, onChange }),
    regions: createRegionsService({ db, clock, onChange }),
    posts,
    messages: bind(ports, {
      submitMessage: messages.submitMessage,
      listMessages: messages.listMessages,
      changeMessage: messages.changeMessage,
      deleteMessage: messages.deleteMessage,
      deleteMessages: messages.deleteMessages,
    }),
    newsletter,
    outbox: createOutboxMessages({ db, clock }),
    privacy: createPrivacyService({
      ...{ db, clock, onChange },
      closeEndedIssues: newsletter.closeEndedIssues,
      removeOldMail: mailFolder.removeBefore,
    }),
    media,
    socialImages: createSocialImages({ posts }),
    feeds: createFeedsService({ posts, origin }),
    access: createAccess(db, config, clock),
    quickscore,
    /** Tells when what visitors see has changed, here or elsewhere, so that kept pages can be dropped. */
    changes,
    /** When that will change by itself; null if nothing is waiting. */
    findNextChange: posts.findNextPublication,
  }
}
