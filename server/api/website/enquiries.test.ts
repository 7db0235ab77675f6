import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { longestEnquiryMonths } from '#shared/website/enquiries.ts';
import { type Caller, startApp } from '#test/app.ts';
import { anEnquiry } from '#test/factories.ts';

const url = '/api/enquiries';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const listed = async (admin: Caller, query = '') => (await admin.get(`${url}${query}`)).json();
const theOnly = async (admin: Caller) => {
  const [{ id }] = await listed(admin);
  return (await admin.get(`${url}/${id}`)).json();
};

test('POST /api/enquiries keeps what an anonymous visitor sends, and tells the number only', async () => {
  const { anonymous, asAdmin, db } = await startApp();
  const sent = await anonymous.post(url, anEnquiry());
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toEqual({ reference: 'ENQ-2026-0001' });
  expect(sent.headers['set-cookie']).toBeUndefined();
  const enquiry = await theOnly(await asAdmin());
  expect(enquiry).toMatchObject({
    reference: 'ENQ-2026-0001',
    name: 'Sita Devi',
    phone: '+919000000007',
    stage: 'new',
    notes: '',
    followUpOn: '2026-11-20',
    messageCount: 1,
    kind: 'admission',
    sourcePage: '/admissions',
    messages: [{ reference: 'ENQ-2026-0001', neetRank: '45210', quota: 'convener', topic: '', text: '' }],
  });
  const audits = await db.selectFrom('audit_log').selectAll().where('noun', '=', 'enquiry').execute();
  expect(audits).toMatchObject([{ action: 'create', actor: 'Visitor of the website', account_id: null }]);
  expect(JSON.stringify(audits)).not.toMatch(/Sita|90000|people\.example/);
  // The office looked at it.
  const views = await db.selectFrom('audit_log').selectAll().where('noun', '=', 'view').execute();
  expect(views).toMatchObject([{ label: 'enquiry', record_id: enquiry.id, about: 'ENQ-2026-0001' }]);
});

test('POST /api/enquiries refuses an enquiry without consent, and one that is no enquiry, naming the field', async () => {
  const { anonymous, asAdmin } = await startApp();
  for (const [change, field] of [
    [{ mayCallBack: undefined }, 'mayCallBack'],
    [{ mayCallBack: false }, 'mayCallBack'],
    [{ mayCallBack: 'yes' }, 'mayCallBack'],
    [{ kind: 'robot' }, 'kind'],
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(201) }, 'name'],
    [{ name: { first: 'Sita' } }, 'name'],
    [{ email: 'sita' }, 'email'],
    [{ phone: '98480 2233' }, 'phone'],
    [{ phone: '' }, 'phone'],
    [{ neetRank: '1'.repeat(21) }, 'neetRank'],
    [{ quota: 'sports' }, 'quota'],
    [{ text: 'a'.repeat(2001) }, 'text'],
    [{ topic: 'a\nb' }, 'topic'],
    [{ text: 'broken \ud800' }, 'text'],
    [{ sourcePage: 'a'.repeat(300) }, 'sourcePage'],
  ] as const) {
    const response = await anonymous.post(url, anEnquiry(change));
    expect(response.statusCode, JSON.stringify(change)).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  }
  const large = await anonymous.post(url, anEnquiry({ text: 'a'.repeat(70_000) }));
  expect(large.statusCode).toBe(413);
  const foreign = await anonymous.inject({
    method: 'POST',
    url,
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: anEnquiry(),
  });
  expect(foreign.statusCode).toBe(403);
  expect(await listed(await asAdmin())).toEqual([]);
});

test('messages from one number, however it is typed, are one enquiry; each has a number of its own', async () => {
  const { anonymous, asAdmin, wait } = await startApp();
  const before = await asAdmin();
  await anonymous.post(url, anEnquiry());
  const { id, version } = await theOnly(before);
  await before.put(`${url}/${id}`, { stage: 'closed' }, { 'if-match': `"${version}"` });
  wait(3 * day);
  const admin = await asAdmin();
  const more = anEnquiry({ kind: 'contact', name: 'Her mother', phone: '+91-90000-00007', text: 'Hostel?' });
  expect((await anonymous.post(url, more)).json()).toEqual({ reference: 'ENQ-2026-0002' });
  // A second press of the button, and the same a day later.
  expect((await anonymous.post(url, more)).json()).toEqual({ reference: 'ENQ-2026-0002' });
  await anonymous.post(url, anEnquiry({ phone: '+44 20 7946 0958' }));
  const rows = await listed(admin);
  expect(rows).toHaveLength(2);
  // A new message opens a closed enquiry again and makes it due.
  expect(await theOnlyOf(admin, id)).toMatchObject({
    reference: 'ENQ-2026-0001',
    name: 'Sita Devi',
    messageCount: 2,
    stage: 'new',
    followUpOn: '2026-11-23',
    lastMessageAt: '2026-11-23T06:00:00.000Z',
    messages: [{ name: 'Her mother', text: 'Hostel?', sourcePage: '/admissions' }, { name: 'Sita Devi' }],
  });
  for (const q of ['ENQ-2026-0002', 'mother', '90000', 'HOSTEL', 'sita@people'])
    expect((await listed(admin, `?q=${q}`)).map((row: { id: string }) => row.id)).toContain(id);
});

const theOnlyOf = async (admin: Caller, id: string) => (await admin.get(`${url}/${id}`)).json();

test('two first messages from one number at once become one enquiry', async () => {
  const { anonymous, asAdmin } = await startApp();
  const answers = await Promise.all(
    ['Sita', 'Gita', 'Rita', 'Lita'].map((name) => anonymous.post(url, anEnquiry({ name }))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(4);
  expect(await theOnly(await asAdmin())).toMatchObject({ messageCount: 4 });
});

test('one network keeps 30 enquiries an hour, one phone number 10, and no visitor waits for longer', async () => {
  const { anonymous, app, asAdmin, wait } = await startApp();
  const sendFrom = (address: string, n: number) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: address,
      payload: anEnquiry({ name: `Visitor ${n}`, phone: `90000001${String(n).padStart(2, '0')}` }),
    });
  for (let n = 0; n < 30; n += 1) expect((await sendFrom('203.0.113.7', n)).statusCode).toBe(201);
  wait(20 * minute);
  const refused = await sendFrom('203.0.113.7', 30);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2400']);
  expect((await sendFrom('203.0.113.8', 31)).statusCode).toBe(201);
  wait(40 * minute + 1);
  expect((await sendFrom('203.0.113.7', 32)).statusCode).toBe(201);
  const again = (n: number) => anonymous.post(url, anEnquiry({ text: `${n}`, phone: '90000 00007' }));
  for (let n = 0; n < 10; n += 1) expect((await again(n)).statusCode).toBe(201);
  const tooOften = await again(10);
  expect([tooOften.statusCode, tooOften.headers['retry-after']]).toEqual([429, '3600']);
  wait(hour + 1);
  expect((await again(11)).statusCode).toBe(201);
  expect(await listed(await asAdmin())).toHaveLength(33);
});

test('the /48 of one customer does not silence the form: it is one network, and each hour has its share', async () => {
  const { app, wait } = await startApp();
  let sent = 0;
  const sendFrom = async (address: string) => {
    sent += 1;
    const payload = anEnquiry({ phone: `91${String(sent).padStart(8, '0')}` });
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      remoteAddress: address,
      payload,
    });
    return [statusCode, Number(headers['retry-after'] ?? 0)];
  };
  const network = (n: number) => `2001:db8:1:${n.toString(16)}::1`;
  for (let n = 0; n < 30; n += 1) expect(await sendFrom(network(n))).toEqual([201, 0]);
  for (let n = 30; n < 200; n += 1) expect(await sendFrom(network(n))).toEqual([429, 3600]);
  expect(await sendFrom('203.0.113.7')).toEqual([201, 0]);
  // Many networks use up the share of an hour, not that of the day.
  for (let n = 0; n < 89; n += 1) expect(await sendFrom(`198.51.${n}.1`)).toEqual([201, 0]);
  wait(10 * minute);
  expect(await sendFrom('203.0.113.8')).toEqual([429, 50 * 60]);
  wait(50 * minute + 1);
  expect(await sendFrom('203.0.113.8')).toEqual([201, 0]);
});

test('hostile text is kept as text, and an address that is no page as one', async () => {
  const { anonymous, asAdmin } = await startApp();
  const admin = await asAdmin();
  const name = '=HYPERLINK("http://evil.example")<script>alert(1)</script> సీత 👩‍⚕️';
  const text = `'; drop table enquiries; --\n%_\\ ${'నమస్తే '.repeat(200)}`.trim();
  const sent = anEnquiry({ kind: 'contact', name, text, topic: '"><img src=x>', sourcePage: '/x?<b>' });
  expect((await anonymous.post(url, sent)).statusCode).toBe(201);
  expect(await theOnly(admin)).toMatchObject({
    name,
    sourcePage: '/404',
    messages: [{ name, text, topic: '"><img src=x>' }],
  });
  expect(await listed(admin, '?q=%25_%5C')).toHaveLength(1);
  const csv = (await admin.get(`${url}.csv`)).body;
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")<script>`);
});

test('the office reads, filters, sorts and exports enquiries', async () => {
  const { anonymous, asAdmin, db, wait } = await startApp();
  const send = (name: string, phone: string, changes = {}) =>
    anonymous.post(url, anEnquiry({ name, phone, ...changes }));
  await send('Bhavani', '9000000001');
  wait(8 * day);
  const admin = await asAdmin();
  await send('Anil', '9000000002', { sourcePage: '/', quota: undefined });
  await send('Chitra', '9000000003', { kind: 'contact', sourcePage: '/contact' });
  const names = async (query: string) =>
    (await listed(admin, query)).map(({ name }: { name: string }) => name);
  expect(await names('?sort=name')).toEqual(['Anil', 'Bhavani', 'Chitra']);
  expect(await names('')).toEqual(['Chitra', 'Anil', 'Bhavani']);
  expect(await names('?source=/contact')).toEqual(['Chitra']);
  const [chitra] = await listed(admin);
  const change = async (body: object) => (await admin.put(`${url}/${chitra.id}`, body)).json();
  expect(await change({ stage: 'contacted', followUpOn: '2026-12-24' })).toMatchObject({
    stage: 'contacted',
    followUpOn: '2026-12-24',
    version: chitra.version + 1,
  });
  expect(await names('?stage=contacted')).toEqual(['Chitra']);
  expect(await names('?due=now&sort=followUpOn')).toEqual(['Bhavani', 'Anil']);
  expect(await names('?sort=-followUpOn')).toEqual(['Chitra', 'Anil', 'Bhavani']);
  expect(await change({ notes: 'Comes on Monday' })).toMatchObject({ followUpOn: '2026-12-24' });
  expect(await names('?q=monday')).toEqual(['Chitra']);
  const page = await admin.get(`${url}?page=1&pageSize=25`);
  expect(page.headers['x-total-count']).toBe('3');
  const csv = (await admin.get(`${url}.csv?stage=contacted`)).body;
  expect(csv.split(/\r?\n/).slice(0, 2)).toEqual([
    '\uFEFFreference,name,phone,email,stage,followUpOn,kind,sourcePage,messageCount,lastMessageOn,notes',
    "ENQ-2026-0003,Chitra,'+919000000003,sita@people.example,contacted,2026-12-24,contact,/contact,1,2026-11-28,Comes on Monday",
  ]);
  expect((await admin.get('/api/enquiry-figures')).json()).toEqual({
    sources: ['/', '/admissions', '/contact'],
    received: [
      { week: '2026-11-16', sourcePage: '/admissions', count: 1 },
      { week: '2026-11-23', sourcePage: '/', count: 1 },
      { week: '2026-11-23', sourcePage: '/contact', count: 1 },
    ],
  });
  const tasks = (await admin.get('/api/office-tasks')).json();
  expect(tasks.tasks).toEqual([
    { kind: 'enquiries-to-follow-up', count: 2, since: '2026-11-20', who: ['Bhavani', 'Anil'] },
  ]);
  // The last changes are those of the office.
  expect(tasks.changes.map(({ action }: { action: string }) => action)).toEqual(['update', 'update']);
  const exports = await db.selectFrom('audit_log').select('label').where('action', '=', 'export').execute();
  expect(exports).toEqual([{ label: 'enquiries.csv' }]);
});

test('a stage is reached by the call that was due; a closed enquiry has no next call', async () => {
  const { anonymous, asAdmin } = await startApp();
  const admin = await asAdmin();
  await anonymous.post(url, anEnquiry());
  const { id, version } = await theOnly(admin);
  const change = async (body: object) => (await admin.put(`${url}/${id}`, body)).json();
  expect(await change({ stage: 'contacted' })).toMatchObject({ stage: 'contacted', followUpOn: null });
  expect(await change({ followUpOn: '2026-11-27' })).toMatchObject({ followUpOn: '2026-11-27' });
  expect(await change({ stage: 'visited' })).toMatchObject({ followUpOn: '2026-11-27' });
  expect(await change({ followUpOn: '' })).toMatchObject({ followUpOn: null });
  expect(await change({ stage: 'closed', followUpOn: '2026-11-27' })).toMatchObject({ followUpOn: null });
  const late = await admin.put(`${url}/${id}`, { stage: 'new' }, { 'if-match': `"${version}"` });
  expect(late.statusCode).toBe(412);
  for (const [body, fields] of [
    [{ stage: 'lost' }, { stage: 'stage must be one of new, contacted, visited, applied, closed' }],
    [
      { followUpOn: '31.12.2026' },
      { followUpOn: 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05' },
    ],
    [{ notes: 'a'.repeat(4001) }, { notes: 'Please keep this to 4000 characters or fewer' }],
  ] as const) {
    const response = await admin.put(`${url}/${id}`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  }
  expect((await admin.put(`${url}/${id}`, {})).json().error).toBe('There is nothing to save');
  const history = (await admin.get(`${url}/${id}/history`)).json();
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    ...Array.from({ length: 5 }, () => 'update'),
    'create',
  ]);
});

test('students, faculty and anonymous visitors read and change no enquiry', async () => {
  const { anonymous, asAdmin, asFaculty, asStudent } = await startApp();
  await anonymous.post(url, anEnquiry());
  const admin = await asAdmin();
  const { id } = await theOnly(admin);
  for (const [caller, status] of [
    [await asStudent(), 403],
    [await asFaculty(), 403],
    [anonymous, 401],
  ] as const) {
    for (const path of [url, `${url}.csv`, `${url}/${id}`, `${url}/${id}/history`, '/api/enquiry-figures'])
      expect((await caller.get(path)).statusCode).toBe(status);
    expect((await caller.put(`${url}/${id}`, { stage: 'closed' })).statusCode).toBe(status);
    expect((await caller.delete(`${url}/${id}`)).statusCode).toBe(status);
  }
  const unknown = `${url}/${randomUUID()}`;
  for (const response of [
    await admin.get(unknown),
    await admin.put(unknown, { stage: 'closed' }),
    await admin.delete(unknown),
  ])
    expect(response.json()).toMatchObject({ error: 'Enquiry not found' });
});

test('a deleted enquiry can be brought back with its messages, unless its number has enquired again', async () => {
  const { anonymous, asAdmin } = await startApp();
  const admin = await asAdmin();
  await anonymous.post(url, anEnquiry());
  const { id } = await theOnly(admin);
  const deleted = async () => (await admin.get('/api/deleted-records')).json();
  expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(204);
  const [{ id: keptAs, ...kept }] = await deleted();
  expect(kept).toMatchObject({ noun: 'enquiry', label: 'ENQ-2026-0001' });
  expect((await admin.post(`/api/deleted-records/${keptAs}/restoration`)).statusCode).toBe(201);
  expect(await theOnly(admin)).toMatchObject({ id, messages: [{ name: 'Sita Devi' }] });
  await admin.delete(`${url}/${id}`);
  await anonymous.post(url, anEnquiry());
  const [{ id: again }] = await deleted();
  const refused = await admin.post(`/api/deleted-records/${again}/restoration`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe('There is a newer enquiry with this phone number');
});

test('the months that enquiries are kept are a setting, at most those of the privacy policy', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  expect((await admin.get('/api/settings')).json()).toMatchObject({ enquiryMonths: 12 });
  expect((await admin.put('/api/settings', { enquiryMonths: 6 })).json()).toMatchObject({ enquiryMonths: 6 });
  for (const enquiryMonths of [0, longestEnquiryMonths + 1, 1.5, '6', null]) {
    const response = await admin.put('/api/settings', { enquiryMonths });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ enquiryMonths: 'Months must be a whole number from 1 to 12' });
  }
});
