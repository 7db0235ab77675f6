import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { factNames } from '#shared/website/fact-table.ts';
import { type FactInput, oldBefore } from '#shared/website/facts.ts';
import { type Caller, startApp } from '#test/app.ts';

const proof = {
  year: '2026-2027',
  source: 'Fee order of 12 June',
  sourceLink: 'https://vcp.example/order.pdf',
  checkedOn: '2026-11-20',
};
const aFee = (amount: number) => ({ kind: 'rupees', amount, ...proof }) as const;
const aCount = (count: number) => ({ kind: 'count', count, ...proof }) as const;
const anAnswer = (text: string) => ({ kind: 'answer', text, textTe: '', ...proof }) as const;
const admission = {
  kind: 'admission',
  admission: 'open',
  from: null,
  until: '2027-07-31',
  ...proof,
} as const;

const url = '/api/facts/fee-convener';
const list = async (admin: Caller) => (await admin.get('/api/facts')).json();

test('the list has every fact, with its start value until the office changes it', async () => {
  const { asAdmin } = await startApp();
  const facts = await list(await asAdmin());
  expect(facts.map(({ id }: { id: string }) => id)).toEqual(factNames);
  expect(facts[0]).toEqual({
    id: 'fee-convener',
    kind: 'rupees',
    amount: 50000,
    year: '2026-2027',
    source: 'Sample data',
    sourceLink: '',
    checkedOn: '2026-11-01',
    state: 'start',
    hasUnpublishedChanges: false,
    publishedAt: null,
    version: 1,
  });
});

test('a fee is published for the year that the fee page shows, other facts for any year', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  await admin.put(url, aFee(55000));
  await admin.post(`${url}/publications`, {});
  await admin.put(url, { ...aFee(60000), year: '2027-2028' });
  const early = await admin.post(`${url}/publications`, {});
  expect(early.statusCode).toBe(400);
  expect(early.json().fields.year).toContain('The fee page shows the fees of 2026-2027');
  expect((await admin.get(url)).json()).toMatchObject({ amount: 60000, hasUnpublishedChanges: true });
  await admin.put(url, { ...aFee(45000), year: '2025-2026' });
  expect((await admin.post(`${url}/publications`, {})).statusCode).toBe(400);
  const next = '/api/facts/next-fee-convener';
  await admin.put(next, aFee(60000));
  const late = await admin.post(`${next}/publications`, {});
  expect(late.statusCode).toBe(400);
  expect(late.json().fields.year).toContain('2026-2027 has begun');
  await admin.put(next, { ...aFee(60000), year: '2027-2028' });
  expect((await admin.post(`${next}/publications`, {})).statusCode).toBe(201);
  await admin.put('/api/facts/hostel', { ...anAnswer('Yes'), year: '2027-2028' });
  expect((await admin.post('/api/facts/hostel/publications', {})).statusCode).toBe(201);
});

test('a fee of a year to come is not entered until the office enters it, and cannot be published before', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const next = '/api/facts/next-fee-convener';
  const empty = { state: 'notEntered', source: '', checkedOn: '' };
  expect((await admin.get(next)).json()).toMatchObject(empty);
  const refused = await admin.post(`${next}/publications`, {});
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'Enter the value first']);
  expect((await admin.delete(`${next}/publication`)).statusCode).toBe(204);
  expect((await admin.get(next)).json()).toMatchObject(empty);
  const entered = await admin.put(next, { ...aFee(60000), year: '2027-2028' });
  expect(entered.json()).toMatchObject({ state: 'draft', amount: 60000 });
});

test('a fact is changed, published, changed again, taken back, and an earlier publication is brought back', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const changed = await admin.put(url, aFee(55000), { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ ...aFee(55000), state: 'draft', version: 2 });
  expect(changed.headers.etag).toBe('"2"');
  expect((await admin.put(url, aFee(1), { 'if-match': '"1"' })).statusCode).toBe(412);
  const published = await admin.post(`${url}/publications`, {});
  expect(published.statusCode).toBe(201);
  expect(published.json()).toMatchObject({ state: 'published', hasUnpublishedChanges: false });
  expect((await admin.put(url, aFee(60000))).json()).toMatchObject({
    amount: 60000,
    state: 'published',
    hasUnpublishedChanges: true,
  });
  await admin.post(`${url}/publications`, {});
  expect((await admin.delete(`${url}/publication`)).statusCode).toBe(204);
  expect((await admin.get(url)).json()).toMatchObject({ amount: 60000, state: 'takenBack' });

  const history = (await admin.get(`${url}/publications`)).json();
  expect(history).toMatchObject([
    { action: 'takeBack', isLive: false, content: null },
    { action: 'publish', isLive: false, content: { amount: 60000 } },
    { action: 'publish', isLive: false, content: { amount: 55000, source: 'Fee order of 12 June' } },
  ]);
  const back = await admin.post(`${url}/publications`, { publicationId: history[2].id });
  expect(back.json()).toMatchObject({ amount: 55000, state: 'published', hasUnpublishedChanges: false });
  const unknown = { publicationId: randomUUID() };
  expect((await admin.post(`${url}/publications`, unknown)).statusCode).toBe(404);

  const entries = (await admin.get('/api/audit-log?noun=fact')).json();
  const actions = entries.map(({ action, label }: Record<string, string>) => `${action} ${label}`);
  expect(actions).toContain('update Tuition fee per year, convener quota');
  expect(actions).toContain('take-back Tuition fee per year, convener quota');
});

test('a start value can be published as it is; only the version that the office has seen is published', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const call = { method: 'POST', url: '/api/facts/neet/publications', payload: {} } as const;
  expect((await admin.inject({ ...call, headers: { 'if-match': '"1"' } })).json().state).toBe('published');
  await admin.put('/api/facts/neet', anAnswer('Changed meanwhile'));
  expect((await admin.inject({ ...call, headers: { 'if-match': '"1"' } })).statusCode).toBe(412);
});

test.each<[string, string, object, string, string]>([
  ['a negative fee', 'fee-once', aFee(-1), 'amount', 'Enter whole rupees, such as 50000'],
  ['a huge fee', 'fee-once', aFee(2_000_001), 'amount', 'More than ₹ 20,00,000 cannot be right'],
  ['half a rupee', 'fee-once', aFee(0.5), 'amount', 'Enter whole rupees, such as 50000'],
  ['a fee in words', 'fee-once', { ...aFee(1), amount: '1' }, 'amount', 'Enter whole rupees, such as 50000'],
  ['no value', 'fee-once', { kind: 'rupees', ...proof }, 'amount', 'Enter whole rupees, such as 50000'],
  [
    'half a seat',
    'seats-convener',
    { kind: 'seats', seats: 1.5, ...proof },
    'seats',
    'Enter a whole number of seats',
  ],
  [
    'too many seats',
    'seats-convener',
    { kind: 'seats', seats: 501, ...proof },
    'seats',
    'More than 500 seats cannot be right',
  ],
  [
    'days reversed',
    'admission',
    { ...admission, from: '2027-08-01' },
    'until',
    'Open until cannot be before the first day',
  ],
  [
    'a day there is not',
    'admission',
    { ...admission, until: '2027-02-31' },
    'until',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  ['half a graduate', 'graduates', aCount(0.5), 'count', 'Enter a whole number, such as 500'],
  ...['1800 ask us', '12', '+', '1800-180-5522, 1098', 'tel:1098', '1'.repeat(16)].map(
    (phone): [string, string, object, string, string] => [
      `‘${phone}’ as the number of the helpline`,
      'ragging-helpline',
      { kind: 'phone', phone, ...proof },
      'phone',
      'Type the number as it is called, such as 1800-180-5522',
    ],
  ),
  ['an empty answer', 'hostel', anAnswer(' \n'), 'text', 'Write the answer'],
  [
    'a long answer',
    'hostel',
    anAnswer('x'.repeat(601)),
    'text',
    'Please keep this to 600 characters or fewer',
  ],
  [
    'years that do not follow',
    'hostel',
    { ...anAnswer('Yes'), year: '2026-2028' },
    'year',
    'Choose the academic year, such as 2026-2027',
  ],
  [
    'no source',
    'hostel',
    { ...anAnswer('Yes'), source: ' ' },
    'source',
    'Say where it is written, such as ‘Fee order of 12 June 2026’',
  ],
  [
    'a link that runs a script',
    'hostel',
    { ...anAnswer('Yes'), sourceLink: 'javascript:alert(1)' },
    'sourceLink',
    'The link must be a web address, such as https://college.example/letter',
  ],
  [
    'a day to come',
    'hostel',
    { ...anAnswer('Yes'), checkedOn: '2026-11-21' },
    'checkedOn',
    'Checked on cannot be a day to come',
  ],
  ['another kind of value', 'hostel', aFee(1), 'kind', 'The value of this fact is of the kind ‘answer’'],
])('%s is refused at its field', async (_, id, body, field, sentence) => {
  const { asAdmin } = await startApp();
  const answer = await (await asAdmin()).put(`/api/facts/${id}`, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: sentence });
});

test('a text with script in it is kept as text; a fact that is not in the list does not exist', async () => {
  const { asAdmin, asFaculty, anonymous } = await startApp();
  const admin = await asAdmin();
  const text = '<script>alert(1)</script> & "quotes"';
  expect((await admin.put('/api/facts/hostel', anAnswer(text))).json().text).toBe(text);
  expect((await admin.put('/api/facts/graduates', aCount(512))).json()).toMatchObject({ count: 512 });
  expect((await admin.put('/api/facts/unknown', aFee(1))).statusCode).toBe(404);
  expect((await admin.get('/api/facts/unknown')).statusCode).toBe(404);
  expect((await (await asFaculty()).get('/api/facts')).statusCode).toBe(403);
  expect((await anonymous.get('/api/facts')).statusCode).toBe(401);
});

test('two editors at once: one saves, the other is told', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const save = (amount: number) => admin.put(url, aFee(amount) satisfies FactInput, { 'if-match': '"1"' });
  const statuses = (await Promise.all([save(51000), save(52000)])).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 412]);
});

test('facts that were checked more than a year ago wait on the first screen of the office', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const tasks = async () => (await admin.get('/api/office-tasks')).json().tasks;
  expect(await tasks()).toEqual([]);
  await admin.put(url, { ...aFee(50000), checkedOn: '2025-11-19' });
  expect(await tasks()).toEqual([{ kind: 'facts-old', count: 1, since: '2025-11-19' }]);
  await admin.put(url, { ...aFee(50000), checkedOn: oldBefore('2026-11-20') });
  expect(await tasks()).toEqual([]);
  // Visitors see a fee of a year to come only while it is published.
  const next = '/api/facts/next-fee-once';
  await admin.put(next, { ...aFee(11000), year: '2027-2028', checkedOn: '2025-11-19' });
  expect(await tasks()).toEqual([]);
  await admin.post(`${next}/publications`, {});
  expect(await tasks()).toMatchObject([{ kind: 'facts-old', count: 1 }]);
});
