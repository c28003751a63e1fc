import type { StarterPost } from './starter-post.ts'

const content = `
<p>“Show me” is the shortest audit question, and most hiring teams answer it by searching an inbox. The
impact assessment is with a lawyer who has left. The vendor’s bias report covers a version that is no
longer in use. The override figures were on a slide once.</p>
<p>An evidence vault is the cure for that, and it need not be a big one. It is the smallest set of records
that lets someone who was not there reconstruct what a tool was for, what it did, who decided, and what
you did when something looked wrong. Four readers may come: a candidate, a regulator, a tribunal and
your own successor. Build it for one tool first: the one that rejects the most people.</p>

<h2>What to keep</h2>
<p>“Now” is law that binds today; “from 2 December 2027” is the AI Act’s duty
on employers who use high-risk hiring AI, older tools only once their design changes significantly; “good practice” is our advice; no
law asks for it. “Claim
period” is how long a rejected candidate could bring a claim where you hire.</p>
<table>
<thead>
<tr><th>Evidence</th><th>Why</th><th>Owner</th><th>Suggested retention</th></tr>
</thead>
<tbody>
<tr><td>Tool record: purpose, stage, part in the decision, legal classification</td><td>Accountability,
GDPR Article 5(2), now; the one-page form is good practice</td><td>HR</td><td>Life of the tool, then
the claim period</td></tr>
<tr><td>Impact assessment with each revision</td><td>GDPR and UK GDPR Article 35, now; review when the risk
changes, 35(11)</td><td>Legal</td><td>As the tool record</td></tr>
<tr><td>Vendor file: contract, processing terms, instructions for use</td><td>GDPR Article 28, now; AI
Act Articles 13 and 26(1), from 2 December 2027</td><td>Legal, with the vendor</td><td>Contract term,
then the contractual claim period</td></tr>
<tr><td>Version and change record</td><td>Good practice; without it no other record can be
dated</td><td>IT, with the vendor</td><td>As the tool record</td></tr>
<tr><td>Bias tests: counts, method, version, what was done</td><td>Good practice backed by liability:
section 19 of the Equality Act 2010 in Great Britain and EU equality law, now</td><td>HR</td><td>Totals:
as the tool record. Inputs: pseudonymised, locked for the claim period; a disparity stops
deletion</td></tr>
<tr><td>Decision and override log</td><td>Shows meaningful involvement: UK GDPR 22A, EU GDPR 22,
now</td><td>HR</td><td>With the candidate’s file, for the claim period</td></tr>
<tr><td>System logs</td><td>AI Act Article 26(6), from 2 December 2027</td><td>IT</td><td>At least six
months; no longer than needed</td></tr>
<tr><td>Candidate notices, each with its dates of use</td><td>GDPR Articles 13 and 14, now; AI Act
Article 26(11), from 2 December 2027</td><td>Legal</td><td>Last date of use, then the claim
period</td></tr>
<tr><td>Access requests, contests, complaints, with the answers</td><td>GDPR 15 and 22(3), UK GDPR 22C,
now; UK complaints process since 19 June 2026: acknowledge within 30 days</td><td>Legal</td><td>Closing
of the matter, then the claim period</td></tr>
<tr><td>Oversight appointments and training</td><td>AI Act Article 4 (AI literacy), now; 26(2), from 2
December 2027</td><td>HR</td><td>As the tool record</td></tr>
<tr><td>Incidents and suspensions</td><td>GDPR Articles 33 and 34 for data breaches (72 hours), now; AI
Act Article 26(5), from 2 December 2027</td><td>IT</td><td>As the tool record</td></tr>
</tbody>
</table>
<p>The Act’s text is on
<a href="https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02024R1689-20260727">EUR-Lex</a>,
as is the <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR</a>. One owner per row, by name
and with a deputy.</p>

<h2>How long: a floor, a ceiling and a hold</h2>
<h3>The floor</h3>
<p>The only number in the last column that comes from one of these statutes is the six months for logs
under your control, and for hiring tools it starts on 2 December 2027. The ten years that vendors
mention are for the vendor’s own documentation (Article 18), also from that date. They are not
yours.</p>
<h3>The ceiling</h3>
<p>The GDPR names no period. Article 5(1)(e) says no longer than needed, and Article 13(2)(a) has you tell
candidates the period, or how it is worked out. The ICO’s
<a href="https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/employment/recruitment-and-selection/keeping-recruitment-records">draft
guidance on recruitment records</a>, a draft when we last looked, says: not beyond the statutory claim
period without a clear reason.</p>
<p>Write your rule in terms of that period and not as a number of months. In Great Britain
it is three months less a day, plus Acas conciliation of
<a href="https://www.hcrlaw.com/news-and-insights/enforcement-of-worker-rights">up to twelve weeks since
1 December 2025</a>. <a href="https://www.legislation.gov.uk/ukpga/2025/36/section/152">Six months</a>
are planned, no earlier than October 2026; we could not confirm that they have begun. “The claim period
in force” survives either way.</p>
<h3>The hold</h3>
<p>When someone complains, contests or claims, deletion stops for that case and for the records that
explain it. Decide who may set a hold and who lifts it, and review the list every quarter.</p>
<p>One split makes all this manageable: <strong>people short, figures long</strong>. Records that name
candidates go when their time is up. Totals, versions, methods and decisions about the tool can stay,
as long as the groups are large enough to hide the people in them.</p>

<h2>The bias record, done properly</h2>
<p>A percentage without its counts is not evidence. Keep the numbers that the rates came from, the period,
the tool’s version, the cut-off, and who reviewed them.</p>
<p>Suppose that at the shortlist line 60 of 200 women were advanced and 80 of 200 men: 30% and 40%, a
ratio of 0.75. The American four-fifths rule draws its line at 0.80, so this is worth a look. It is a
screening heuristic and no more, doubted in the US itself since a
<a href="https://www.justice.gov/opa/pr/justice-department-concludes-eeoc-disparate-impact-guidelines-violate-constitution">Justice
Department opinion of 9 June 2026</a>. Courts in the UK and the EU do not apply 80% as a test. They ask
about particular disadvantage and whether it can be justified
(<a href="https://www.legislation.gov.uk/ukpga/2010/15/section/19">section 19</a> in Great Britain).
The part of the record that will count is the next line: what you thought the cause was, what you
changed, and what the figures were the quarter after.</p>
<p>Do not let a tool guess gender or ethnicity from names to fill this row. The ICO’s audits, reported in
November 2024, found such inference not accurate enough for monitoring bias.</p>

<h2>An index card for each item</h2>
<p>Give every item the same eleven lines.</p>
<pre><code>Item         Selection rates, CV ranking, sales roles
Question     Do rates differ between groups at the shortlist line?
Covers       1 July to 30 September 2026
Version      CV ranking 4.2
Owner        Head of talent operations (deputy: employment counsel)
Made on      8 October 2026, from the tracking system's export
Result       Ratio 0.75 for women at the shortlist line
Action       Minimum-years filter removed on 15 October 2026
Next review  12 January 2027
Inputs       Pseudonymised, locked until the claim period ends
Delete       Inputs: then. Totals: with tool record
</code></pre>

<h2>What to leave out</h2>
<ul>
<li><strong>Second copies of CVs.</strong> Point to the record in your tracking system. A copy in the vault
escapes the deletion that runs there.</li>
<li><strong>Sensitive data “in case we need it”.</strong> Article 4a of the AI Act, in force since 27 July
2026, may exceptionally allow special-category data for finding and correcting bias, under six
cumulative safeguards. It permits; it does not require.</li>
<li><strong>Sales material.</strong> A certificate to ISO/IEC 42001 says something about a vendor’s
management system. It gives no presumption of conformity with the AI Act. File it as such.</li>
<li><strong>Whatever nobody will ask about.</strong> If you cannot name the question that an item answers,
you have found the first thing to delete.</li>
</ul>

<h2>The ten-minute test</h2>
<blockquote><p>Hand a colleague from another team the reference of one candidate who was rejected three
months ago. In ten minutes, with the vault alone: which version ran, what did it say, who decided and
why, what had the candidate been told, and on which day will this record be deleted?</p></blockquote>
<p>Five answers, and the vault works. Three or fewer, and you know this month’s task.</p>

<h2>The first two weeks</h2>
<ol>
<li>Choose the tool. Write its record on one page; argue about “part in the decision” until it is
accurate.</li>
<li>Collect what exists. Date it, give it a card, mark what describes an old version.</li>
<li>Write to the vendor for the version history, the instructions for use and figures per group. Note
the date you asked: an unanswered request is evidence too.</li>
<li>Start the decision log, even on paper. It is
<a href="/insights/person-in-the-loop-who-can-say-no">the one record that cannot be made
afterwards</a>.</li>
<li>Set the deletion rules before the second tool goes in.</li>
</ol>
<p>The <a href="/quickscore/methodology">QuickScore methodology</a> names the evidence to keep behind each
of its questions, and <a href="/quickscore">the assessment itself</a> takes about 4 minutes. The
Evidence Vault in <a href="/governance-in-a-box">Governance-in-a-Box</a> is this list, kept for
you.</p>
<p><em>This article describes the law as we read it in November 2026; retention also depends on the
national law of each country where you hire. It is not legal advice.</em></p>
`

export const evidenceVaultForOneHiringTool: StarterPost = {
  title: 'An evidence vault for one hiring tool: what to keep, how long, and who owns it',
  slug: 'evidence-vault-for-one-hiring-tool',
  description:
    'Eleven records that let a stranger reconstruct what a hiring tool did: why to keep each, who owns it, and when it should be deleted.',
  content: content.trim(),
  sources: [
    'aiActDeployer',
    'gdpr',
    'ukAutomatedDecisions',
    'ukComplaints',
    'equalityAct',
    'icoAudits',
    'fourFifths',
    'disparateImpactOpinion',
    'isoAiManagement',
  ],
  metaTitle: 'An evidence vault for one hiring tool',
  metaDescription:
    'What to keep about an AI hiring tool, for how long and who owns it: eleven records, the six-month log rule, GDPR limits and a ten-minute test.',
  publishedAt: '2026-11-17T08:00:00.000Z',
  categorySlugs: ['buying-vendors', 'bias-fairness'],
  regionCodes: ['EU', 'UK'],
}
