import type { StarterPost } from './starter-post.ts'

const content = `
<p>Take a vacancy with 400 applications. The tool scores them and sorts the list. A recruiter opens the
first forty, reads them with care, advances twelve, and the other 388 get the polite email. Ask who
decided, and everyone in the room will say that the recruiter did.</p>
<p>For the forty, perhaps. For the 360 that nobody opened, the score decided. The numbers are invented, but the shape will be familiar to anyone who has watched a
shortlist being made. It is why “there is always a person in the loop” is no longer an
answer.</p>

<h2>What the law asks of the person</h2>
<h3>In the UK, now</h3>
<p>Since 5 February 2026, <a href="https://www.legislation.gov.uk/ukpga/2025/18/section/80">Articles 22A
to 22D of the UK GDPR</a> have replaced the old Article 22. A decision is solely automated if no
person is <em>meaningfully</em> involved in it, and reliance on profiling is a factor. The ICO treats
rejecting a candidate as a significant decision.</p>
<p>The ICO looked at practice before it wrote. In
<a href="https://ico.org.uk/about-the-ico/what-we-do/recruitment-rewired/">Recruitment rewired</a>,
published on 31 March 2026, it reports on more than thirty employers. Many were probably making solely
automated decisions while they believed that the tool only supported a person. Meaningful involvement,
it says, needs real influence before the decision takes effect, and a reviewer with authority and
competence. Its draft guidance on automated decisions was out for consultation until 29 May 2026; when
this article appeared we had found no final version, so treat it as a draft and look at
<a href="https://ico.org.uk/about-the-ico/what-we-do/our-plans-for-new-and-updated-guidance/technology/">the
ICO’s list of planned guidance</a>.</p>
<h3>In the EU, now</h3>
<p>Article 22 of the <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR</a> stands. In
<a href="https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62021CJ0634">SCHUFA</a>
(C-634/21, 7 December 2023) the Court of Justice held that producing a score is itself the automated
decision if the party that receives it draws strongly on it. That case was about credit. It is our reading, and a likely one,
that a vendor’s ranking of candidates may fall under the same rule, but no ruling that we know of says
so.</p>
<table>
<thead>
<tr><th>Question</th><th>UK GDPR, 22A to 22D</th><th>EU GDPR, Article 22</th></tr>
</thead>
<tbody>
<tr><td>May a significant decision be solely automated?</td><td>Yes, on any lawful basis other than
recognised legitimate interests. With special-category data it stays restricted: explicit consent, or
contract or law together with substantial public interest.</td><td>Only if necessary for a contract,
authorised by law or explicitly consented to. Special-category data is limited further.</td></tr>
<tr><td>What is the candidate owed?</td><td>Information about the decision, a chance to make
representations, human intervention, a way to contest.</td><td>Human intervention, a chance to put
their view, a way to contest; and information about the logic involved.</td></tr>
</tbody>
</table>
<h3>In the EU, from 2 December 2027</h3>
<p>The <a href="https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02024R1689-20260727">AI
Act</a> will add to this from both ends. Article 14 has the vendor design for people who can
interpret, override, disregard and stop the system, alert to automation bias. Article 26(2)
has the employer give oversight to people with competence, training, authority and support. Neither binds
yet; both bind high-risk hiring tools only, older ones once their design changes significantly.</p>

<h2>Four ways to be present but not involved</h2>
<ul>
<li><strong>The fold.</strong> The tool does not reject; it sorts. What lies below the last page
anyone opens is rejected by the sorting.</li>
<li><strong>The anchor.</strong> The score stands beside the name before the CV is read. From then on
the reviewer is not judging the candidate but checking the score.</li>
<li><strong>The knock-out.</strong> A screening question closes the application and sends the email at
once. Teams leave it off their lists because “that’s just a rule”. The ICO's draft of 31 March 2026
is reported to see no decision where a system only applies a person's rule, but one where it evaluates
people. Equality law applies to both.</li>
<li><strong>The costly no.</strong> Agreeing takes one click. Disagreeing takes a reason, a manager and a
slower time-to-hire figure. The right to override exists, and nobody can afford it.</li>
</ul>

<h2>A 30-day test</h2>
<p>Whether a reviewer has influence is a question of fact, and you can measure it. What follows is good
practice of our own making; no statute sets these steps or figures. Choose one tool, one stage and one
family of jobs.</p>
<ol>
<li><strong>Days 1 to 5: draw the path.</strong> For each way in which an application can end, write
down what happens, who acts and when the candidate is told. Mark each ending that no person
touches.</li>
<li><strong>Days 6 to 20: record.</strong> For each decision keep one short entry: what the tool said,
whether a person opened the file before the outcome was sent, what they decided and, where they
disagreed, why.</li>
<li><strong>Days 21 to 25: look again, blind.</strong> Draw fifty applications at random from those
that the tool ranked low. Hide score and rank. Let a reviewer who knows the job judge them afresh.
If one deserved better and the vacancy is open, reopen the case.</li>
<li><strong>Day 26: contest.</strong> Send in an invented objection through the route that your notice
gives. See whether it reaches someone who can change the outcome, and how long that takes.</li>
<li><strong>Days 27 to 30: decide.</strong> Put the figures before the person who can stop the tool.
Write down what changes.</li>
</ol>
<p>The entry can be as plain as this:</p>
<pre><code>Case            4471-0382, stage: CV screen
Tool, version   CV ranking 4.2
Output          41 of 100, band "low"
Opened          yes, before the outcome was sent
Reviewer        senior recruiter, trained 14 September 2026
Decision        advance
Differs         yes
Reason          apprenticeship read as "no qualification"
</code></pre>
<p>Keep it that short. The log is personal data about candidates and about your own reviewers; it is
there to examine decisions, not to rank recruiters.</p>

<h2>How to read the figures</h2>
<h3>Reach</h3>
<p>What share of rejected applications did a person open before the rejection took effect? This comes
first. Where the answer is “almost none”, work on the footing that these decisions are solely automated:
in the UK the four safeguards of Article 22C apply to them; in the EU you need one of the grounds of
Article 22, or a person earlier in the path. Take advice on which.</p>
<h3>Overrides</h3>
<p>How often did a reviewer depart from the tool, in each direction? Near zero can mean a very good tool
or a very obedient team, and the figure alone cannot say which. If all the overrides come from one
person, you have found out who believes that they are allowed.</p>
<h3>The blind review</h3>
<p>This tells the two apart. Suppose the second reviewer would have advanced nine of the fifty. With so
small a sample the true share may lie anywhere from about one in ten to three in ten, so do not quote
“18%” in a board paper. But it is not nothing, and someone has to say why it is acceptable.</p>
<h3>Time</h3>
<p>Take the median time between opening a file and deciding. There is no right number. If it is shorter
than reading the CV aloud would take, ask what was being reviewed.</p>

<blockquote><p>The question is not whether a person was there. It is what would have happened if that
person had disagreed.</p></blockquote>

<h2>What to change first</h2>
<ul>
<li>Hold rejections back for a day or two, so that an override still comes before the email.</li>
<li>Show the score after the first reading, not before.</li>
<li>Send a small random share of low-ranked applications to a reviewer every week, for good.</li>
<li>Tell reviewers what the score measures, what it leaves out and where it is known to be weak. If the
vendor cannot say, that is a finding about the vendor.</li>
<li>Put in writing who may stop the tool, and have them do it once, as a drill.</li>
<li>Count a well-reasoned override as good work, and review all overrides every 30 days.</li>
</ul>
<p>There is a further reason to keep the reasons. In Great Britain an employer may have to show that
discrimination did <em>not</em> take place (section 136 of the
<a href="https://www.legislation.gov.uk/ukpga/2010/15/contents">Equality Act 2010</a>), and for that a
tool that nobody can explain is a problem. A reviewer’s two lines, written on the day, are worth more
than a policy.</p>
<p>Two of the questions in <a href="/quickscore">QuickScore</a> ask about exactly this: whether a
competent person reviews output before a decision takes effect, and whether your people override in
practice. The <a href="/quickscore/methodology">methodology</a> says what counts as a yes. Where to
keep the results is the subject of
<a href="/insights/evidence-vault-for-one-hiring-tool">an evidence vault for one hiring tool</a>.</p>
<p><em>This article describes the law as we read it in October 2026. It is not legal advice.</em></p>
`

export const personInTheLoopWhoCanSayNo: StarterPost = {
  title: 'A person in the loop is not a safeguard until they can say no',
  slug: 'person-in-the-loop-who-can-say-no',
  description:
    'What UK Articles 22A to 22D, the ICO and EU case law ask of the reviewer beside a hiring tool, and a 30-day test of whether yours has any influence.',
  content: content.trim(),
  sources: [
    'ukAutomatedDecisions',
    'icoRecruitmentRewired',
    'gdpr',
    'schufa',
    'aiActDeployer',
    'equalityAct',
  ],
  metaTitle: 'Meaningful human review in hiring: a 30-day test',
  metaDescription:
    'When is a recruiter’s review of an AI ranking meaningful? UK and EU law as it stands, four ways reviews fail, and a test you can run in 30 days.',
  publishedAt: '2026-10-27T08:00:00.000Z',
  categorySlugs: ['human-oversight', 'regulation'],
  regionCodes: ['EU', 'UK'],
}
