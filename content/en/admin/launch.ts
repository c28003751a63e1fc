/** Words of the launch checklist. `{seen}` is the evidence; `{first}` and `{second}` its parts. */
import type { CheckId, Level } from '../../../domain/launch.ts'
import type { SourceId } from '../sources.ts'

export const launchWords = {
  title: 'Launch checklist',
  lead: 'What this installation still lacks before visitors come. Each point says what was seen, why it matters and what to do next.',
  /** Above the list; must be clear without it. */
  summary: {
    musts: {
      none: 'Nothing that must be done is open.',
      one: 'Not ready for the public: 1 point that must be done is open.',
      more: 'Not ready for the public: {count} points that must be done are open.',
    },
    rest: 'Open points: {open} of {all}.',
    allDone: 'All {all} points are done.',
  },
  again: 'Look again',
  looking: 'Looking...',
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
      one: 'This site is public, and 1 point that must be done before that is open.',
      more: 'This site is public, and {count} points that must be done before that are open.',
    },
    reopened: {
      one: '1 point of the launch checklist that was done is open again.',
      more: '{count} points of the launch checklist that were done are open again.',
    },
    link: 'Launch checklist',
  },
  counted: '{text}: {count} open',
  version: 'Version {version}',
  reopenedMail: 'Checklist, open again',
} as const

export const hideClaimsWords = {
  hide: 'Hide what has no evidence',
  hiding: 'Hiding...',
  done: 'The claims without evidence are hidden. The site starts again: about a second.',
  failed: 'Failed to hide the claims. Please try again.',
} as const

export const testMailWords = {
  send: 'Send a test mail',
  sending: 'Sending...',
  lead: 'Goes to the staff address and nowhere else, at most three times a day.',
  failed: 'Failed to send the test mail. Please try again.',
  accepted: 'The mail server accepted the test mail',
  acceptedText: 'It is on its way to {address}. Look whether it arrives, and where.',
  refused: 'The mail server did not accept the test mail',
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
    done: 'Name, address and register stand in the privacy policy and the terms.',
    open: 'Not named on the privacy policy’s page: {seen}.',
    why: {
      words:
        'A controller says who it is when it collects personal data (GDPR and UK GDPR, Article 13(1)(a)).',
      sources: ['gdpr', 'ukGdpr'],
    },
    step: 'Fill in More, Firm, “Who runs the site”: legal name, postal address, register and number.',
  },
  addresses: {
    title: 'Contact, sender and staff address are real',
    done: 'None of the three ends in a name that is reserved for examples.',
    open: 'No mail can arrive at {seen}.',
    why: 'Names such as .example are reserved and belong to nobody (RFC 2606), so that what visitors write there is lost.',
    step: 'Fill in the addresses under More, Firm; or set MAIL_FROM and STAFF_EMAIL, and restart.',
  },
  mail: {
    title: 'The mail server accepts a test mail',
    done: 'A test mail was accepted on {first}, with the settings as they are now.',
    open: 'No test mail was accepted with the settings as they are now.',
    why: 'Until then nobody knows whether reports, acknowledgements and newsletters leave this machine. Without a mail server each is written to a file.',
    step: 'Set SMTP_URL (and MAIL_FROM), restart, and press “Send a test mail” here.',
  },
  address: {
    title: 'PUBLIC_URL is the public https address',
    done: 'Links lead to {first}.',
    none: 'PUBLIC_URL is not set: links in mails lead to this machine.',
    open: 'PUBLIC_URL is {first}: not https, or an address of this machine or of a private network.',
    why: {
      words:
        'Links in mails, feeds and search engines begin with it, and without https what visitors type in travels in the open (GDPR and UK GDPR, Article 32).',
      sources: ['gdpr', 'ukGdpr'],
    },
    step: 'Set up a proxy with TLS (docs/deployment.md), set PUBLIC_URL to its address and restart.',
  },
  proxy: {
    title: 'The proxy is named in TRUST_PROXY',
    done: 'Since the start, TRUST_PROXY names every proxy that was seen, and each sends the visitor’s address.',
    open: 'Visitors all seem to be at {seen}: TRUST_PROXY does not name this proxy, or it sends no X-Forwarded-For.',
    why: 'All visitors behind such a proxy share one limit, so that one of them can lock out the rest.',
    step: 'Set TRUST_PROXY to the address of your proxy and restart; where it is outside this network, take the address from its settings. Have the proxy set X-Forwarded-For as docs/deployment.md says.',
  },
  complaints: {
    title: 'The privacy policy says how to complain',
    done: 'The section “How to complain” is there.',
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
    why: 'Receivers sort mail of a domain without one as spam (RFC 7208).',
    step: 'Add the TXT record that your mail provider names, such as “v=spf1 include:… -all”.',
  },
  dkim: {
    title: 'DKIM signs your mail',
    done: 'The sender’s domain has keys below _domainkey.',
    open: 'The sender’s domain has no name below _domainkey.',
    unknown: 'No name server answered, or the sender’s address is not real.',
    why: 'A signature shows receivers that a mail is yours and unchanged (RFC 6376).',
    step: 'Switch DKIM on at your mail provider and add the records that it names.',
  },
  dmarc: {
    title: 'DMARC says what becomes of forged mail',
    done: 'The sender’s domain has a DMARC record.',
    open: 'The sender’s domain has no DMARC record.',
    unknown: 'No name server answered, or the sender’s address is not real.',
    why: 'Without a policy anybody can send in your name, and large mailbox providers refuse newsletters (RFC 7489).',
    step: 'Add a TXT record at _dmarc of your domain, such as “v=DMARC1; p=none; rua=mailto:…”.',
  },
  figures: {
    title: 'Every claim of the firm has its evidence',
    done: 'Each claim that pages show has its evidence named.',
    open: 'Shown without evidence: {seen}.',
    why: 'A claim without evidence held beforehand can mislead buyers, and a note that it is missing does not cure that.',
    step: 'Name the evidence under More, Firm, “What the firm says of itself”, or hide what has none.',
  },
  own: {
    title: 'What the firm says of itself is yours',
    done: 'No page tells the life of the firm that the product came with.',
    open: 'Pages still tell of another firm: {seen}.',
    unknown: 'Nobody has looked at the pages yet.',
    why: 'A story, a face or a figure of another firm under your name misleads those who read it.',
    step: 'Fill in More, Firm, “The founder and people”; where pages still show it then, start the site again.',
  },
  provisions: {
    title: 'A named person has opened the law',
    done: 'Each of {second} provisions was opened by a named person within 90 days.',
    open: '{first} of {second} provisions were never opened by a named person, or more than 90 days ago.',
    why: 'Pages say “Checked on” only of what a person has opened; of the rest they say that it was compared with notes.',
    step: 'Run plumbline check-law --by "Your Name", read what it reports, and commit the two files it writes.',
  },
  'law-review': {
    title: 'A lawyer has accepted every text of law',
    done: 'Every text of law that is printed was accepted, and none has changed since.',
    open: 'Accepted, of all texts that are printed, and what has changed since: {seen}.',
    why: 'A review holds for the text that was read, and for no other.',
    step: 'Run plumbline law-review, have the rows reviewed, and read the workbook back with the same command.',
  },
  drafts: {
    title: 'A lawyer has reviewed the drafted documents',
    done: 'Each document that QuickScore drafts names its reviewer.',
    open: '{first} documents say “Not yet reviewed by a lawyer”.',
    why: 'Clients send these to candidates and suppliers.',
    step: 'Run plumbline law-review, have a lawyer fill in the workbook and read it back; or name the lawyer and the day under More, Firm.',
  },
  backup: {
    title: 'The last backup is at most two days old',
    done: 'The last backup ended on {first}.',
    open: 'The last backup ended on {first}.',
    none: 'No backup has been made with plumbline backup.',
    why: 'What visitors and staff enter is on this machine alone until then.',
    step: 'Run plumbline backup, and have it run daily (the timer in deploy/). Copy the folder to another machine.',
  },
  keys: {
    title: 'Persons have keys of their own',
    done: 'Named keys in use: {first}.',
    open: 'Everybody signs in with the owner’s key.',
    why: 'The record of who did what names nobody, and a key that one person loses must be changed for all.',
    step: 'Create a key for each person under More, Keys, and keep the owner’s key locked away.',
  },
  starters: {
    title: 'The starter articles are your own',
    done: 'No public article is as it came with the product.',
    open: 'Public, and as they came: {seen}.',
    why: 'Other firms that use this product may have published the same words.',
    step: 'Edit them, or take them offline, in the Content tab.',
  },
  milestones: {
    title: 'The dates of law are up to date',
    done: 'Every date that has passed was compared with its source since.',
    open: 'Passed, and not compared with the source since: {seen}.',
    why: 'Countdowns and the calendar rest on these dates.',
    step: 'Compare them with their sources and bring content/en/milestones.ts up to date.',
  },
  disclosures: {
    title: 'The trust page is complete',
    done: 'Hosting, own use of AI and auditor are on file.',
    open: 'Left out of the page /trust, because the firm’s record has nothing of it: {seen}.',
    why: 'Buyers ask a firm that governs AI what it uses itself, where data is hosted and who has audited it.',
    step: 'Fill in More, Firm, “For /trust”.',
  },
  links: {
    title: 'Links of articles are opened every night',
    done: 'LINK_CHECK is on.',
    open: 'LINK_CHECK is off.',
    why: 'Official pages move, and an article with dead links loses its proof.',
    step: 'Set LINK_CHECK=on and restart; what it finds stands under More, Checks.',
  },
  metrics: {
    title: 'Figures for monitoring are on',
    done: 'METRICS_PORT or METRICS_KEY is set.',
    open: 'Neither METRICS_PORT nor METRICS_KEY is set.',
    why: 'A disk that fills or mail that waits is noticed before visitors notice it.',
    step: 'Set METRICS_PORT, let Prometheus read it, and alert as docs/deployment.md says.',
  },
  portrait: {
    title: 'The portrait has its description',
    done: 'The founder’s picture is described, or it is the drawn one.',
    open: 'The founder’s picture has no description.',
    why: 'People who do not see it are told what it shows (WCAG 2.2, 1.1.1).',
    step: 'Fill in “What that picture shows” under More, Firm.',
  },
  disk: {
    title: 'There is room on the disk',
    done: '{first} are free.',
    open: 'Only {first} are free.',
    unknown: 'The system does not say how much is free.',
    why: 'On a full disk nothing can be stored, and forms are refused.',
    step: 'Free at least 1 GB on the disk of DATA_DIR.',
  },
  'given-up': {
    title: 'No mail was given up',
    done: 'Every mail was taken by the mail server, or is still tried.',
    open: '{first} mails were given up.',
    why: 'Somebody waits for a report or an answer that will not come.',
    step: 'Look into the Mail view for what went wrong, put it right, and send them again there.',
  },
  waiting: {
    title: 'No mail waits for long',
    done: 'No mail has waited for more than an hour.',
    open: 'A mail has waited since {first}.',
    why: 'Somebody waits for a report or an answer.',
    step: 'Look into the Mail tab for what went wrong, then send a test mail.',
  },
}
