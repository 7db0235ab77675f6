import { expect, test } from 'vitest';
import { noPaymentInfo } from '#shared/money/payment-info.ts';
import { noApprovals } from '#shared/office/approvals.ts';
import { usualCategories } from '#shared/office/college-settings.ts';
import { startPaperSettings } from '#shared/office/papers/paper-settings.ts';
import { shareApp, startApp } from '#test/app.ts';

const college = shareApp();
const url = '/api/settings';
const categories = [...usualCategories];
const inviteMessage = 'Namaste {name}!\nYour link, good until {until}: {link}';

test('the invite message is the default until an admin changes it, and then the same for every admin', async () => {
  const { asAdmin, db } = await startApp();
  const [first, second] = [await asAdmin(), await asAdmin()];
  expect((await first.get(url)).json()).toEqual({
    sendsMail: false,
    inviteMessage: null,
    categories,
    paymentInfo: noPaymentInfo,
    enquiryMonths: 12,
    papers: startPaperSettings,
    approvals: noApprovals,
    isSetUp: false,
    version: 1,
  });
  const saved = await first.put(url, { inviteMessage: ` ${inviteMessage} ` });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({
    sendsMail: false,
    inviteMessage,
    categories,
    paymentInfo: noPaymentInfo,
    enquiryMonths: 12,
    papers: startPaperSettings,
    approvals: noApprovals,
    isSetUp: false,
    version: 2,
  });
  const read = await second.get(url);
  expect(read.json()).toEqual(saved.json());
  expect(read.headers.etag).toBe('"2"');
  const audits = await db.selectFrom('audit_log').selectAll().where('noun', '=', 'settings').execute();
  expect(audits).toMatchObject([{ action: 'update', account_id: first.accountId, record_id: 'college' }]);
  expect(JSON.parse(audits[0]?.changes ?? '')).toEqual({ inviteMessage: [null, inviteMessage] });
});

test('the second of two admins who save at once is refused (412) and overwrites nothing', async () => {
  const { asAdmin } = await startApp();
  const [first, second] = [await asAdmin(), await asAdmin()];
  const etag = (await second.get(url)).headers.etag as string;
  await first.put(url, { inviteMessage }, { 'if-match': etag });
  const late = await second.put(url, { inviteMessage: 'Mine: {link}' }, { 'if-match': etag });
  expect(late.statusCode).toBe(412);
  expect((await second.get(url)).json()).toEqual({
    sendsMail: false,
    inviteMessage,
    categories,
    paymentInfo: noPaymentInfo,
    enquiryMonths: 12,
    papers: startPaperSettings,
    approvals: noApprovals,
    isSetUp: false,
    version: 2,
  });
});

test('the categories are an own list of the college; a PUT without them keeps them', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const own = ['OC', 'BC-A', 'Sports'];
  expect((await admin.put(url, { inviteMessage, categories: own })).json().categories).toEqual(own);
  expect((await admin.put(url, { inviteMessage })).json()).toMatchObject({ categories: own, inviteMessage });
  expect((await admin.put(url, { categories: own })).json()).toMatchObject({ inviteMessage });
  for (const [categories, sentence] of [
    [[], 'Name at least one category'],
    [['OC', 'oc'], 'A category is there twice'],
    ['OC', 'Categories must be a list'],
    [['\ud800'], 'Each category has 1 to 30 characters that can be shown'],
  ]) {
    const response = await admin.put(url, { inviteMessage, categories });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ categories: sentence });
  }
});

const refused: [string, unknown, string][] = [
  ['an empty message', '', 'Message is required'],
  ['spaces', '  ', 'Message is required'],
  ['a number', 5, 'Message is required'],
  ['more than 500 characters', `{link}${'x'.repeat(500)}`, 'Please keep this to 500 characters or fewer'],
  [
    'a message without the link',
    'Hello {name}',
    'The message must contain {link}: without it the person cannot choose a password.',
  ],
];

test.each(refused)('PUT refuses %s and names the field', async (_, message, sentence) => {
  const { asAdmin } = college();
  const response = await (await asAdmin()).put(url, { inviteMessage: message });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ inviteMessage: sentence });
});

test('only admins read and change the settings: 401 for an anonymous request, 403 for students and faculty', async () => {
  const { anonymous, asStudent, asFaculty } = college();
  for (const caller of [await asStudent(), await asFaculty()]) {
    expect((await caller.get(url)).statusCode).toBe(403);
    expect((await caller.put(url, { inviteMessage })).statusCode).toBe(403);
  }
  expect((await anonymous.get(url)).statusCode).toBe(401);
  expect((await anonymous.put(url, { inviteMessage })).statusCode).toBe(401);
});

test('how students pay is kept with the settings, and read by students', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  expect((await student.get('/api/payment-info')).json()).toEqual(noPaymentInfo);
  const paymentInfo = { account: 'Account 1\nIFSC X', upiId: 'college@sbi' };
  expect((await admin.put(url, { paymentInfo })).json()).toMatchObject({ paymentInfo, categories });
  expect((await student.get('/api/payment-info')).json()).toEqual(paymentInfo);
  const wrong = await admin.put(url, { paymentInfo: { ...paymentInfo, upiId: 'college' } });
  expect(wrong.json().fields).toEqual({ 'paymentInfo.upiId': 'A UPI id is written like college@bank' });
  expect((await (await asFaculty()).get('/api/payment-info')).statusCode).toBe(403);
});
