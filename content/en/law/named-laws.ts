/**
 * Laws by a common spelling in lower case, to find them in articles: two articles that mention the
 * same law are related.
 */
export const namedLaws: readonly { name: string; written: string }[] = [
  { name: 'EU AI Act', written: 'ai act' },
  { name: 'AI omnibus', written: '2026/1744' },
  { name: 'UK GDPR', written: 'uk gdpr' },
  { name: 'GDPR', written: 'gdpr' },
  { name: 'Data (Use and Access) Act 2025', written: 'data (use and access) act' },
  { name: 'Data Protection Act 2018', written: 'data protection act 2018' },
  { name: 'Equality Act 2010', written: 'equality act' },
  { name: 'Pay Transparency Directive', written: 'pay transparency' },
  { name: 'SCHUFA judgment', written: 'schufa' },
  { name: 'Dun & Bradstreet judgment', written: 'dun & bradstreet' },
]
