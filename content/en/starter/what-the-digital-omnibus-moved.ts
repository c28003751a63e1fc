import type { StarterPost } from './starter-post.ts'

const content = `
<p>For two years one date stood at the foot of every slide about AI in recruitment: 2 August 2026.
It has come and gone, and for hiring tools the main part of the EU AI Act did not start. The Digital
Omnibus on AI, <a href="https://eur-lex.europa.eu/eli/reg/2026/1744/oj">Regulation (EU) 2026/1744</a>,
was published on 24 July 2026 and entered into force on 27 July 2026, six days before the deadline
that it moved.</p>
<p>Two readings are now going round. One says that there is nothing to do until the end of 2027. The other
says that nothing has really changed. Both will cost you something. Here is what moved, what applies
today, what is honestly unclear, and how we would use the time.</p>

<h2>What moved</h2>
<p>The high-risk part of the Act moved: Articles 6 to 27, except Article 6(5). It contains the duties of
vendors (the Act says “providers”) and of the employers and agencies that use the tools
(“deployers”). For hiring AI those articles now apply from <strong>2 December 2027</strong>. The date
is fixed; the earlier idea of a start tied to finished standards was dropped.</p>
<p>What counts as hiring AI did not move. Annex III, point 4 of the
<a href="https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02024R1689-20260727">consolidated
Act</a> still lists two families: AI for recruiting or selecting people (targeting job adverts,
analysing or filtering applications, evaluating candidates), and AI used on people already at work
(terms, promotion, termination, task allocation from behaviour or traits, monitoring and
evaluation).</p>

<h2>The calendar as it stands</h2>
<table>
<thead>
<tr><th>Date</th><th>Rule</th><th>For a hiring team</th></tr>
</thead>
<tbody>
<tr><td>Since 2 February 2025</td><td>AI Act, Article 5</td><td>No inferring of emotions at work,
except for medical or safety reasons; the Commission’s guidelines of 29 July 2025 treat recruitment
and probation as work. No sorting of people by biometric data to deduce race, politics, union
membership, religion, sex life or orientation.</td></tr>
<tr><td>Since 2 February 2025, in a softer form since 27 July 2026</td><td>AI Act, Article 4</td>
<td>Take measures that support AI literacy among the people who run the tools for you. You need not
guarantee any individual’s level.</td></tr>
<tr><td>Since 2 August 2026</td><td>AI Act, Article 50(1)</td><td>A duty of the vendor: a screening
chatbot must be designed so that people know it is AI, unless that is obvious.</td></tr>
<tr><td>2 December 2026</td><td>Two new prohibitions; end of the marking grace period for older
generative systems</td><td>Neither is specific to hiring.</td></tr>
<tr><td><strong>2 December 2027</strong></td><td>AI Act, Articles 9 to 15 (vendor) and 26
(employer)</td><td>Risk management, data governance, instructions for use and logging from the
vendor. Competent oversight, monitoring, logs kept for at least six months and notice to candidates
from you.</td></tr>
</tbody>
</table>

<h2>What never depended on the AI Act</h2>
<p>The delay gives no relief from the law that candidates can use now. Under the
<a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR</a> you owe a data-protection impact
assessment where automated evaluation is systematic and extensive and leads to decisions with legal
or similarly significant effects (Article 35). You owe candidates information about automated decision-making and the logic involved
(Articles 13 to 15). Since the Court of Justice ruled in
<a href="https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62022CJ0203">C-203/22</a> on 27 February 2025, an
answer to an access request must explain, in understandable terms, the procedure and principles
actually applied. The proposal that would touch Article 22 of the GDPR was not agreed in June 2026
and was still under negotiation at the end of August; plan with the GDPR as it is.</p>
<p>In the UK, <a href="https://www.legislation.gov.uk/ukpga/2025/18/section/80">Articles 22A to
22D</a> of the UK GDPR have governed automated decisions since 5 February 2026, and every controller
has needed a data-protection complaints process since 19 June 2026. A UK employer falls under the EU
Act as well where the tool’s output is used in the EU; UK-only hiring is normally outside it.</p>

<h2>The grey area</h2>
<p>Some articles were not postponed by name: 43 and 49 (conformity assessment, registration), 72 and
73 (post-market monitoring, incident reports) and 86 (a candidate’s right to an explanation). They
formally apply since 2 August 2026. Yet they attach to “high-risk” systems, and the rule that makes a
hiring tool high-risk applies only from 2 December 2027. Practitioners report both readings. We
expect these articles to take effect in practice from 2 December 2027, and we would not promise anyone
that they have no effect before.</p>

<h2>Two shortcuts to distrust, and one detour to skip</h2>
<h3>“Ours is only assistive”</h3>
<p>Article 6(3) lets a listed system out if it poses no significant risk and does, say, a narrow
procedural or merely preparatory task. The door is shut for any system that profiles people, and most
CV ranking, scoring and matching looks like profiling to us. The Commission’s draft guidelines of 19
May 2026 point the same way, even where a person takes the last decision. They were still a draft on
21 September 2026, with a final text expected towards the end of the year; follow the
<a href="https://digital-strategy.ec.europa.eu/en/policies/regulatory-framework-ai">Commission’s
page</a>.</p>
<h3>“Ours was here first”</h3>
<p>Under Article 111(2), a system already in service before 2 December 2027 is caught only once its
design changes significantly from that date; systems meant for public authorities must comply by 2
August 2030 in any case. A tool whose model is retrained every quarter is unlikely to stand still for
long. We would not build a plan on this.</p>
<h3>“Everyone needs a fundamental-rights impact assessment”</h3>
<p>Article 27 binds public bodies, private providers of public services and certain credit and
insurance uses, from 2 December 2027. An ordinary private employer that uses hiring AI is not required
to do one. If a proposal says otherwise, ask for the paragraph.</p>
<p>The same goes for fines. The ceiling of €35 million or 7% of worldwide turnover belongs to Article
5 alone. For an employer’s duties under Article 26 it is €15 million or 3%: the higher of the two for
large firms, the lower for small and medium-sized ones.</p>

<h2>Why not to wait</h2>
<ul>
<li><strong>Contracts outlast the delay.</strong> A renewal signed this autumn for more than fourteen
months will be running on 2 December 2027. Today you can still negotiate instructions for use,
figures per group, logs and notice of changes.</li>
<li><strong>Evidence cannot be back-dated.</strong> If a candidate asks in 2027 how the tool treated
applications in 2026, only records made in 2026 will do.</li>
<li><strong>The work is the same work.</strong> An inventory, an impact assessment, a working override
and a clear notice serve the GDPR and equality law today, and Article 26 later.</li>
</ul>

<h2>A work plan to December 2027</h2>
<p>What binds today comes first; the quarters are for what Article 26 adds.</p>
<ol>
<li><strong>This week:</strong> list every tool that touches a candidate, with the features
that your applicant-tracking system switched on by itself. Switch off anything that reads emotion from
faces or voices. Check that chatbots say what they are.</li>
<li><strong>Before the next vacancy:</strong> do or redo the impact assessment for the tool that rejects
the most people, and rewrite the candidate notice from it. Decide who reviews before anyone is turned
down, and train them. In the UK, set up a route for complaints about personal data. Each of these meets
a duty that applies today.</li>
<li><strong>With the next renewal, and by the middle of 2027:</strong> ask each vendor in writing how it classifies its system, on what
grounds, and when its Article 13 instructions will be ready. Put the answers into the contract.</li>
<li><strong>Third quarter:</strong> give those who oversee each tool the time and the authority that
Article 26 asks for, and <a href="/insights/person-in-the-loop-who-can-say-no">test whether their oversight is real</a>.</li>
<li><strong>Autumn:</strong> rehearse. Suspend the tool for a day; answer one invented request for an
explanation from your records alone.</li>
</ol>
<p>To see where you stand, <a href="/quickscore">QuickScore</a> asks an employer 27 questions and shows
the legal basis and date behind each; the
<a href="/quickscore/methodology">methodology is public</a>. If you would rather not do it alone, that
is what <a href="/governance-in-a-box">Governance-in-a-Box</a> is for.</p>
<p><em>This article describes the law as we read it at the start of October 2026. It is not legal
advice.</em></p>
`

export const whatTheDigitalOmnibusMoved: StarterPost = {
  title: 'What the Digital Omnibus moved for hiring AI, and what it did not',
  slug: 'what-the-digital-omnibus-moved',
  description:
    'High-risk duties for hiring AI now start on 2 December 2027. What applies today, what is unclear, and how to use the time between.',
  content: content.trim(),
  sources: [
    'omnibus',
    'aiActDates',
    'aiActScope',
    'aiActProhibited',
    'aiActLiteracy',
    'aiActTransparency',
    'aiActDeployer',
    'aiActLegacy',
    'aiActPenalties',
    'gdpr',
    'ukAutomatedDecisions',
    'ukComplaints',
  ],
  metaTitle: 'Digital Omnibus: what moved for hiring AI',
  metaDescription:
    'The EU moved high-risk duties for hiring AI to 2 December 2027. What already applies, what is contested, and a work plan until then.',
  publishedAt: '2026-10-06T07:00:00.000Z',
  categorySlugs: ['regulation', 'buying-vendors'],
  regionCodes: ['EU'],
}
