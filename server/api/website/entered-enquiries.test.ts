// Enquiries that the office enters: of callers and of those who come.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { anEnquiry } from '#test/factories.ts';

const url = '/api/entered-enquiries';
const called = { name: 'Ravi Kumar', phone: '98480 22338', text: 'Is there a hostel?', mayCallBack: true };

test('POST /api/entered-enquiries keeps what a caller asked, as contacted and by the one who entered it', async () => {
  const { asAdmin, asStudent, asFaculty, anonymous } = await startApp();
  const admin = await asAdmin();
  const made = await admin.post(url, { ...called, followUpOn: '2026-11-24', quota: 'management' });
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({
    reference: 'ENQ-2026-0001',
    name: 'Ravi Kumar',
    phone: '+919848022338',
    email: '',
    kind: 'office',
    sourcePage: '/phone-call',
    stage: 'contacted',
    followUpOn: '2026-11-24',
    messages: [{ text: 'Is there a hostel?', quota: 'management' }],
  });
  const [entry] = (await admin.get('/api/audit-log?noun=enquiry')).json();
  expect(entry).toMatchObject({ action: 'create', actor: expect.stringMatching(/^admin/) });
  expect((await admin.get('/api/enquiry-figures')).json().sources).toEqual(['/phone-call']);
  for (const caller of [await asStudent(), await asFaculty()])
    expect((await caller.post(url, called)).statusCode).toBe(403);
  expect((await anonymous.post(url, called)).statusCode).toBe(401);
});

test('a caller whose number is known joins that enquiry; without the consent or a number nothing is kept', async () => {
  const { asAdmin, anonymous } = await startApp();
  const admin = await asAdmin();
  await anonymous.post('/api/enquiries', anEnquiry({ phone: '+91 98480 22338' }));
  const joined = await admin.post(url, { ...called, way: 'visit' });
  expect(joined.json()).toMatchObject({
    name: 'Sita Devi',
    messageCount: 2,
    stage: 'contacted',
    followUpOn: null,
  });
  // Pressed twice.
  expect((await admin.post(url, { ...called, way: 'visit' })).json()).toMatchObject({ messageCount: 2 });
  for (const [change, field] of [
    [{ mayCallBack: false }, 'mayCallBack'],
    [{ phone: '98480' }, 'phone'],
    [{ name: ' ' }, 'name'],
    [{ email: 'ravi' }, 'email'],
    [{ way: 'letter' }, 'way'],
    [{ followUpOn: '1926-01-01' }, 'followUpOn'],
  ] as const) {
    const refused = await admin.post(url, { ...called, phone: '90000 00009', ...change });
    expect(refused.statusCode, field).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
  }
  expect((await admin.get('/api/enquiries')).json()).toHaveLength(1);
});
