import type { Question } from '../../../../domain/quickscore/questions.ts'

/** Security & Data Stewardship: C1 to C5. */
export const securityQuestions: readonly Question[] = [
  {
    id: 'C1',
    domain: 'security',
    topic: 'Access protection',
    inShort: 'secure access to candidate data',
    weight: 1,
    text: 'Is access to candidate data and model outputs limited by role, protected by strong sign-in and logged?',
    helperText:
      'Counts: people see only what their role needs, sign in with a second factor, and every view or export leaves a log entry; hiring managers see scores only where they need them. Interview recordings and transcripts are candidate data, and shared accounts, or leavers who can still sign in, are Partial at best.',
    whyWeAsk:
      'Applications hold whole working lives, and a score seen by the wrong person can follow a candidate for years.',
    counts: {
      yes: 'Roles, second factor and access logs cover every system, and access is reviewed.',
      partial: 'One of the three is missing, or some systems are not covered.',
      no: 'Everyone in the team sees everything, or accounts are shared.',
    },
    evidence:
      'The role matrix with who sees scores, the sign-in settings, the last access review with the accounts removed, and a sample of the access log.',
    owner: 'IT',
    effort: 'M',
    nextStep:
      'Turn on multi-factor sign-in, remove shared and stale accounts, restrict outputs by role, and review access every quarter.',
  },
  {
    id: 'C2',
    domain: 'security',
    topic: 'Data minimisation',
    inShort: 'use only the data that the job needs',
    weight: 1,
    text: 'Does each system collect and use only data needed for the job, with nothing scraped, inferred or added just in case?',
    helperText: {
      buyer:
        'Counts: a list of every field that goes in, each with its purpose, and a written ban on any other use without a basis of its own, such as training a model, other clients or marketing. Nothing is taken from social media or guessed from names, faces or voices, and free-text boxes warn against sensitive details.',
      vendor:
        "Counts: a list of every field that goes in, each with its purpose, and no use of customers' candidate data for purposes of your own, such as training a model, without your own basis, your own notice and the customer's agreement. Nothing is taken from social media or guessed from names, faces or voices.",
    },
    whyWeAsk:
      'Every extra field is one more way for bias to get in, one more thing to leak and one more thing to justify.',
    counts: {
      yes: 'Every field has its purpose; nothing is scraped or inferred, and re-use is ruled out in writing.',
      partial: 'Listed for some systems, or extra fields are known but still sent.',
      no: 'Whatever the form, the CV or the web holds goes in, or candidate data trains a model without a decision.',
    },
    evidence: {
      vendor:
        'The data dictionary with a purpose per field, the sources of training data with the basis for their use, and the settings that let customers turn fields off.',
      buyer:
        "The list of fields sent to each system with the purpose of each, the supplier's written answer on training, and the last check.",
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep:
      'List every input field with its link to the job, switch off or delete the rest, and stop any scraping or inference.',
    firstHour: {
      buyer: 'Ask the supplier: "Do you train models on our candidate data? On what basis?"',
      vendor: 'Write down whether candidate data trains a model of yours, and on whose decision.',
    },
  },
  {
    id: 'C3',
    domain: 'security',
    topic: 'Retention',
    inShort: 'set and keep deletion dates',
    weight: 1,
    text: 'Are retention periods set for candidate data and system logs, and does deletion happen automatically when they end?',
    helperText:
      'Counts: a written period with its reason for each kind of record, set from the claim period of each country, with separate periods for talent pools, legal holds, and a job that deletes on time and leaves proof. Anonymous figures may stay.',
    whyWeAsk:
      'Old applications are a liability in every breach, while logs deleted too early leave you without proof.',
    counts: {
      yes: 'Periods set for every kind of record, deletion is automatic, and the last run can be shown.',
      partial: 'Periods are set but deletion is done by hand, or logs are left out.',
      no: 'No periods, or everything is kept.',
    },
    evidence:
      'The retention schedule with reasons and a table of countries, the settings of the deletion job, and the report of its last run.',
    owner: {
      vendor: 'IT',
      buyer: 'Legal',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Set periods for candidate data, logs and documentation, automate deletion, and return or delete customer data when a contract ends.',
      buyer:
        'Agree a period and a reason for each kind of record, tell candidates, and have every system delete automatically on time.',
    },
  },
  {
    id: 'C4',
    domain: 'security',
    topic: 'Security audits',
    inShort: {
      buyer: 'get independent security tests',
      vendor: 'commission an independent security test',
    },
    weight: 1,
    text: 'Has an independent party tested the security of your hiring systems in the last 12 months, and were the findings closed?',
    helperText: {
      buyer:
        "Counts: a penetration test or audit by outsiders within 12 months (our yardstick) that covers what you use, file upload, export and hidden text in CVs included, with each finding closed or accepted in writing; the vendor's report may do. An ISO/IEC 27001 certificate supports the answer but does not replace the test.",
      vendor:
        'Counts: a penetration test or audit by outsiders within 12 months (our yardstick), prompt injection, hidden text in CVs, file upload and export included, with each finding closed or accepted in writing. An ISO/IEC 27001 certificate supports the answer but does not replace the test.',
    },
    whyWeAsk:
      'Your own team tests what it thought of; an outsider tests what an attacker would try.',
    counts: {
      yes: 'Independent test within 12 months, model inputs in scope, with every finding closed or accepted.',
      partial:
        'Older than 12 months, too narrow, leaves the model out, or findings are still open.',
      no: 'No independent test, or no report that you could show.',
    },
    evidence: {
      vendor:
        'The test report with a scope that names model inputs, its date, the findings with their closing dates, and a summary that customers may see.',
      buyer:
        "The vendor's report or attestation with a scope that names model inputs, tests of your own set-up, and the findings with their closing dates.",
    },
    owner: 'IT',
    effort: 'M',
    nextStep: {
      vendor:
        'Commission an independent test that includes model inputs and outputs, close the findings, and share a summary with customers.',
      buyer:
        "Ask each vendor for this year's independent test report, check that it covers your use, and agree dates for open findings.",
    },
    goodPractice: {
      vendor:
        'No provision orders a yearly test by outsiders; those cited ask for security, for regular tests of it, and for letting customers audit.',
      buyer:
        'No provision orders a test by outsiders or every year; those cited ask for suppliers with sufficient guarantees and for regular tests of security.',
    },
  },
  {
    id: 'C5',
    domain: 'security',
    topic: 'Supply chain',
    inShort: {
      buyer: 'sign data-processing terms with suppliers',
      vendor: 'publish and bind your sub-processors',
    },
    weight: 1,
    text: 'Do you check the suppliers behind each system, such as model providers and hosts abroad, and do written terms cover them?',
    helperText: {
      buyer:
        "Counts: who is controller, processor or joint controller, in writing per purpose; a current list of sub-processors, model providers and countries, each checked; and terms with a yearly check and explicit instructions: which fields, what for, which outputs and what never. Each transfer abroad has its transfer mechanism named, and you know whether candidate data trains anyone's model.",
      vendor:
        "Counts: who is controller or processor, in writing per purpose; a current list of sub-processors, model providers and countries, each checked; and the same terms passed down the chain. Each transfer abroad has its transfer mechanism named, and customers know whether candidate data trains anyone's model.",
    },
    whyWeAsk:
      'Candidate data often passes through companies that no recruiter has heard of, and a fault there lands on your desk.',
    counts: {
      yes: 'Roles, instructions and transfer mechanisms are in writing; the chain is listed, checked and covered by signed terms.',
      partial:
        'The contract has no instructions, or the chain behind the direct supplier is unknown or unchecked.',
      no: 'No list, no check, or no written terms.',
    },
    evidence:
      'The table of roles per purpose, the annex of instructions, the list of suppliers with country and check, the signed terms, and the record of transfers.',
    owner: 'Legal',
    effort: 'M',
    nextStep: {
      vendor:
        'Publish your list of sub-processors, model providers and countries, check each yearly, and pass your data-protection terms down to them.',
      buyer:
        "Get each vendor's list of sub-processors, model providers and countries, check the risky ones, and sign data-processing terms that cover them.",
    },
    firstHour: {
      buyer: 'Ask each supplier for its role in writing.',
      vendor: 'Write down your role for each purpose, in one table.',
    },
  },
]
