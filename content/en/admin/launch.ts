/** Words of the launch checklist. `{seen}` is the evidence; `{first}` and `{second}` its parts. */
import type { CheckId, Level } from '../../../domain/launch.ts'
import type { SourceId } from '../sources.ts'

export const launchWords = {
  title: 'Launch checklist',
  lead: 'What this installation still lacks before it opens to visitors. Each point says what was found, why it matters and what to do next.',
  /** Above the list; must be clear without it. */
  summary: {
    musts: {
      none: 'All required points are done.',
      one: 'Not ready for the public: 1 required point is open.',
      more: 'Not ready for the public: {count} required points are open.',
    },
    rest: 'Open points: {open} of {all}.',
    allDone: 'All {all} points are done.',
  },
  again: 'Check again',
  looking: 'Checking...',
  loading: 'Loading the checklist',
  fetchFailed: 'Failed to fetch the launch checklist. Please try again.',
  failureTitle: 'The launch checklist could not be loaded',
  levels: {
    must: 'Before the site is public',
    should: 'Soon after',
    good: 'Good to have',
  } satisfies Record<Level, string>,
  states: { done: 'Done', open: 'Open', unknown: 'Not known' },
  why: 'Why',
  step: 'Next step',
  /** On each tab if the site may already have visitors. */
  quiet: {
    musts: {
      one: 'This site is public, and 1 required point is open.',
      more: 'This site is public, and {count} required points are open.',
    },
    reopened: {
      one: '1 point on the launch checklist is open again.',
      more: '{count} points on the launch checklist are open again.',
    },
    link: 'Launch checklist',
  },
  counted: '{text}: {count} open',
  version: 'Version {version}',
  reopenedMail: 'Checklist, open again',
} as const

export const hideClaimsWords = {
  hide: 'Hide claims without evidence',
  hiding: 'Hiding...',
  done: 'The claims without evidence are hidden. The site restarts, which takes about a second.',
  failed: 'Failed to hide the claims. Please try again.',
} as const

export const testMailWords = {
  send: 'Send a test email',
  sending: 'Sending...',
  lead: 'Goes to the staff address only, at most three times a day.',
  failed: 'Failed to send the test email. Please try again.',
  accepted: 'The mail server accepted the test email',
  acceptedText: 'It is on its way to {address}. Check whether it arrives, and in which folder.',
  refused: 'The mail server did not accept the test email',
  answer: 'The server’s answer: {answer}',
} as const

export interface CheckWords {
  title: string
  done: string
  open: string
  /** Replaces `open` without evidence. */
  none?: string
  unknown?: string
  /** With its sources, if it states law. */
  why: string | { words: string; sources: readonly SourceId[] }
  step: string
}

export const checkWords: Readonly<Record<CheckId, CheckWords>> = {
  operator: {
    title: 'Who runs the site is named',
    done: 'The privacy policy and the terms give the name, address and register.',
    open: 'Missing from the privacy policy: {seen}.',
    why: {
      words:
        'A controller says who it is when it collects personal data (GDPR and UK GDPR, Article 13(1)(a)).',
      sources: ['gdpr', 'ukGdpr'],
    },
    step: 'Under More, Firm, fill in “Who runs the site”: legal name, postal address, register and number.',
  },
  addresses: {
    title: 'The contact, sender and staff addresses are real',
    done: 'None of the three uses a domain reserved for examples.',
    open: 'Mail cannot reach {seen}.',
    why: 'Domains such as .example are reserved and belong to nobody (RFC 2606), so messages sent there are lost.',
    step: 'Fill in the addresses under More, Firm, or set MAIL_FROM and STAFF_EMAIL and restart.',
  },
  mail: {
    title: 'The mail server accepts a test email',
    done: 'A test email was accepted on {first} with the current settings.',
    open: 'No test email has been accepted with the current settings.',
    why: 'Only a test shows whether reports, acknowledgements and newsletters are sent. Without a mail server each is written to a file.',
    step: 'Set SMTP_URL (and MAIL_FROM), restart, and press “Send a test email” here.',
  },
  address: {
    title: 'PUBLIC_URL is the public https address',
    done: 'Links lead to {first}.',
    none: 'PUBLIC_URL is not set, so links in emails lead to this machine.',
    open: 'PUBLIC_URL is {first}, which is not https or belongs to this machine or a private network.',
    why: {
      words:
        'Links in emails, feeds and search engines begin with it, and without https what visitors enter travels unencrypted (GDPR and UK GDPR, Article 32).',
      sources: ['gdpr', 'ukGdpr'],
    },
    step: 'Set up a proxy with TLS (docs/deployment.md), set PUBLIC_URL to its address and restart.',
  },
  proxy: {
    title: 'The proxy is named in TRUST_PROXY',
    done: 'TRUST_PROXY names every proxy seen since the start, and each passes on the visitor’s address.',
    open: 'All visitors seem to come from {seen}: TRUST_PROXY does not name this proxy, or it sends no X-Forwarded-For.',
    why: 'All visitors behind such a proxy share one limit, so one of them can lock out the rest.',
    step: 'Set TRUST_PROXY to the address of your proxy and restart. If the proxy is outside this network, take the address from its settings. Have it set X-Forwarded-For as described in docs/deployment.md.',
  },
  complaints: {
    title: 'The privacy policy says how to complain',
    done: 'The privacy policy has the section “How to complain”.',
    open: 'The privacy policy has no section “How to complain”.',
    why: {
      words:
        'A controller in the UK must make it easy to complain (Data Protection Act 2018, section 164A).',
      sources: ['ukComplaints'],
    },
    step: 'Put the section “complaints” back into content/en/pages/privacy-policy.ts.',
  },
  spf: {
    title: 'SPF names who may send for your domain',
    done: 'The sender’s domain has an SPF record.',
    open: 'The sender’s domain has no SPF record.',
    unknown: 'No name server answered, or the sender’s address is not real.',
    why: 'Receivers sort mail from a domain without one as spam (RFC 7208).',
    step: 'Add the TXT record your mail provider gives you, such as “v=spf1 include:… -all”.',
  },
  dkim: {
    title: 'DKIM signs your mail',
    done: 'The sender’s domain has keys below _domainkey.',
    open: 'The sender’s domain has no name below _domainkey.',
    unknown: 'No name server answered, or the sender’s address is not real.',
    why: 'A signature shows receivers that an email is yours and unchanged (RFC 6376).',
    step: 'Switch DKIM on at your mail provider and add the records it gives you.',
  },
  dmarc: {
    title: 'DMARC says what happens to forged mail',
    done: 'The sender’s domain has a DMARC record.',
    open: 'The sender’s domain has no DMARC record.',
    unknown: 'No name server answered, or the sender’s address is not real.',
    why: 'Without a policy anybody can send in your name, and large mailbox providers refuse newsletters (RFC 7489).',
    step: 'Add a TXT record at _dmarc of your domain, such as “v=DMARC1; p=none; rua=mailto:…”.',
  },
  figures: {
    title: 'Every claim by the firm has evidence',
    done: 'Evidence is named for every claim shown.',
    open: 'Shown without evidence: {seen}.',
    why: 'A claim without evidence held beforehand can mislead buyers, and a note that it is missing does not cure that.',
    step: 'Name the evidence under More, Firm, “What the firm says about itself”, or hide the claim.',
  },
  own: {
    title: 'What the site says about the firm is yours',
    done: 'No page describes the firm that the product came with.',
    open: 'Pages still describe another firm: {seen}.',
    unknown: 'The pages have not been checked yet.',
    why: 'Another firm’s story, portrait or figures under your name mislead readers.',
    step: 'Under More, Firm, fill in “The founder and people”. If pages still show the old text, restart the site.',
  },
  provisions: {
    title: 'A named person has opened the law',
    done: 'Each of {second} provisions was opened by a named person within 90 days.',
    open: '{first} of {second} provisions have not been opened by a named person within 90 days.',
    why: 'Pages say “Checked on” only of what a person has opened. The rest is marked as compared with notes.',
    step: 'Run plumbline check-law --by "Your Name", read what it reports, and commit the two files it writes.',
  },
  'law-review': {
    title: 'A lawyer has accepted every legal text',
    done: 'Every published legal text was accepted, and none has changed since.',
    open: 'Published legal texts accepted, and those changed since: {seen}.',
    why: 'A review covers only the text that was read.',
    step: 'Run plumbline law-review, have the rows reviewed, and import the workbook with the same command.',
  },
  drafts: {
    title: 'A lawyer has reviewed the drafted documents',
    done: 'Each document that QuickScore drafts names its reviewer.',
    open: '{first} documents say “Not yet reviewed by a lawyer”.',
    why: 'Clients send these to candidates and suppliers.',
    step: 'Run plumbline law-review, have a lawyer fill in the workbook and import it. Or name the lawyer and the date under More, Firm.',
  },
  backup: {
    title: 'The last backup is at most two days old',
    done: 'The last backup ended on {first}.',
    open: 'The last backup ended on {first}.',
    none: 'No backup has been made with plumbline backup.',
    why: 'Until then, what visitors and staff enter exists only on this machine.',
    step: 'Run plumbline backup, and schedule it daily (with the timer in deploy/). Copy the folder to another machine.',
  },
  keys: {
    title: 'Staff have their own keys',
    done: 'Named keys in use: {first}.',
    open: 'Everyone signs in with the owner’s key.',
    why: 'The activity list cannot show who did what, and a key that one person loses must be changed for everyone.',
    step: 'Create a key for each person under More, Keys, and keep the owner’s key locked away.',
  },
  starters: {
    title: 'The starter articles are your own',
    done: 'No public article is an unedited starter.',
    open: 'Public and unedited: {seen}.',
    why: 'Other firms that use this product may have published the same words.',
    step: 'Edit them, or take them offline, in the Content tab.',
  },
  milestones: {
    title: 'The legal dates are up to date',
    done: 'Every date that has passed has since been compared with its source.',
    open: 'Passed, and not yet compared with the source: {seen}.',
    why: 'Countdowns and the calendar use these dates.',
    step: 'Compare them with their sources and update content/en/milestones.ts.',
  },
  disclosures: {
    title: 'The trust page is complete',
    done: 'Hosting, own use of AI and auditor are on file.',
    open: 'Missing from the firm’s record, and so left out of /trust: {seen}.',
    why: 'Buyers ask a firm that governs AI what it uses itself, where data is hosted and who has audited it.',
    step: 'Fill in More, Firm, “For /trust”.',
  },
  links: {
    title: 'Links in articles are opened every night',
    done: 'LINK_CHECK is on.',
    open: 'LINK_CHECK is off.',
    why: 'Official pages move, and an article with dead links loses its proof.',
    step: 'Set LINK_CHECK=on and restart. Results appear under More, Checks.',
  },
  metrics: {
    title: 'Figures for monitoring are on',
    done: 'METRICS_PORT or METRICS_KEY is set.',
    open: 'Neither METRICS_PORT nor METRICS_KEY is set.',
    why: 'You notice a full disk or waiting mail before visitors do.',
    step: 'Set METRICS_PORT, let Prometheus read it, and alert as docs/deployment.md says.',
  },
  portrait: {
    title: 'The portrait has a description',
    done: 'The founder’s picture is described, or it is the drawn one.',
    open: 'The founder’s picture has no description.',
    why: 'It tells people who cannot see the picture what it shows (WCAG 2.2, 1.1.1).',
    step: 'Fill in “What that picture shows” under More, Firm.',
  },
  disk: {
    title: 'The disk has free space',
    done: '{first} free.',
    open: 'Only {first} free.',
    unknown: 'The system does not report its free space.',
    why: 'On a full disk nothing can be stored, and forms are refused.',
    step: 'Free at least 1 GB on the disk of DATA_DIR.',
  },
  'given-up': {
    title: 'No email has failed',
    done: 'Every email was accepted by the mail server or is still being tried.',
    open: 'Emails that could not be delivered: {first}.',
    why: 'Somebody is waiting for a report or an answer that will not come.',
    step: 'See under More, Mail what went wrong, fix it, and send them again there.',
  },
  waiting: {
    title: 'No email has waited long',
    done: 'No email has waited for more than an hour.',
    open: 'An email has been waiting since {first}.',
    why: 'Somebody is waiting for a report or an answer.',
    step: 'See under More, Mail what went wrong, then send a test email.',
  },
}
