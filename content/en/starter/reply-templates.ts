/** The initial reply templates for contact messages, which staff can change. */
interface StarterTemplate {
  name: string
  /** With `{name}`, `{company}` and `{quickscore}` (its address). */
  text: string
}

/** Square brackets must be filled in by hand before sending. */
export const starterTemplates: readonly StarterTemplate[] = [
  {
    name: 'Offer a call',
    text: `Dear {name},

Thank you for your message. The quickest way to an answer is a 30-minute call. Would [day and time] suit you, or [day and time]?

If neither does, please suggest two times that would.

Kind regards
[your name]`,
  },
  {
    name: 'Ask what we need to know',
    text: `Dear {name},

Thank you for your message. To answer it properly, I need to know a little more about {company}:

1. Which AI tools do you use in hiring, and for which steps?
2. In which countries do you hire with them?
3. Is there a date by which you need an answer?

Kind regards
[your name]`,
  },
  {
    name: 'Point to QuickScore',
    text: `Dear {name},

Thank you for your message. Our free QuickScore shows where {company} stands and what comes first; it takes about 4 minutes if you know your evidence, and 15 if you read everything. Its result is a good starting point for a call: {quickscore}

Send me the result if you like, and I will tell you where I would start.

Kind regards
[your name]`,
  },
]
