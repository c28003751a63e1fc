/**
 * The privacy policy: what this software stores, for how long and who sees it. Periods come from
 * `retention.ts`, which the retention job uses too. Change this page in the same commit as the
 * stored data.
 */
import { brand, imprint } from '../../firm.ts'
import type { LegalDocument, LegalSection, Link } from '../page.ts'
import { reminderAfter } from '../quickscore/law-news.ts'
import { retention } from '../retention.ts'

const mail: Link = { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` }

const controller: LegalSection = {
  id: 'controller',
  title: 'Who is responsible',
  blocks: [
    {
      kind: 'paragraph',
      text: [
        `${brand.name} is the controller of the personal data described here. Write to `,
        mail,
        ' about anything on this page.',
      ],
    },
    ...imprint.map((text) => ({ kind: 'paragraph' as const, text })),
    {
      kind: 'paragraph',
      text: 'You can read every public page of this site without telling us who you are. There are no visitor accounts.',
    },
  ],
}

const stored: LegalSection = {
  id: 'what-we-store',
  title: 'What we store',
  blocks: [
    {
      kind: 'list',
      items: [
        'Contact messages: the name, email address, company (if given) and message that you type, and the time. If you came by a link that carries them, also the audience, the source of the link and the plan you chose (the parameters aud, utm_source and plan). A message that looks like spam is set aside and stored in the same way. Our answer, and our staff’s notes on a message, are kept with it and no longer.',
        'QuickScore: name, company, work email address, whether you answered as a vendor or as an in-house team, your answers, the score with its band and the four domain scores, the version of the question bank, and the time. If you say so, also where you hire and what your tools do, the check on prohibited practices included: all of that is optional. If you take it again from an earlier result, which result that was. Also when the link in our report email was first opened, so that nobody counts in the name of a mailbox that is not theirs.',
        `The private link to your QuickScore result, which the report email carries: a long random number. We keep only its fingerprint, with its time and whether you or we have revoked it. Anyone who has the link can read the result, download what we hold about it and delete it. It works for ${retention.resultLinks.amount} ${retention.resultLinks.unit}.`,
        'Answers by link, if you ask colleagues or suppliers from a QuickScore result: whether and when your mailbox was confirmed, the name you give each person you ask, whether they are a colleague or a supplier, which questions, by when, and the times of asking, saving, sending and withdrawing. From those who answer: their answers and what they write about proof, without name or address. They are told the domain of your mailbox, or that it is at a free mail provider. Our staff see how many there are and how far they have come, never what was answered. Of the link we keep only a fingerprint.',
        'The register of hiring tools, if you list tools behind your QuickScore result: what you enter about each tool (name, supplier, where it is used, what it does, roles, documents and dates) and when. It moves to a later result if you say so when you take QuickScore again; the earlier one keeps the date of the move. Our staff see how many tools there are, never which.',
        'QuickScore on plain pages, if you take it without JavaScript or continue on another device: your role and your answers, their times and the fingerprint of a link. No name or address before you submit.',
        'News of the law, if you ask for it at a QuickScore result: which words you agreed to and at what time, the time of our reminder and, if you stop it, when you did.',
        'Newsletter: your email address, when you signed up, when you confirmed by the link in our email (double opt-in) and, if you leave, when you unsubscribed.',
        'Mail still to be sent to you: the acknowledgement of your message and our answer, your QuickScore report, the email that confirms your mailbox and the notice that an answer by link has arrived, news of the law and our reminder, the newsletter confirmation and your copies of the newsletter wait in an outbox until they are delivered, as do the notices to our staff. After that the address, the kind of message and the times stay there for a while, without the text. Where no mail server is set up, messages are written to files that are kept as long.',
        'If we erase the data of a newsletter subscriber at their request: a fingerprint of the address, made with a secret key, from which the address cannot be read.',
        'Repeated submissions: a technical key that your browser may send with a form, with a fingerprint of what was sent and our answer, so that sending twice does no harm.',
        'Server logs: time, page, status and duration of a request under a random number. They hold no IP address and no other personal data.',
        'Readers of articles: two numbers for each article and day: how often the server sent it to a browser, and how often QuickScore was opened by a link in it. What the browser says about itself is used only to leave out robots, and what it says about the previous page only to see whether that was one of our articles; nothing of the request is stored: no address, no cookie, no identifier. Our staff see the second number only once it reaches five in a week.',
        'Counts: how often a page was read or an assessment completed. The event of a completed assessment holds the overall score, the number of N/A answers, the role and the four domain scores, without name, company or address.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Your IP address is needed to answer your request. To keep forms from being flooded we count requests per address, for at most an hour, in memory. Where several of our servers share the work, they count in our database instead, under a fingerprint of the address made with a secret key, and the count is deleted on the following day at the latest. The address itself is written neither to the database nor to a log.',
    },
  ],
}

const device: LegalSection = {
  id: 'your-device',
  title: 'On your own device',
  blocks: [
    {
      kind: 'paragraph',
      text: 'This site sets no cookie.',
    },
    {
      kind: 'paragraph',
      text: "While you take QuickScore, your answers are kept in your browser's local storage, so that you can continue after a reload. They stay on your device until you submit, unless you choose to continue on another device, and leave local storage once you have. You can start again, or clear them in your browser, at any time.",
    },
    {
      kind: 'paragraph',
      text: 'Your answers, what you typed beside them and the link to your result stay in this tab until you close it, so that Back leads to your details as you left them. Your choice to move on automatically stays in local storage until you clear your browser. None of it is sent to us unless you submit. The steps you tick as planned are part of the address of the result page; we store them nowhere.',
    },
    {
      kind: 'paragraph',
      text: 'The adverse-impact check works out your figures in your browser. If scripts are switched off, or you ask for its record card as a PDF, the server does it and stores none of them.',
    },
    {
      kind: 'paragraph',
      text: 'By default, no page loads anything from another company: fonts, pictures, the newsletter form and the visit counts are our own. There is one exception, and it is up to you: a video in an article is loaded from YouTube, in its privacy-enhanced mode, once you press play.',
    },
  ],
}

/** `receiver`: the receiver of leads in the settings. */
const purposes = (receiver: string | null): LegalSection => ({
  id: 'purposes',
  title: 'Why, and on what lawful basis',
  blocks: [
    {
      kind: 'table',
      caption: 'Purposes and lawful bases under the GDPR and the UK GDPR',
      columns: ['What', 'Why', 'Lawful basis'],
      rows: [
        [
          'Contact messages',
          'To answer you, and to prepare a contract if you ask for one',
          'Steps you asked for before a contract; otherwise our legitimate interest in answering those who write to us',
        ],
        [
          'QuickScore',
          'To work out your result, show the duties that fit what you say, give you the report, and answer your questions about it',
          'Our legitimate interest in giving you the result and the report that you asked for',
        ],
        ...(receiver
          ? [
              [
                `Passing leads on to ${receiver}`,
                'To answer those who write to us or take QuickScore from the system that our staff work with',
                'Our legitimate interest in answering those who write to us',
              ],
            ]
          : []),
        [
          'Answers by link',
          'To show the answers of the people asked beside those of the person asking',
          'Our legitimate interest in a result based on what the right people know, as both sides wish',
        ],
        [
          'QuickScore benchmark',
          'To publish averages, counts and, without a name, individual scores with their role, in batches of ten organisations; and figures per question, each of at least ten organisations',
          'Our legitimate interest in a benchmark that readers can compare themselves with',
        ],
        [
          'News of the law',
          `To tell you when a change in the law affects your steps, and to remind you once after ${reminderAfter.amount} ${reminderAfter.unit}`,
          'Your consent, which you may withdraw anytime',
        ],
        [
          'Newsletter',
          'To send you the weekly email',
          'Your consent, which you may withdraw anytime',
        ],
        [
          'Fingerprint of an erased newsletter address',
          'So that no list of addresses we import signs you up again',
          'Our legitimate interest in respecting your wish',
        ],
        [
          'Outbox, limits, logs',
          'To deliver mail reliably and keep the site secure',
          'Our legitimate interest in a service that works and is not abused',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'You need not give us any of it. Without a work email address, though, we cannot send a report.',
    },
    {
      kind: 'paragraph',
      text: 'No decision about you is made by automated means. QuickScore describes an organisation. It is worked out by fixed arithmetic from your answers, without machine learning, and has no legal effect on anyone.',
    },
  ],
})

const recipients = (receiver: string | null): LegalSection => ({
  id: 'who-sees-it',
  title: 'Who sees it',
  blocks: [
    {
      kind: 'list',
      items: [
        `Staff of ${brand.name} who hold the key to the admin area. They use it to answer, to keep records and to delete them.`,
        'The operators of the servers that the site runs on and that carry our mail, on our instructions.',
        ...(receiver
          ? [
              `${receiver}: when you write to us or take QuickScore, your name, company and email address, for QuickScore also your role, score and band, and the address of your entry in our admin area, which opens with a key of our staff only. Never your answers, the text of your message or your private link.`,
            ]
          : []),
        'Nobody else. We do not sell personal data, and we do not share it for advertising.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'From QuickScore we publish how many organisations have answered and, once ten have and then with every ten more, averages and a list of scores, each with the role of vendor or in-house team, without names, companies, addresses, answers or dates. An organisation is a mail domain, or an address at a free provider, with its latest assessment. State of hiring AI counts it once the link in the report email was opened, and publishes figures on the first day of a quarter, rounded and varied by chance, so that nobody can work out what one organisation said.',
    },
    {
      kind: 'paragraph',
      text: 'Should we engage another provider for mail, the newsletter form or visit counts, or one outside the UK and the European Economic Area, we will name it here, with the safeguards, before any data goes there.',
    },
  ],
})

const periods: LegalSection = {
  id: 'how-long',
  title: 'How long we keep it',
  blocks: [
    {
      kind: 'table',
      caption: 'Retention periods',
      columns: ['What', 'How long', 'Counted from'],
      rows: [
        [
          'Contact messages',
          `${retention.contactMessages.amount} ${retention.contactMessages.unit}`,
          'the day we received it',
        ],
        [
          'QuickScore assessments',
          `${retention.quickscoreAssessments.amount} ${retention.quickscoreAssessments.unit}`,
          'the day of submission',
        ],
        [
          'News of the law: your request',
          'as long as the assessment it is about',
          'the day of submission',
        ],
        [
          'Private link to a QuickScore result',
          `${retention.resultLinks.amount} ${retention.resultLinks.unit}, revoked or not; less if the result is deleted, more if its holder extends it, and never longer than the assessment`,
          'the day of submission',
        ],
        [
          'Register of hiring tools',
          'as long as its assessment, or a later one to which you move it; our staff see how many tools there are, never which',
          'the day of submission',
        ],
        [
          'Answers by link, until they are sent',
          `${retention.questionnaires.amount} ${retention.questionnaires.unit}; less if either side withdraws or the result is deleted`,
          'the day of asking',
        ],
        [
          'Answers by link, once they are sent',
          'as long as the assessment that asked; less if either side withdraws',
          'the day of submission',
        ],
        [
          'QuickScore on plain pages, until it is submitted',
          `${retention.ownQuestionnaires.amount} ${retention.ownQuestionnaires.unit}`,
          'the day on which it was begun',
        ],
        [
          'Newsletter, never confirmed',
          `${retention.newsletterUnconfirmed.amount} ${retention.newsletterUnconfirmed.unit}`,
          'the day on which the address was last entered',
        ],
        ['Newsletter, confirmed', 'as long as you subscribe', 'the day of confirmation'],
        [
          'Newsletter, after you leave',
          `${retention.newsletterUnsubscribed.amount} ${retention.newsletterUnsubscribed.unit}`,
          'the day of unsubscribing; kept to show that consent was given and ended',
        ],
        [
          'Newsletter, fingerprint of an erased address',
          `${retention.newsletterUnsubscribed.amount} ${retention.newsletterUnsubscribed.unit}`,
          'the day of erasure',
        ],
        [
          'Mail sent or given up',
          `${retention.sentMail.amount} ${retention.sentMail.unit}`,
          'the day on which it was sent or given up; for a newsletter, the day on which the last copy was',
        ],
        [
          'Data deleted by staff, such as a contact message',
          `${retention.trash.amount} ${retention.trash.unit} in the trash, and never beyond its own period; at once if you ask us to erase it`,
          'the day on which staff delete it',
        ],
        [
          'Counts of events',
          `${retention.analyticsEvents.amount} ${retention.analyticsEvents.unit}`,
          'the event; no personal data',
        ],
        [
          'How often each article was read and led to QuickScore each day',
          `${retention.articleViews.amount} ${retention.articleViews.unit}`,
          'the day; no personal data',
        ],
        [
          'Keys against repeated submission',
          `${retention.idempotencyKeys.amount} ${retention.idempotencyKeys.unit}`,
          'the submission',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Data past its period is deleted every day, so that it is gone a day later at the latest. An assessment is deleted completely, with your name, answers and link; the benchmark, which names nobody, is worked out from the remaining ones once ten more organisations have been counted, so that it does not show who left. An edition of State of hiring AI that was published before stays as it was: each of its figures is based on at least ten organisations and names nobody. The next edition leaves out what was deleted since. Mail that is still to be sent waits until it is sent or given up.',
    },
    {
      kind: 'paragraph',
      text: [
        'You can delete a QuickScore result yourself, by the private link in the report email. If you want anything else deleted sooner, write to ',
        mail,
        '. We then erase at once everything stored under your email address. We keep longer only what a contract or a legal claim requires.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Backups hold what has been deleted since they were made, until they are deleted in turn. If one has to be restored, we erase again what had been erased, and the daily job does the rest.',
    },
  ],
}

const rights: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        words: 'Under the EU GDPR and the UK GDPR alike (Articles 15 to 20 of each) you may ask us',
        sources: ['gdpr', 'ukGdpr'],
      },
    },
    {
      kind: 'list',
      items: [
        'for a copy of your data and how we use it,',
        'to correct wrong data,',
        'to erase data, or to restrict its use while a question is settled,',
        'to hand over, in a common format, what you gave us,',
        'to withdraw your consent. Every newsletter, and every email about a change in the law, carries a link that ends it with one click. What was done before stays lawful.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Write to ',
        mail,
        ' from the address that the data concerns, so that we know it is you. It costs nothing.',
      ],
    },
  ],
}

const objection: LegalSection = {
  id: 'right-to-object',
  title: 'Your right to object',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        words:
          'You may object at any time to a use of your data that rests on our legitimate interest; the table above says which do. We then stop it, unless we show compelling grounds that outweigh your interests, or need the data for a legal claim. You may object to direct marketing without giving a reason, and we stop at once (Article 21 of the GDPR and of the UK GDPR).',
        sources: ['gdpr', 'ukGdpr'],
      },
    },
    {
      kind: 'paragraph',
      text: ['One line to ', mail, ' is enough.'],
    },
  ],
}

const complaints: LegalSection = {
  id: 'complaints',
  title: 'How to complain',
  blocks: [
    {
      kind: 'paragraph',
      text: [
        'Write to ',
        mail,
        ' with the word “complaint” in the subject, or use the ',
        { text: 'contact form', href: '/contact' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: {
        words:
          'You have the right to complain to us about how we use your data (UK GDPR, Article 13(2)(ca)). We acknowledge a complaint within 30 days, act on it without undue delay and tell you the outcome. In the UK this has been a duty since 19 June 2026 (Data Protection Act 2018, section 164A). We treat complaints from everywhere in the same way.',
        sources: ['ukGdpr', 'ukComplaints'],
      },
    },
    {
      kind: 'paragraph',
      text: [
        'You may also complain to an authority: in the UK to the ',
        { text: 'ICO', href: 'https://ico.org.uk' },
        ', in the EU to the data-protection authority of the country where you live, where you work or where you think the rules were broken. You need not come to us first.',
      ],
    },
  ],
}

/** The policy of a site that passes leads on to `receiver`; null for none. */
export const writePrivacyPolicy = (receiver: string | null): LegalDocument => ({
  meta: {
    title: `Privacy policy | ${brand.name}`,
    description:
      'What this site stores, why, for how long and who sees it; your rights under EU and UK data-protection law; how to complain. No cookie is set.',
  },
  title: 'Privacy policy',
  updatedOn: '2026-11-29',
  updatedLabel: 'Last updated {date}',
  intro: [
    'We advise others on keeping data in order, so this page says exactly what this site does. In short: we store what you send us, we set no cookie, and we keep nothing for longer than the table below says.',
  ],
  sections: [
    controller,
    stored,
    device,
    purposes(receiver),
    recipients(receiver),
    periods,
    rights,
    objection,
    complaints,
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the software changes what it stores, this page changes with it, and the date at the top says when.',
        },
      ],
    },
  ],
})

/** The policy with default settings. */
export const privacyPolicy = writePrivacyPolicy(null)
