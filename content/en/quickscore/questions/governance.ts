import type { Question } from '../../../../domain/quickscore/questions.ts'

/** Governance & Risk Management: A1 to A6. */
export const governanceQuestions: readonly Question[] = [
  {
    id: 'A1',
    domain: 'governance',
    topic: 'Policies documented',
    inShort: {
      buyer: 'put your policy for hiring AI in writing',
      vendor: 'put your design, testing and release rules in writing',
    },
    weight: 1,
    text: 'Are your policies for AI in hiring written down, formally approved and easy to find for everyone who works with these systems?',
    helperText: {
      buyer:
        "Counts: a dated policy with a named approver, kept where staff look first, that says which uses of AI are allowed, which are banned, and what recruiters may put into general chat tools. Where law or agreement requires it, workers' representatives were informed, consulted or agreed before use; a slide deck or an unsigned draft is Partial.",
      vendor:
        'Counts: dated policies with a named approver that say how you design, test and release, which uses you refuse, and that everyone who builds, tests or supports the product has AI training on record. A slide deck or an unsigned draft is Partial.',
    },
    whyWeAsk: {
      vendor:
        'Customers and auditors ask for your written policies first, and judge everything else you show against them.',
      buyer:
        'Without a written policy, each recruiter decides what the tool may do, and you cannot show that it was used as intended.',
    },
    counts: {
      buyer: {
        yes: 'Written, dated, approved by a named person; names the banned uses and rules on private use of chat tools.',
        partial: 'In draft, unsigned, covering only some of the systems, or silent on banned uses.',
        no: 'Nothing in writing, or general IT and privacy policies that do not mention AI in hiring.',
      },
      vendor: {
        yes: 'Written, dated, approved by a named person; names the refused uses, and training is on record.',
        partial:
          'In draft, unsigned, covering only some of the systems, or without a training record.',
        no: 'Nothing in writing, or general IT and privacy policies that do not mention AI in hiring.',
      },
    },
    evidence: {
      buyer:
        "The approved policy with version, date and approver, the place where recruiters find it, and, per country, the dated record that workers' representatives were informed, consulted or agreed.",
      vendor:
        'The approved design, testing and release policies with version, date and approver, the place where staff find them, and the training record.',
    },
    owner: 'Leadership',
    effort: 'M',
    nextStep: {
      vendor:
        'Put your design, testing and release rules into written, approved policies, and file them as the start of a quality-management system.',
      buyer:
        'Write a short policy for AI in hiring, have leadership approve and date it, and publish it where recruiters already look.',
    },
    firstHour: 'List the allowed and banned uses on one page.',
    goodPractice: {
      buyer:
        'No provision asks an employer for a policy on hiring AI in those words; those cited ask for measures, and for proof of them, which such a policy gives.',
    },
  },
  {
    id: 'A2',
    domain: 'governance',
    topic: 'Risks identified',
    inShort: {
      buyer: 'assess the risks of each tool in a DPIA',
      vendor: 'open a risk-management file for each system',
    },
    weight: 1,
    text: 'Have you listed and rated the risks to candidates of each AI system that you use or sell for hiring?',
    helperText: {
      buyer:
        "Counts: one assessment per system, begun before purchase with the data-protection officer's advice, that names each risk, how likely and how harmful it is, and what you do about it. It covers the data flows, the stages where AI acts, margins of error, the lawful basis, the condition for any special-category trait used or inferred, alternatives and remaining risk.",
      vendor:
        'Counts: a risk-management file per system that names each risk, how likely and how harmful it is, and what you do about it. As processor, also do a data-protection impact assessment and give it to your customers.',
    },
    whyWeAsk: {
      vendor:
        'A risk found on paper is cheap to design out; one found by a candidate becomes a complaint, and then a recall.',
      buyer:
        'A DPIA shows you in advance who a system could harm, and auditors often found it missing or weak in recruitment.',
    },
    counts: {
      buyer: {
        yes: 'A signed assessment for every system, dated before first use, with basis and condition written per purpose.',
        partial:
          'Some systems assessed, made after launch, or without ratings, basis or condition.',
        no: 'No assessment, or only the sales material of the system.',
      },
      vendor: {
        yes: 'A signed assessment for every system, with ratings, measures and a date.',
        partial: 'Some systems assessed, or risks listed without ratings or measures.',
        no: 'No assessment, or only the sales material of the system.',
      },
    },
    evidence: {
      buyer:
        "The signed DPIA of each system with the data-protection officer's advice, the table of bases and conditions, the balancing test for legitimate interests, and, for public bodies, the equality analysis.",
      vendor:
        'The risk-management file of each system: risks, ratings, measures, remaining risk, date and sign-off, and the assessment that customers receive.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'Legal',
    },
    effort: 'M',
    nextStep: {
      vendor:
        "Open a risk-management file for each system: foreseeable risks to candidates' health, safety and rights, a rating, a measure and an owner.",
      buyer:
        "Complete a DPIA for each hiring AI system, beginning with those that rank or reject candidates, using the vendor's documentation.",
    },
    firstHour: {
      buyer: 'Write down the purpose, the lawful basis and the condition for one tool.',
      vendor:
        'Write down the purpose of one product and the three worst things it could do to a candidate.',
    },
  },
  {
    id: 'A3',
    domain: 'governance',
    topic: 'Oversight owner',
    inShort: 'name who may stop each tool',
    weight: 1,
    text: 'Is one named person accountable for overseeing your hiring AI, with the authority to stop a system that goes wrong?',
    helperText:
      "Counts: a person named in writing, a deputy for absences, the time, training and means to switch the tool off, and the power to do so without anyone else's approval. A committee without a named owner is Partial.",
    whyWeAsk:
      'When a system misbehaves, someone must be able to stop it the same day, and a duty shared by everyone usually goes undone.',
    counts: {
      yes: 'One named owner and a deputy, with written authority to stop a system; the switch has been tried once.',
      partial: 'There is an owner, but the power to stop is unclear, untried or needs approval.',
      no: 'Nobody is named, or several people share the role without a lead.',
    },
    evidence:
      'The signed appointment or role description that names the owner, the deputy and the power to stop a system, and the date of the last stop drill.',
    owner: 'Leadership',
    effort: 'S',
    nextStep:
      'Appoint one accountable owner and a deputy, write down their authority to stop a system, and tell everyone who works with it.',
  },
  {
    id: 'A4',
    domain: 'governance',
    topic: 'Policies kept current',
    inShort: 'set a review date for your policies',
    weight: 1,
    text: 'Are your AI hiring policies reviewed on a fixed schedule, and also whenever the law or a system changes?',
    helperText:
      'Counts: a review at least every 12 months with its outcome on record, and an extra one after a new law, model, purpose or country, a complaint, or a crossed threshold. Twelve months is our yardstick, not a figure from the law.',
    whyWeAsk:
      "A policy written for last year's system and last year's law gives false comfort to the people who rely on it.",
    counts: {
      yes: 'Reviewed within the last 12 months, with date, reviewer and outcome on record.',
      partial: 'Reviewed now and then, or the date that was set has been missed.',
      no: 'Not reviewed since it was written, or there is no policy to review.',
    },
    evidence: {
      vendor:
        'The review log with dates, reviewers and changes, the list of triggers, what triggered each extra review, and the current technical documentation.',
      buyer:
        'The review log with dates, reviewers and changes, the list of triggers, what triggered each extra review, and the revision history of the DPIA.',
    },
    owner: 'Legal',
    effort: 'S',
    nextStep:
      'Set a review date no more than 12 months ahead, name the reviewer, and list the changes that trigger an earlier review.',
    goodPractice: {
      vendor:
        'No provision sets a 12-month review of policies; those cited ask for regular review of risks and for documents kept up to date.',
      buyer:
        'No provision sets a 12-month review of AI policies; those cited ask for measures to be reviewed and for a fresh look when the risk changes.',
    },
  },
  {
    id: 'A5',
    domain: 'governance',
    topic: 'Incidents and training',
    inShort: 'train your staff and write an incident plan',
    weight: 1,
    userTypes: ['buyer'],
    text: 'Do you have a rehearsed plan for AI incidents in hiring, with an accountable leader and staff trained to spot them?',
    helperText:
      'Counts: a written plan rehearsed in the last 12 months, a named executive, and AI training on record that suits each role; all three are Yes and any two are Partial. The plan says when a fault in the tool is also a personal-data breach, and who tells the supplier.',
    whyWeAsk:
      'The first hours decide how many candidates are affected, and for a personal-data breach the law allows 72 hours to notify the authority.',
    counts: {
      yes: 'Plan rehearsed in the last 12 months, executive named, training on record for all users.',
      partial: 'Two of the three are in place; note which is missing.',
      no: 'No plan, or a general IT plan that does not mention AI.',
    },
    evidence:
      'The plan, notes of the last rehearsal, the name of the executive, the literacy record with roles and dates, and the incident log.',
    owner: 'Leadership',
    effort: 'M',
    nextStep:
      'Write a one-page incident plan, name the accountable executive, rehearse it once, and give every user AI training on record.',
    firstHour: 'List everyone who uses the tools and what each was taught.',
  },
  {
    id: 'A6',
    domain: 'governance',
    topic: 'System inventory',
    inShort: {
      buyer: 'list every AI tool used in hiring',
      vendor: 'list every AI feature you sell',
    },
    weight: 1,
    text: 'Do you keep an inventory of every AI system that you use or sell for hiring, with its purpose and legal classification?',
    helperText: {
      buyer:
        'Counts: one dated list with an owner and a row per tool and feature, including advert targeting, sourcing, interview recording, chatbots and general chat tools. Each row says what it does, its part in the decision, its class, whether it infers emotions or sorts by body data, and whether it talks to candidates.',
      vendor:
        'Counts: one dated list with an owner and a row per feature, including targeting, matching, recording and chatbots. Each row says what it does, its part in the decision, its class, whether it infers emotions or sorts by body data, and whether people can tell that they deal with AI.',
    },
    whyWeAsk: {
      vendor:
        'Which duties attach to a feature depends on its purpose and its class, and customers will ask you for both.',
      buyer:
        'You cannot govern a system that is not on your list, and AI features often arrive inside software bought for something else.',
    },
    counts: {
      yes: 'Complete, dated and owned; every row has a class, and the forbidden practices are ruled out in writing.',
      partial:
        'Incomplete, out of date, silent on class, or a claim to be outside high-risk without a written reason.',
      no: 'No list, or only a list of software contracts.',
    },
    evidence: {
      buyer:
        "The dated inventory, the reasons for each class, the supplier's written answer on the forbidden practices, and a note of who checked that nothing is missing.",
      vendor:
        'The dated inventory, the reasons for each class, the written answer on the forbidden practices that customers receive, and a note of who checked that nothing is missing.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'List every hiring feature that uses AI with its intended purpose and class, and document why any of them is not high-risk.',
      buyer:
        'Ask every hiring team and supplier which AI features are switched on; list each with purpose, part in the decision and class.',
    },
    firstHour: 'Switch off anything that infers emotion or sorts by body data; list the rest.',
    goodPractice: {
      vendor:
        'We know of no provision that asks for an inventory in those words; those cited attach to each system by its purpose and class, and some ask for registration.',
      buyer:
        'We know of no provision that asks an employer for an AI inventory in those words; those cited attach to each system by what it does.',
    },
  },
]
