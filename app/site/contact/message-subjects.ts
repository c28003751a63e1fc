import { contactForm } from '../../../content/pages/contact.ts'

/** What the message is about, by the plan or the audience that the link to the form named. */
export function listMessageSubjects(query: URLSearchParams): string[] {
  const { plan, aud } = contactForm.context
  return [find(plan, query.get('plan')), find(aud, query.get('aud'))].filter((it) => it !== null)
}

function find(subjects: Readonly<Record<string, string>>, name: string | null): string | null {
  return (name !== null && Object.hasOwn(subjects, name) && subjects[name]) || null
}
