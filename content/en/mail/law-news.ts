/** Mail about changes of law to subscribed respondents. `{name}` inside a text is filled in. */
import { brand } from '../../firm.ts'

export const lawChangeNews = {
  subject: 'Hiring-AI law: {title}',
  preview: 'It affects answers of your QuickScore.',
  when: 'Since {date}, {place}.',
  read: 'Read the change with its sources',
  touched: 'You answered QuickScore on {date}. The change affects these answers.',
  held: 'You answered Yes before this. Check that it still holds:',
  open: 'Still open:',
  touchedSample: 'It affects these answers (here: every one that it can affect):',
  step: '{id}, {topic}',
  /** For the respondent's register of tools. */
  tools: 'It affects these tools in your register:',
  tool: 'Open the register behind your result to see its duties now.',
  unchanged: 'Your score does not change by itself. You can answer again whenever you like.',
  button: 'Open your result',
  link: 'This private link works until {date}. Anyone who has it can read the result, download what we hold about it and delete it, so pass it on with care.',
} as const

export const quickscoreReminder = {
  subject: 'Your QuickScore of {date}: still {score}%?',
  preview: 'Your answers are filled in; unchanged answers take one click.',
  title: 'Your reminder to answer again',
  text: [
    'You answered QuickScore on {date}. Your score was {score}%, {band}.',
    'Take it again with your answers filled in. Change what is different, and compare then and now.',
    'We remind you once.',
  ],
  button: 'Take it again',
} as const

/** Footer of both mails. */
export const lawNewsFooter = {
  why: [
    `You are receiving this email because somebody asked for it in a QuickScore at ${brand.name} that gave this address.`,
  ],
  stop: 'Stop these emails',
} as const
