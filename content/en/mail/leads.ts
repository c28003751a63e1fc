/** The morning mail to staff about leads whose follow-up day has come. */
export const leadsDue = {
  subject: '{count} leads to follow up',
  subjectOne: '1 lead to follow up',
  title: 'Follow-ups due',
  line: '{owner}, due since {day}',
  open: { messages: 'Open the messages that are due', quickscore: 'Open the results that are due' },
  footer:
    'Sent each morning when follow-ups are due (LEADS_MAIL). To take a lead off this list, change or clear its date.',
} as const
