import type { Question } from '../../../../domain/quickscore/questions.ts'

/** Human Control & Lifecycle Oversight: D1 to D6. */
export const oversightQuestions: readonly Question[] = [
  {
    id: 'D1',
    domain: 'oversight',
    topic: 'Human review',
    inShort: {
      buyer: 'let a person decide before anybody is rejected',
      vendor: 'make review by a person the default',
    },
    weight: 1,
    text: 'Does a competent person review the AI output before a decision takes effect, with real power to decide otherwise?',
    helperText: {
      buyer:
        'Counts: a trained person looks at the application as well as the score, before the candidate is told, and may overrule it without asking; the low end of the list is reviewed, too. Approving a list unseen is No; a sample check of rejected files is good, but it is not review: answer Partial.',
      vendor:
        'Counts: by default a person sees the application as well as the score before anything takes effect, at the low end of the list, too, and may overrule the score without asking. A product that lets a list be approved unseen is No.',
    },
    whyWeAsk: {
      vendor:
        "A screen with nothing but a rank and a reject button defeats review, whatever the customer's policy says.",
      buyer:
        'A regulator found that many employers probably let the tool decide while believing that it only supported a person.',
    },
    counts: {
      yes: 'Every decision, rejections included, is first reviewed by a trained person who may overrule the system.',
      partial:
        'Only part of the decisions is reviewed, or reviewers lack time, training or authority.',
      no: "The system's result takes effect unless somebody steps in.",
    },
    evidence: {
      vendor:
        'The design of the review step, the default settings, and the training material for the people who review.',
      buyer:
        'The list of reviewers with training dates, a sample of reviewed cases, and the share of rejected files that were opened before the rejection went out.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Make review the default: show the application beside the score, require a decision by a person, and allow disagreement in one step.',
      buyer:
        'Name and train reviewers, give them time and authority, and let no rejection go out until one of them has looked.',
    },
    choice: 'Choose: {review} Or: {safeguard}',
  },
  {
    id: 'D2',
    domain: 'oversight',
    topic: 'Performance monitoring',
    inShort: {
      buyer: 'monitor each tool against set limits',
      vendor: 'set limits for live use',
    },
    weight: 1,
    text: "Is each system's performance in live use monitored against set thresholds, with a named person alerted when one is crossed?",
    helperText:
      'Counts: three figures checked at least monthly against limits set in advance, with an alert to someone who acts on it: the pass rate per stage, errors found in a blind sample, and complaints and user feedback. They are checked again when the model behind the tool changes; a look at the dashboard after a complaint is Partial.',
    whyWeAsk:
      'Candidates, jobs and models change, and a system that was right at launch can drift without anyone touching it.',
    counts: {
      yes: 'Limits set for accuracy and for bias, checked on schedule, and the last alerts show what was done.',
      partial: 'Figures are collected, but limits, bias figures or alerts are missing.',
      no: 'Nobody looks unless something goes wrong.',
    },
    evidence:
      'The thresholds with their reasons, the monitoring reports of the last three months, the feedback log, and each alert with the action taken.',
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Set metrics and limits for live use, alert a named person when one is crossed, and write it up as the post-market monitoring plan.',
      buyer:
        'Choose three figures per system, set limits, check them monthly, and name who pauses the system when one is crossed.',
    },
    firstHour: "Write down last month's pass rate per stage.",
  },
  {
    id: 'D3',
    domain: 'oversight',
    topic: 'Testing updates',
    inShort: {
      buyer: 'test updates before they go live',
      vendor: 'make tests a gate for every release',
    },
    weight: 1,
    text: 'Are updates to the model, the prompts or the data tested and approved before they reach real candidates?',
    helperText: {
      buyer:
        "Counts: a pilot before roll-out and before big updates, side by side with people, without effect on candidates and with a rule for stopping. It includes the vendor's test report and a trial on your own past cases.",
      vendor:
        'Counts: the same accuracy and bias tests run on each new version and compared with the old one, and release only on recorded approval. Customers can pilot a version side by side with people before it decides anything.',
    },
    whyWeAsk: {
      vendor: 'A small change to a prompt or a training set can undo every earlier test result.',
      buyer:
        'A quiet update by the vendor can change who is shortlisted overnight, without any recruiter noticing.',
    },
    counts: {
      buyer: {
        yes: 'A pilot or trial is on record for the version in use, and every update is approved before it goes live.',
        partial: 'Large updates only, or tested after they went live.',
        no: 'Updates go live untested, or you do not learn of them.',
      },
      vendor: {
        yes: 'Every update is tested, compared and approved on record before it goes live.',
        partial: 'Large updates only, or tested after they went live.',
        no: 'Updates go live untested.',
      },
    },
    evidence: {
      vendor:
        'For each release: the test report comparing old and new, the approval, and the assessment of whether the change is substantial.',
      buyer:
        "The pilot plan and its result, the vendor's release notes and test results, your own trial on past cases, and the go-ahead with name and date.",
    },
    owner: {
      vendor: 'Product',
      buyer: 'IT',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Make accuracy and bias tests a gate for every release, prompt change and data change, and record who approved it.',
      buyer:
        'Agree notice of updates with the vendor, rerun past cases on each new version, and approve it before live use.',
    },
    goodPractice: {
      buyer:
        "No provision orders an employer to test a vendor's update in those words; those cited ask for use as instructed, monitoring, and a fresh look at changed risk.",
    },
  },
  {
    id: 'D4',
    domain: 'oversight',
    topic: 'Human override',
    inShort: {
      buyer: 'let reviewers override, and review how often',
      vendor: 'build override and stop controls',
    },
    weight: 1,
    text: {
      vendor:
        'Does your product let users override a result, reverse a decision or stop the system, without asking you first?',
      buyer:
        'Do your people override the AI in practice when they disagree, and are these overrides reviewed every 30 days?',
    },
    helperText: {
      vendor:
        'Counts: visible controls in the normal workflow, open to the person who reviews, that log each use with its reason. A report that lets customers review their overrides every 30 days is good practice.',
      buyer:
        'Counts: a short reason for each override, and every 30 days (our yardstick; a duty nowhere today) a review of their number and a blind check of results that were not overridden. Few overrides can mean a very good tool or an obedient team: the blind check tells which.',
    },
    whyWeAsk: {
      vendor:
        'People can oversee a system only as far as its controls let them, and in an emergency nobody waits for a support ticket.',
      buyer:
        'An override that is never used protects nobody, and the pattern of overrides shows where the system errs.',
    },
    counts: {
      vendor: {
        yes: 'Override, reverse and stop work today for every customer, and each use is logged.',
        partial: 'Only some of the three, only through support, or without a log.',
        no: 'Results cannot be changed once they are produced.',
      },
      buyer: {
        yes: 'Overrides with reasons on record and a review within 30 days; or none, with a clean blind check.',
        partial: 'People may override, but reasons are missing or nobody reviews them.',
        no: 'Overriding is impossible or discouraged, or nobody overrides and nobody checks.',
      },
    },
    evidence: {
      vendor:
        'A demonstration of each control, the log of its uses, and the passage in the instructions for use.',
      buyer:
        'The override log with reasons, the notes of the 30-day reviews, the result of the blind check, and what was changed because of them.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Put override, reverse and stop controls into the normal workflow, log each use with its reason, and report them to customers.',
      buyer:
        'Let reviewers override with a short reason, and hold a 30-day review: how many, who and why.',
    },
    goodPractice: {
      buyer:
        'No provision in force asks an employer to review overrides; 30 days is our yardstick.',
    },
  },
  {
    id: 'D5',
    domain: 'oversight',
    topic: 'Change records',
    inShort: {
      buyer: 'log each version and setting',
      vendor: 'keep and share a change record',
    },
    weight: 1,
    text: {
      vendor:
        'Do you keep a change record for every version of the system, and share it with customers when you release?',
      buyer:
        'Do you keep a record of which system version was in use when, and of what changed between versions?',
    },
    helperText: {
      vendor:
        'Counts: for each version its number, date, what changed (model, prompts, data, cut-offs, weights), why, the tests and who approved it. Release notes that say "improvements" are Partial.',
      buyer:
        "Counts: for any day of the past year you can name the version and settings in use, with the vendor's notes on what changed. Include your own changes: prompts, cut-offs, weights and advert settings.",
    },
    whyWeAsk: {
      vendor:
        'A customer asked about a decision from last spring must be able to learn which version made it and what has changed since.',
      buyer:
        'You can answer a question about a decision from last spring only if you know which version and settings were running then.',
    },
    counts: {
      vendor: {
        yes: 'Complete for every version, and customers receive what concerns them with each release.',
        partial: 'Kept internally only, or too thin to tell what changed.',
        no: "No record beyond the source code's history.",
      },
      buyer: {
        yes: 'Versions, settings and changes are on record with dates for every system.',
        partial: "For some systems, or the vendor's notes are kept but not your own changes.",
        no: 'You could not say which version was running last month.',
      },
    },
    evidence: {
      vendor:
        'The change record with versions, dates, reasons, tests and approvals, and the notices sent to customers.',
      buyer:
        "The log of versions, settings and cut-offs with dates, the vendor's notices, and who approved your own changes.",
    },
    owner: {
      vendor: 'Product',
      buyer: 'IT',
    },
    effort: 'S',
    nextStep: {
      vendor:
        'Start a numbered change record with date, change, reason, tests and approver, and send customers the part that concerns them.',
      buyer:
        'Ask the vendor for version notices, and log each version, setting and cut-off with the dates it was in use.',
    },
    goodPractice: {
      buyer:
        'No provision asks an employer for a version record in those words; those cited ask for use as instructed, logs and proof.',
    },
  },
  {
    id: 'D6',
    domain: 'oversight',
    topic: 'Retiring a system',
    inShort: 'write a retirement procedure',
    weight: 1,
    userTypes: ['buyer'],
    text: 'Is there a written procedure for retiring a system that covers its data, its logs, candidates in process and leaving the vendor?',
    helperText:
      'Counts: steps and owners for switching off, finishing open applications fairly, returning or deleting data, keeping the logs that you still need, and other tools that used its scores. The exit has been tried once, and exit terms are in the vendor contract.',
    whyWeAsk:
      'Systems are often dropped in a hurry, and that is when data is left behind and candidates fall between two processes.',
    counts: {
      yes: 'Written, owned, matched by exit terms in the contract, and an export has been tried.',
      partial: 'Covers the data only, or exists only as contract terms.',
      no: 'Nothing in writing.',
    },
    evidence:
      'The procedure, the exit terms in each contract, the export test, and, for the last system retired, proof of deletion and of what was kept.',
    owner: 'IT',
    effort: 'S',
    nextStep:
      'Write a one-page retirement procedure, agree data return and deletion with the vendor, and try it on the next system you replace.',
    goodPractice: {
      buyer:
        'No article orders a retirement procedure; those cited cover suspending a risky system and what happens to its data.',
    },
  },
]
