import { activity } from './activity/index.ts'
import { checks } from './checks/index.ts'
import { keys } from './keys/index.ts'
import { authors, categories, regions } from './labels/index.ts'
import { launch } from './launch/index.ts'
import { mail } from './mail/index.ts'
import { media } from './media/index.ts'
import { messages } from './messages/index.ts'
import { newsletter } from './newsletter/index.ts'
import type { AdminNoun } from './noun.ts'
import { calendar } from './posts/calendar/index.ts'
import { posts } from './posts/index.ts'
import { quickscore } from './quickscore/index.ts'
import { transfer } from './transfer/index.ts'

/** In their order on screen. */
export const tabs: readonly AdminNoun[] = [
  posts,
  media,
  categories,
  regions,
  quickscore,
  messages,
  newsletter,
]

/** Looked at now and then: without a tab, and left for the tab that they were opened from. */
export const moreViews: readonly AdminNoun[] = [
  mail,
  activity,
  calendar,
  authors,
  checks,
  transfer,
  keys,
  launch,
]

export const everyView: readonly AdminNoun[] = [...tabs, ...moreViews]

/** What every kind of mail is called, by the name under which it is stored. */
export const mailKinds: Readonly<Record<string, string>> = Object.assign(
  {},
  ...everyView.map(({ mails }) => mails),
)
