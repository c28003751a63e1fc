/** The morning mail to staff about leads whose follow-up day has come. */
export const leadsDue = {
  subject: '{count} leads to come back to',
  subjectOne: '1 lead to come back to',
  title: 'To come back to today',
  line: '{owner}, since {day}',
  open: { messages: 'Open the messages that are due', quickscore: 'Open the results that are due' },
  footer:
    'Sent each morning on which somebody is due (LEADS_MAIL). A new date or none takes a lead off this list.',
} as const
