import type { Question } from '../../../../domain/quickscore/questions.ts'

/** Fairness & Accountability, first part: B1 to B6. The questions CT1 to CT4 are in candidates.ts. */
export const fairnessQuestions: readonly Question[] = [
  {
    id: 'B1',
    domain: 'fairness',
    topic: 'Bias testing',
    inShort: {
      buyer: 'test each tool for bias',
      vendor: 'test every version for bias',
    },
    weight: 1,
    text: 'Is each system tested for bias before it is first used in hiring, and again on a fixed schedule after that?',
    helperText: {
      buyer:
        "Counts: results per group from before first use and a repeat on record, every 90 days or once the groups are large enough, whichever is later; advert reach is included where adverts are targeted. Group data is obtained lawfully and never guessed from names, and a vendor's test on other people's data alone is Partial.",
      vendor:
        'Counts: results per group from before launch, and a repeat check on record; every 90 days is good practice. Look for filters by a protected trait, obtain group data lawfully and never guess it from names.',
    },
    whyWeAsk: {
      vendor:
        'Bias enters through data and can return with every retraining, so a single test at launch ages quickly.',
      buyer:
        'Equality law looks at what happens to candidates, no matter what was intended or who built the system.',
    },
    counts: {
      yes: 'Tested before use and on schedule since; results and fixes on record, pooled over rounds where numbers are low.',
      partial: "Tested once, only for some groups or systems, or on other people's data alone.",
      no: 'Never tested, or no results that you could show.',
    },
    evidence: {
      vendor:
        'The test plan with metrics set in advance, counts and intervals per group, method and version, fixes and sign-off, and the safeguards for any sensitive data used.',
      buyer:
        "Your own counts per group with method, version and interval, the vendor's test report, the decision on each finding, and the next date.",
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'L',
    nextStep: {
      vendor:
        'Set bias metrics and limits in advance, test every version on representative data, fix what fails, and repeat every 90 days.',
      buyer:
        "Get the vendor's bias results, run the same check on your own candidates' outcomes, and schedule a repeat every 90 days.",
    },
    firstHour: {
      buyer: 'Count who applied and who passed the tool in the last round.',
      vendor: 'Ask which groups the last test left out, and write them down.',
    },
    goodPractice: {
      buyer:
        'No statute orders an employer to run a bias audit or sets an interval; equality law makes you liable for the outcome, which a test shows you in time.',
    },
  },
  {
    id: 'B2',
    domain: 'fairness',
    topic: 'Explainability',
    inShort: {
      buyer: 'get reasons that candidates can follow',
      vendor: 'show the reasons behind each score',
    },
    weight: 1,
    text: 'Can you explain to a candidate, in words they understand, why a system gave them the result that it did?',
    helperText:
      'Counts: an explanation of one real result that you could produce this week, with its main reasons in plain words and what was applied to this person. A general description of the algorithm, or a reference to trade secrets, is not enough.',
    whyWeAsk: {
      vendor:
        'Your customers can explain a result to a candidate only if the product gives them the means.',
      buyer:
        'Candidates may ask, and an employer who cannot explain a tool will struggle to show that nobody was discriminated against.',
    },
    counts: {
      yes: 'A plain explanation of any individual result can be produced today.',
      partial: 'Only a general description, or explanations for some systems or some results.',
      no: 'Nothing can be said beyond the score itself.',
    },
    evidence: {
      vendor:
        'A sample explanation for each kind of output, the method behind it, and the passage in your instructions for use.',
      buyer:
        'Two or three real explanations with names removed, the template, and the name of the person who can produce one.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Show the main reasons in plain language beside every score or rank, and describe in the instructions how to read them.',
      buyer:
        'Ask the vendor for the reasons behind each result, write an explanation template, and try it on three real candidates.',
    },
  },
  {
    id: 'B3',
    domain: 'fairness',
    topic: 'Performance per group',
    inShort: {
      buyer: 'measure selection rates per group',
      vendor: 'measure accuracy and rates per group',
    },
    weight: 1,
    text: {
      vendor:
        'Do you measure accuracy and selection rates for each group of candidates, and publish the results to your customers?',
      buyer:
        'Do you obtain or measure accuracy and selection rates for each group among the candidates who applied to you?',
    },
    helperText: {
      vendor:
        "Counts: figures per group (sex, age, ethnic origin and others) for the current version, with sample sizes and an interval, and evidence that scores fit the job. Look closer where a group's rate is under 4/5ths of the best group's: a US screening line, not a legal test here.",
      buyer:
        "Counts: selection rates per group from your own hiring with counts and an interval, and one piece of evidence that scores fit the job: the vendor's study, or a blind second look. Look closer where a group's rate is under 4/5ths of the best group's: a US screening line, not a legal test here.",
    },
    whyWeAsk: {
      vendor:
        "A good average can hide a group that is served badly, and a customer's own numbers are often too small to show it.",
      buyer:
        'Equality law asks about disadvantage to a group, and one average for everyone says nothing about that.',
    },
    counts: {
      vendor: {
        yes: 'Every customer has current figures per group with counts and intervals, and validity evidence.',
        partial:
          'Measured but not shared, without an interval, or only for some groups or an older version.',
        no: 'Overall accuracy only, or no figures.',
      },
      buyer: {
        yes: 'Counts and an interval per group for your candidates, and one piece of validity evidence.',
        partial: 'Figures from other customers or another version only, or for some groups only.',
        no: 'One figure for everyone, or none.',
      },
    },
    evidence: {
      vendor:
        'The table of selection rates per group with sample sizes, intervals, version and date, the validity study, and where customers find them.',
      buyer:
        'Your own selection rates per group and stage on an adverse-impact card, the validity study or blind re-review, and notes on every gap that you looked into.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'L',
    nextStep: {
      vendor:
        'Measure accuracy and selection rates per group for the current version, and publish them with sample sizes in your instructions for use.',
      buyer:
        'Ask for figures per group, calculate selection rates for your latest hiring rounds, and look into any group below 4/5ths.',
    },
    firstHour: {
      buyer: 'Use the adverse-impact workbench on one stage.',
      vendor: 'Use the adverse-impact workbench on the results of one customer.',
    },
    goodPractice: {
      buyer:
        'No provision orders an employer to compute rates per group, and 4/5ths is a US yardstick; the law looks at the outcome, and these figures show it.',
    },
  },
  {
    id: 'B4',
    domain: 'fairness',
    topic: 'Bias complaints',
    inShort: {
      buyer: 'open a complaints route for candidates',
      vendor: 'open a complaints route',
    },
    weight: 1,
    text: 'Can anyone complain about bias in your hiring AI, and is each complaint acknowledged, investigated and answered within a set time?',
    helperText: {
      buyer:
        'Counts: a route named in the notice, an acknowledgement within 30 days at the latest, a named investigator, and a written answer by a date that you set, without reprisal. Recruiters have a route for feedback, too, and serious complaints trigger the incident plan.',
      vendor:
        'Counts: a published route, an acknowledgement within 30 days at the latest, a named investigator, and a written answer by a date that you set. Users of the product have a route for feedback, too, and serious complaints trigger the incident plan.',
    },
    whyWeAsk: {
      vendor:
        'A complaint is often the first sign of a fault that the tests missed, and it usually reaches the customer before you.',
      buyer:
        'A complaint is often the first sign of a fault that the tests missed, and a candidate who gets no answer takes it elsewhere.',
    },
    counts: {
      yes: 'Route published and named in the notice, set times that are kept, named investigator, and a log.',
      partial: 'Complaints are handled case by case, or there is no deadline or no log.',
      no: 'No route, or nobody knows where such a complaint would go.',
    },
    evidence:
      'The published route, a complaint log with the dates of receipt, acknowledgement and answer and the outcome, and the feedback log.',
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Open a complaints route for customers and candidates, set times to acknowledge and answer, and feed findings into your monitoring.',
      buyer:
        'Publish a complaints route for candidates, acknowledge within 30 days, name who investigates, and log every outcome.',
    },
    firstHour: {
      buyer: 'Put the complaint route into the notice.',
      vendor: 'Put the complaint route into the product.',
    },
    goodPractice: {
      vendor:
        'No provision orders a vendor to run a bias-complaints desk; those cited ask for experience from use to be gathered and serious incidents to be reported.',
      buyer:
        'No law that we know orders a desk for complaints about bias as such; where complaints about personal data have a law of their own, it stands below.',
    },
  },
  {
    id: 'B5',
    domain: 'fairness',
    topic: 'Decision documentation',
    inShort: {
      buyer: 'record how each decision was made',
      vendor: 'log how each result was made',
    },
    weight: 1,
    text: 'Is every AI-assisted decision recorded with the system version, its output, the person who decided and the reason?',
    helperText: {
      buyer:
        "Counts: for any candidate within the claim period you can pull up what the system said, which version said it, who decided and why. A legal hold stops deletion when a claim is in sight, and lawyers' advice is kept separately.",
      vendor:
        'Counts: for each result the product logs the version, the output, who acted on it and when, for as long as the customer sets, and customers can export it. A legal hold stops deletion when a claim is in sight.',
    },
    whyWeAsk: {
      vendor:
        'Without automatic logs neither you nor your customer can trace a contested result to the version that produced it.',
      buyer:
        'When a rejection is challenged months later, the record is what shows how it came about.',
    },
    counts: {
      yes: 'All four points are on record for every decision within the claim period and can be pulled up today.',
      partial: 'Some of the points, some of the systems, or only in emails and notes.',
      no: 'Only the final outcome is kept, or nothing.',
    },
    evidence: {
      vendor:
        'The log specification, a sample export, the legal-hold function, and the documentation that tells customers what is recorded.',
      buyer:
        'A sample of complete decision records, the log settings, the register of legal holds, and a spot check that records and decisions agree.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        "Log version, input, output, the user's action and the time for every result, and let customers export the record.",
      buyer:
        'Record version, output, decision-maker and reason for every AI-assisted decision in your applicant-tracking system, then spot-check ten.',
    },
    goodPractice: {
      buyer:
        'No provision asks an employer to record the reason for each decision in those words; those cited ask for logs, accountability and proof.',
    },
  },
  {
    id: 'B6',
    domain: 'fairness',
    topic: 'Adjustments for candidates',
    inShort: {
      buyer: 'offer adjustments and another route',
      vendor: 'make the candidate journey accessible',
    },
    weight: 1,
    text: 'Can candidates who need adjustments get an equal assessment, by another route where the system cannot give them one?',
    helperText:
      'Counts: candidates learn before the assessment how to ask, get a reply within a stated time (five working days is our yardstick), and the other route leads to the same decision by the same criteria. Think of disability, screen readers, speech, and timed or video tests.',
    whyWeAsk: {
      vendor:
        'A timed, spoken or filmed test can measure an impairment in place of a skill, and customers can adjust only what the product lets them.',
      buyer:
        'A timed, spoken or filmed test can measure an impairment in place of a skill, and the best candidate may be lost without anyone noticing.',
    },
    counts: {
      yes: 'Offered before every AI assessment, answered in the time named, with another route by the same criteria.',
      partial: 'Arranged case by case when somebody insists, or not for every system.',
      no: "No way to ask, or the system's route is the only one.",
    },
    evidence: {
      vendor:
        'The accessibility test report, the list of adjustments that the product supports, and the alternative route in the customer guide.',
      buyer:
        'The wording that invites requests, an adjustments log with dates and outcomes, and the description of the other route.',
    },
    owner: {
      vendor: 'Product',
      buyer: 'HR',
    },
    effort: 'M',
    nextStep: {
      vendor:
        'Test the candidate journey for accessibility, fix what blocks people, and let customers grant extra time or skip the automated step.',
      buyer:
        'Invite adjustment requests before every AI assessment, name who answers, and keep a human-assessed route to the same decision.',
    },
    firstHour: {
      buyer: 'Put one sentence and an address before the test link.',
      vendor: 'Try the candidate journey once with a keyboard and a screen reader.',
    },
    goodPractice: {
      vendor:
        'No provision cited here tells a software vendor to offer another route; customers who owe adjustments will need one from the product.',
    },
  },
]
