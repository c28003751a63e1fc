import { bind } from './bind.ts'
import { createOutboxMessages } from './mail/sent.ts'
import * as media from './media/service.ts'
import { createMessageLetters } from './messages/letters.ts'
import * as messages from './messages/service.ts'
import { createNewsletterService } from './newsletter/subscribers/sign-up.ts'
import type { Ports } from './ports.ts'
import * as published from './posts/published/service.ts'
import { createSocialImages } from './posts/share-cards.ts'
import { createPrivacyService } from './privacy/service.ts'
import { createQuickscoreService } from './quickscore/service.ts'

export type Services = ReturnType<typeof createServices>

/** The use cases of every noun with their ports given, for those who have none: pages and workers. */
export function createServices(ports: Ports) {
  const posts = {
    ...bind(ports, {
      findPublished: published.findPublished,
      findRedirect: published.findRedirect,
      listPublished: published.listPublished,
      listRelated: published.listRelated,
      listFilters: published.listFilters,
      getPreview: published.getPreview,
      findNextPublication: published.findNextPublication,
    }),
    renderContent: published.renderContent,
  }
  const newsletter = createNewsletterService(ports)
  const quickscore = createQuickscoreService({
    ...ports,
    removeMail: ports.mailFolder.removeMessages,
  })
  return {
    clock: ports.clock,
    log: ports.log,
    /** Who writes which kind of message that is owed. */
    letters: {
      ...createMessageLetters(ports),
      ...newsletter.letters,
      ...quickscore.letters,
    },
    posts,
    messages: bind(ports, {
      submitMessage: messages.submitMessage,
      listMessages: messages.listMessages,
      changeMessage: messages.changeMessage,
      deleteMessage: messages.deleteMessage,
      deleteMessages: messages.deleteMessages,
    }),
    newsletter,
    outbox: createOutboxMessages(ports),
    privacy: createPrivacyService({
      ...ports,
      closeEndedIssues: newsletter.closeEndedIssues,
      removeOldMail: ports.mailFolder.removeBefore,
    }),
    media: bind(ports, { findMediaByUrl: media.findMediaByUrl }),
    socialImages: createSocialImages({ posts }),
    quickscore,
  }
}
