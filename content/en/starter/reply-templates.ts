/** Beginnings of answers to contact messages that staff find at first, and change as they like. */
interface StarterTemplate {
  name: string
  /** With `{name}`, `{company}` and `{quickscore}` (its address). */
  text: string
}

/** Square brackets are to be filled in by hand before an answer is sent. */
export const starterTemplates: readonly StarterTemplate[] = [
  {
    name: 'Offer a call',
    text: `Dear {name},

thank you for your message. The quickest way to an answer is a call of 30 minutes. Would [day and time] suit you, or [day and time]?

If neither does, name two times that would.

Kind regards
[your name]`,
  },
  {
    name: 'Ask what we need to know',
    text: `Dear {name},

thank you for your message. To answer it properly I need to know a little more about {company}:

1. Which tools with AI do you use in hiring, and for which step?
2. In which countries do you hire with them?
3. Is there a date by which you need an answer?

Kind regards
[your name]`,
  },
  {
    name: 'Point to QuickScore',
    text: `Dear {name},

thank you for your message. Our free QuickScore shows where {company} stands and what comes first; it takes about 4 minutes if you know your evidence, and 15 if you read everything. Its result is a good beginning for a talk: {quickscore}

Send me the result if you like, and I will tell you how I would begin.

Kind regards
[your name]`,
  },
]
