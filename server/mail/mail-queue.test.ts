// Emails to a real mail server: to the readers of a message, and to whoever has forgotten the password.
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startCollege } from '#content/start-college.ts';
import { claimMail } from '#server/db/people/mails.ts';
import type { PasswordRequest } from '#shared/account/password-requests.ts';
import type { Message } from '#shared/people/messages.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { smtpRefusal, startMailServer } from '#test/servers/mail-server.ts';
import { sendDueMails } from './mail-queue.ts';
import { openSmtp } from './smtp.ts';

/** A mail server that ends with the test. */
async function openMailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}

const minute = 60_000;
const from = 'College <office@college.example>';
const anEmail = () => `${randomUUID()}@people.example`;

/** A college whose mail server is at this address. */
async function collegeWith(url: string) {
  const college = await startApp({ environment: { SMTP_URL: url, MAIL_FROM: from } });
  const { db, clock, settings } = college;
  const smtp = openSmtp({ url, from });
  const warnings: unknown[] = [];
  const log = { warn: (entry: unknown) => void warnings.push(entry) };
  return {
    ...college,
    warnings,
    office: await college.asStaff('office'),
    sendMails: () => sendDueMails({ db, clock, settings, smtp, log }),
  };
}
type College = Awaited<ReturnType<typeof collegeWith>>;

/** A message to a new student. @returns a function that reads how it went */
async function writeTo(college: College, student: Parameters<TestApp['asStudent']>[0] = {}) {
  const contactInfo = { email: anEmail(), ...student.contactInfo };
  const { id } = await college.asStudent({ firstName: 'Sita', lastName: 'Rao', ...student, contactInfo });
  const message = { text: 'Dear {name}, college is closed {today}.', channel: 'email' };
  const made = await college.office.post('/api/messages', { ...message, readers: [{ kind: 'student', id }] });
  expect(made.statusCode).toBe(201);
  return async () => {
    const [found] = (await (await college.asAdmin()).get(`/api/messages?studentId=${id}`)).json<Message[]>();
    const { state = '', reason = '', at = '' } = found?.readers[0] ?? {};
    return { state, reason, at };
  };
}

const ask = (college: TestApp, name: string, role = 'student') =>
  college.anonymous.post('/api/auth/password-requests', { role, name });
const waiting = async ({ office }: College): Promise<PasswordRequest[]> =>
  (await office.get('/api/office-tasks')).json().passwordRequests;

test('a message goes to all who have an address, in the language of each, and the record says so', async () => {
  const server = await openMailServer();
  const college = await collegeWith(`smtp://${server.host}`);
  const [student, teacher] = [
    await college.asStudent({
      firstName: 'Sita',
      lastName: 'Rao',
      contactInfo: { email: 'sita@people.example' },
    }),
    await college.asFaculty({
      firstName: 'Asha',
      lastName: 'Killi',
      contactInfo: { email: 'asha@people.example' },
    }),
  ];
  const mother = await college.asGuardian([student.id]);
  await student.put('/api/account/language', { language: 'te' });
  const made = await college.office.post('/api/messages', {
    text: 'Dear {name}, {college} is closed {today}.',
    textTe: 'ప్రియమైన {name}, సెలవు.',
    channel: 'email',
    readers: [
      { kind: 'student', id: student.id },
      { kind: 'faculty', id: teacher.id },
      { kind: 'guardian', id: mother.id },
    ],
  });
  expect(made.json<Message>().readers.map(({ state, email, reason }) => [state, email, reason])).toEqual([
    ['prepared', 'sita@people.example', ''],
    ['prepared', 'asha@people.example', ''],
    ['failed', '', 'No email address is known'],
  ]);
  college.wait(minute);
  await college.sendMails();
  expect(server.letters.map(({ to, text }) => [to, text.trim()])).toEqual([
    [['sita@people.example'], 'ప్రియమైన Sita Rao, సెలవు.'],
    [['asha@people.example'], 'Dear Asha Killi, Vamsadhara College of Physiotherapy is closed {today}.'],
  ]);
  const headers = server.letters[1]?.headers ?? '';
  expect(headers).toMatch(/^From: College <office@college\.example>$/m);
  expect(headers).toMatch(/^To: Asha Killi <asha@people\.example>$/m);
  expect(headers).toMatch(/^Reply-To: office@vcp\.example$/m);
  expect(headers).toMatch(/^Subject: A message from Vamsadhara College of Physiotherapy$/m);
  const [found] = (await college.office.get('/api/messages')).json<Message[]>();
  expect(found?.readers.map(({ state, at }) => `${state} ${at}`)).toEqual([
    'sent 2026-11-20T06:01:00.000Z',
    'sent 2026-11-20T06:01:00.000Z',
    'failed 2026-11-20T06:00:00.000Z',
  ]);
  await college.sendMails();
  expect(server.letters).toHaveLength(2);
});

test('a forgotten password: a link comes by email, works once and signs in', async () => {
  const server = await openMailServer();
  const college = await collegeWith(`smtp://${server.host}`);
  const email = anEmail();
  const student = await college.asStudent({ contactInfo: { email } });
  const known = await ask(college, email);
  const unknown = await ask(college, anEmail());
  expect([known.statusCode, unknown.statusCode, unknown.json()]).toEqual([202, 202, known.json()]);
  await college.sendMails();
  const [letter, ...more] = server.letters;
  expect([letter?.to, more]).toEqual([[email], []]);
  expect(await waiting(college)).toEqual([]);
  const [, token] = /\/set-password#([\w-]{43})\s/.exec(letter?.text ?? '') ?? [];
  const choose = () => college.anonymous.post('/api/auth/passwords', { token, password: 'banyan-roots-62' });
  expect((await choose()).json()).toMatchObject({ user: { id: student.id } });
  expect((await choose()).statusCode).toBe(400);
  // Neither the link nor the address is in what is kept of it.
  const kept = await college.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_id', '=', student.id)
    .execute();
  expect(kept.map(({ action, label }) => `${action} ${label}`)).toEqual(['invite by email']);
  expect(JSON.stringify([kept, college.warnings])).not.toContain(token);
});

test('a link by email is good for an hour after it was sent, and a newer one ends it', async () => {
  const server = await openMailServer();
  const college = await collegeWith(`smtp://${server.host}`);
  const email = anEmail();
  await college.asFaculty({ contactInfo: { email } });
  const link = async () => {
    await ask(college, email, 'faculty');
    await college.sendMails();
    return /#([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1];
  };
  const choose = async (token: string | undefined) =>
    (await college.anonymous.post('/api/auth/passwords', { token, password: 'banyan-roots-62' })).statusCode;
  const [first, second] = [await link(), await link()];
  expect(await choose(first)).toBe(400);
  college.wait(60 * minute);
  expect(await choose(second)).toBe(400);
  college.wait(minute);
  const third = await link();
  college.wait(59 * minute);
  expect(await choose(third)).toBe(200);
});

test('whoever asks from many networks gets three emails an hour; staff, guardians and those whom no email reaches stand on the first screen', async () => {
  const server = await openMailServer({
    toRecipient: (address) =>
      address.startsWith('gone') ? smtpRefusal(550, '5.1.1 No such mailbox here') : undefined,
  });
  const college = await collegeWith(`smtp://${server.host}`);
  const email = anEmail();
  const student = await college.asStudent({ contactInfo: { email } });
  const head = await college.asFaculty({ contactInfo: { email: 'head@people.example' } });
  await college.db
    .updateTable('accounts')
    .set({ permissions: 'principal' })
    .where('id', '=', head.accountId)
    .execute();
  const gone = await college.asStudent({ contactInfo: { email: 'gone@people.example' } });
  const mother = await college.asGuardian([student.id]);
  const { phone } = (await college.office.get(`/api/guardians/${mother.id}`)).json();
  for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
    const payload = { role: 'student', name: email };
    await college.app.inject({
      method: 'POST',
      url: '/api/auth/password-requests',
      payload,
      remoteAddress: network,
    });
    await college.sendMails();
  }
  expect(server.letters).toHaveLength(3);
  await ask(college, 'head@people.example', 'faculty');
  await ask(college, 'gone@people.example');
  await ask(college, phone, 'guardian');
  await college.sendMails();
  expect(server.letters).toHaveLength(3);
  const admin = await college.asAdmin();
  const all: PasswordRequest[] = (await admin.get('/api/office-tasks')).json().passwordRequests;
  expect(all.map(({ recordId }) => recordId).sort()).toEqual(
    [student.id, head.id, gone.id, mother.id].sort(),
  );
});

test('a refused email: one that is refused for good fails at once with the reason, any other is tried again after 1, 5 and 30 minutes', async () => {
  let answer: Error | undefined;
  const server = await openMailServer({
    toRecipient: (address) =>
      address.startsWith('gone') ? smtpRefusal(550, '5.1.1 No such mailbox here') : undefined,
    toLetter: () => answer,
  });
  const college = await collegeWith(`smtp://${server.host}`);
  const gone = await writeTo(college, { contactInfo: { email: 'gone@people.example' } });
  await college.sendMails();
  expect(await gone()).toMatchObject({ state: 'failed', reason: '550 5.1.1 No such mailbox here' });

  answer = smtpRefusal(554, '5.7.1 Bounced as spam');
  const bounced = await writeTo(college);
  await college.sendMails();
  expect(await bounced()).toMatchObject({ state: 'failed', reason: '554 5.7.1 Bounced as spam' });

  answer = smtpRefusal(451, '4.7.1 Come again later');
  const late = await writeTo(college);
  await college.sendMails();
  await college.sendMails();
  expect(await late()).toMatchObject({ state: 'prepared', reason: '451 4.7.1 Come again later' });
  const { mail } = (await (await college.asAdmin()).get('/api/health')).json();
  expect(mail).toEqual({ waiting: 1, notTaken: 1 });
  answer = undefined;
  college.wait(minute - 1);
  await college.sendMails();
  expect(server.letters).toEqual([]);
  college.wait(1);
  await college.sendMails();
  expect(await late()).toMatchObject({ state: 'sent', reason: '' });
});

test('after four tries it has failed, and the mail server was asked no oftener', async () => {
  let tries = 0;
  const server = await openMailServer({
    toRecipient: () => {
      tries += 1;
      return smtpRefusal(450, '4.2.1 Busy');
    },
  });
  const college = await collegeWith(`smtp://${server.host}`);
  const email = anEmail();
  const student = await college.asStudent({ contactInfo: { email } });
  const message = await writeTo(college);
  await ask(college, email);
  for (const wait of [0, 1, 5, 30, 30, 30]) {
    college.wait(wait * minute);
    await college.sendMails();
  }
  expect(await message()).toMatchObject({ state: 'failed', reason: '450 4.2.1 Busy' });
  expect(tries).toBe(8);
  const [request] = (await (await college.asAdmin()).get('/api/office-tasks')).json().passwordRequests;
  expect(request).toMatchObject({ recordId: student.id });
});

test('a mail server that does not greet, or is away, holds nothing up', async () => {
  const slow = await openMailServer({ onConnect: () => undefined });
  const college = await collegeWith(`smtp://${slow.host}?greetingTimeout=200`);
  const message = await writeTo(college);
  await college.sendMails();
  expect(await message()).toMatchObject({ state: 'prepared', reason: expect.stringMatching(/greeting/i) });
  const away = await collegeWith('smtp://127.0.0.1:9');
  const other = await writeTo(away);
  await away.sendMails();
  expect(await other()).toMatchObject({ state: 'prepared', reason: expect.stringContaining('ECONNREFUSED') });
});

test('what a stopped server was sending is sent by the next one', async () => {
  const server = await openMailServer();
  const college = await collegeWith(`smtp://${server.host}`);
  const message = await writeTo(college);
  expect(await claimMail(college.db, college.clock())).toBeDefined();
  await college.sendMails();
  expect(server.letters).toEqual([]);
  college.wait(minute);
  await college.sendMails();
  expect([(await message()).state, server.letters.length]).toEqual(['sent', 1]);
});

test('TLS: an unknown certificate is not trusted unless the settings say so, and a password never goes in the clear', async () => {
  const server = await openMailServer({ secure: true });
  const suspicious = await collegeWith(`smtps://${server.host}`);
  const untrusted = await writeTo(suspicious);
  await suspicious.sendMails();
  expect(await untrusted()).toMatchObject({
    state: 'prepared',
    reason: expect.stringMatching(/certificate/i),
  });
  const trusting = await collegeWith(`smtps://${server.host}?tls.rejectUnauthorized=false`);
  const trusted = await writeTo(trusting);
  await trusting.sendMails();
  expect((await trusted()).state).toBe('sent');
  expect(server.letters).toMatchObject([{ isEncrypted: true }]);

  let passwords = 0;
  const plain = await openMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, answer) => {
      passwords += 1;
      answer(null, { user: 'office' });
    },
  });
  const careless = await collegeWith(`smtp://office:secret@${plain.host}`);
  const message = await writeTo(careless);
  await careless.sendMails();
  expect([(await message()).state, passwords, plain.letters]).toEqual(['prepared', 0, []]);
});

test('a name, an address or a college with a line break in it adds no header and no reader', async () => {
  const server = await openMailServer();
  const college = await collegeWith(`smtp://${server.host}`);
  const inject = '\r\nBcc: eve@bad.example\r\n\r\nspam';
  Object.assign(college.settings, { startCollege: { ...startCollege, name: `College${inject}` } });
  const outcomes = [];
  for (const change of [
    { name: `Sita${inject}` },
    { name: 'Sita <a@bad.example>, "Eve" <eve@bad.example>' },
    { email: `sita@people.example${inject}` },
    { email: 'sita@people.example, eve@bad.example' },
    { email: '"eve@bad.example x"@people.example' },
    { email: 'Eve <eve@bad.example>' },
    { email: 'no address' },
  ]) {
    const message = await writeTo(college, { contactInfo: { email: anEmail() } });
    await college.db.updateTable('message_readers').set(change).where('state', '=', 'prepared').execute();
    await college.sendMails();
    outcomes.push((await message()).state);
  }
  expect(outcomes).toEqual(['sent', 'sent', 'failed', 'failed', 'failed', 'failed', 'failed']);
  for (const { to, headers } of server.letters) {
    expect(to).toEqual([expect.stringMatching(/@people\.example$/)]);
    expect(headers).not.toMatch(/^Bcc/im);
  }
});
