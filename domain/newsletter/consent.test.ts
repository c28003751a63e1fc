import { describe, expect, test } from 'vitest'
import { judgeImport, readImport, reportImport, type SubscriberImport } from './import.ts'

function report(csv: string, more: Partial<SubscriberImport> = {}) {
  const asked = readImport({ csv, dry_run: true, ...more })
  return reportImport(asked, judgeImport(asked.rows, new Map()), true)
}
const outcomes = (csv: string, more?: Partial<SubscriberImport>) =>
  Object.fromEntries(report(csv, more).rows.map(({ email, outcome }) => [email, outcome]))

/** A header and lines as a program exports them; `yes`: lines of people who agreed. */
const programs: Record<string, { head: string; yes: string[]; no: string[] }> = {
  Ghost: {
    head: 'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
    yes: [
      '1,@,Anna,,true,false,,2024-01-02T10:00:00.000Z,,,',
      '2,@,Bo,wrote,TRUE,true,cus_1,2024-01-02,,vip,Gold',
    ],
    no: [
      '3,@,Cy,,false,false,,2024-01-02,,,',
      '4,@,Di,,true,false,,2024-01-02,2025-03-01,,',
      '5,@,Ed,,,false,,2024-01-02,,,',
    ],
  },
  Mailchimp: {
    head: '"Email Address","First Name",MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON,CLEAN_TIME,TAGS',
    yes: [
      '@,Anna,2,"2024-01-02 10:00:00",1.2.3.4,"2024-01-02 10:05:00",1.2.3.4,"2024-01-02",,,,,"""news"""',
      '@,Bo,2,,,"2024-01-02 10:05:00",1.2.3.4,"2024-01-02",,,,,',
    ],
    no: [
      '@,Cy,1,"2024-01-02 10:00:00",,"2024-01-02 10:05:00",,,"2025-01-01 09:00:00",,NORMAL,,',
      '@,Di,1,"2024-01-02 10:00:00",,,,,,,,"2025-02-02",',
      '@,Ed,1,,,,,,,,,,',
    ],
  },
  listmonk: {
    head: 'uuid,email,name,attributes,status,created_at,updated_at',
    yes: ['u1,@,Anna,{},enabled,2024-01-02,2024-01-02'],
    no: [
      'u2,@,Bo,"{""city"": ""Bonn""}",blocklisted,2024-01-02,2024-01-02',
      'u3,@,Cy,{},disabled,2024-01-02,2024-01-02',
    ],
  },
  Brevo: {
    head: 'CONTACT ID;EMAIL;VORNAME;DOUBLE_OPT-IN;EMAIL_BLOCKLISTED;SMS_BLOCKLISTED;ADDED_TIME',
    yes: ['1;@;Anna;Yes;No;Yes;01-02-2024', '2;@;Bo;1;false;false;01-02-2024'],
    no: ['3;@;Cy;Yes;Yes;No;01-02-2024', '4;@;Di;No;No;No;01-02-2024', '5;@;Ed;;No;No;01-02-2024'],
  },
  Substack: {
    head: 'email,active_subscription,expiry,plan,email_disabled,digest_enabled,created_at',
    yes: ['@,false,,other,false,true,2024-01-02', '@,true,2027-01-01,yearly,false,true,2024-01-02'],
    no: ['@,true,2027-01-01,yearly,true,true,2024-01-02'],
  },
  HubSpot: {
    head: '"Record ID","First Name",Email,"Marketing contact status","Unsubscribed from all email","Opted out of email: Newsletter","Email hard bounce reason","Lifecycle Stage"',
    yes: [
      '1,Anna,@,"Marketing contact",,,,subscriber',
      '2,Bo,@,"Marketing contact",false,No,,lead',
    ],
    no: [
      '3,Cy,@,"Non-marketing contact",,,,subscriber',
      '4,Di,@,"Marketing contact",true,,,lead',
      '5,Ed,@,"Marketing contact",,Yes,,lead',
      '6,Flo,@,"Marketing contact",,,"Mailbox full",lead',
    ],
  },
  Klaviyo: {
    head: 'Email,First Name,Email Marketing Consent,Email Marketing Consent Timestamp,Email Suppressions',
    yes: ['@,Anna,SUBSCRIBED,2024-01-02 10:00:00,[]'],
    no: [
      '@,Bo,UNSUBSCRIBED,2024-01-02 10:00:00,[]',
      '@,Cy,NEVER_SUBSCRIBED,,[]',
      '@,Di,SUBSCRIBED,2024-01-02,"[""USER_SUPPRESSED""]"',
    ],
  },
  Salesforce: {
    head: 'FirstName,Email,HasOptedOutOfEmail,DoNotCall',
    yes: ['Anna,@,0,1', 'Bo,@,false,0'],
    no: ['Cy,@,1,0', 'Di,@,true,0'],
  },
  Dynamics: {
    head: 'Full Name,Email,Do not allow Bulk Emails,Status',
    yes: ['Anna,@,Allow,Active'],
    no: ['Bo,@,Do Not Allow,Active', 'Cy,@,Allow,Inactive'],
  },
  'a shop in German': {
    head: 'Vorname;Kontakt;Einwilligung Newsletter;Abmeldedatum',
    yes: ['Anna;@;Ja;', 'Bo;@;01.02.2024;'],
    no: ['Cy;@;Nein;', 'Di;@;Ja;03.04.2025', 'Ed;@;;', 'Flo;@;widerrufen;'],
  },
  'a list in French': {
    head: 'Prénom;Courriel;Statut',
    yes: ['Anne;@;Abonnée', 'Bo;@;Inscrit', 'Cy;@;actif'],
    no: ['Di;@;Désabonné', 'Ed;@;En attente', 'Flo;@;'],
  },
  'no program, no heading': {
    head: 'a@first.example,Anna,subscribed',
    yes: ['@,Bo,subscribed'],
    no: ['@,Cy,unsubscribed', '@,Di,bounced', '@,Ed,'],
  },
}

test.each(Object.entries(programs))('%s: exactly those who agreed', (_, { head, yes, no }) => {
  const of = (lines: string[], name: string) =>
    lines.map((line, at) => line.replace('@', `${name}${at}@example.com`))
  const found = outcomes([head, ...of(yes, 'yes'), ...of(no, 'no')].join('\r\n'))
  const added = Object.keys(found).filter((email) => found[email] === 'added')
  expect(added.filter((email) => email !== 'a@first.example')).toEqual(
    yes.map((_, at) => `yes${at}@example.com`),
  )
})

describe('what a list says', () => {
  test('is named: the columns, the reasons, what is left out', () => {
    const found = report(
      'Name,Email,Status,Left at\nAda,a@example.com,Active,\nBo,b@example.com,Blocklisted,\nCy,c@example.com,active,2024-01-01',
    )
    expect(found).toMatchObject({ heeded: ['Status', 'Left at'], left_out: ['Name'] })
    expect(found.rows.map(({ reason }) => reason)).toEqual([
      undefined,
      'The file says: Blocklisted',
      'The file says: Left at: 2024-01-01',
    ])
  })

  test('is asked about once a value, where nobody knows it', () => {
    const csv =
      'Email,Status\na@example.com,Gold\nb@example.com,gold\nc@example.com,2\nd@example.com,active\ne@example.com,pending'
    expect(report(csv).asks).toEqual([
      { column: 'Status', value: 'Gold', rows: 2 },
      { column: 'Status', value: '2', rows: 1 },
    ])
    expect(outcomes(csv, { answers: { Gold: 'yes', 2: 'no' } })).toEqual({
      'a@example.com': 'added',
      'b@example.com': 'added',
      'c@example.com': 'refused',
      'd@example.com': 'added',
      'e@example.com': 'refused',
    })
    expect(outcomes(csv, { answers: { gold: 'silent' } })['a@example.com']).toBe('refused')
  })

  test('needs no column: then who imports vouches for it', () => {
    expect(outcomes('Name,Email,Company\nJunker,a@example.com,Block & Nichter')).toEqual({
      'a@example.com': 'added',
    })
    expect(outcomes('Email,Gone since,unsubscribe_url\na@example.com,,https://x.example')).toEqual({
      'a@example.com': 'added',
    })
  })

  test('is a no where one of two lines says no', () => {
    const csv = 'Email,Status\na@example.com,active\nA@example.com,unsubscribed'
    expect(outcomes(csv)['a@example.com']).toBe('refused')
  })

  test('leaves a choice between two columns of addresses', () => {
    const csv = 'Email,Manager\na@example.com,m@example.com'
    expect(report(csv)).toMatchObject({ address_columns: ['Email', 'Manager'], rows: [] })
    expect(outcomes(csv, { address_column: 'Email' })).toEqual({ 'a@example.com': 'added' })
    expect(() => readImport({ csv })).toThrow('Several columns hold addresses')
  })
})
