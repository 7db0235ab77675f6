// Transfer and other certificates: what they say, what they need, and what they change.
import { beforeAll, expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aFee } from '#test/factories.ts';
import { pdfStructure } from '#test/pdf-structure.ts';

const college = shareApp();
let admin: Caller;

beforeAll(async () => {
  admin = await college().asAdmin();
});

const born = { gender: 'Female', dob: '2007-04-14', nationality: 'Indian', religion: 'Hindu' };

async function aStudentOf(fields: object = {}) {
  const student = await college().asStudent({
    firstName: 'లక్ష్మీ Asha',
    lastName: 'Naidu',
    year: 'SECOND',
    personalInfo: born,
    ...fields,
  });
  const url = `/api/students/${student.id}`;
  return { student, url, certificates: `${url}/certificates` };
}

async function textOf({ id }: { id: string }, caller = admin) {
  const { rawPayload } = await caller.get(`/api/certificates/${id}/document.pdf`);
  const { outline, untagged } = pdfStructure(rawPayload);
  expect(untagged).toBe('');
  return outline.join('\n');
}

test('a transfer certificate has the lines of the settings, and the student has left on its day, at once', async () => {
  const { student, url, certificates } = await aStudentOf({ batch: '2025' });
  const lines = [{ label: 'Identification marks', text: 'A mole on the left hand' }];
  const made = await admin.post(certificates, {
    kind: 'transfer',
    reason: 'Family moves to Guntur',
    leftOn: '2026-11-18',
    lines,
  });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ serial: expect.stringContaining('/TC/'), duplicateOf: null });
  const text = await textOf(made.json());
  for (const part of [
    'H1 Transfer certificate',
    'Asha Naidu',
    '14-04-2007',
    'Fourteenth April two thousand seven',
    'A mole on the left hand',
    'Second year',
    'Family moves to Guntur',
    '18 Nov 2026',
    'It is certified that these particulars agree',
  ])
    expect(text).toContain(part);
  expect((await admin.get(url)).json()).toMatchObject({ status: 'LEFT', statusSince: '2026-11-18' });
  // Who has left cannot sign in.
  expect((await student.get(url)).statusCode).toBe(401);
  const history = (await admin.get(`${url}/history`)).json();
  expect(history.map(({ noun }: { noun: string }) => noun)).toEqual(
    expect.arrayContaining(['certificate', 'student']),
  );
});

test('there is one original for ever: a second copy needs a reason, says DUPLICATE and repeats it', async () => {
  const { url, certificates } = await aStudentOf();
  const first = (await admin.post(certificates, { kind: 'transfer', conduct: 'Very good' })).json();
  const silent = await admin.post(certificates, { kind: 'transfer' });
  expect(silent.statusCode).toBe(409);
  expect(silent.json().fields.reason).toContain(`The transfer certificate ${first.serial} was issued on`);
  const second = await admin.post(certificates, { kind: 'transfer', reason: 'The first was lost' });
  expect(second.statusCode).toBe(201);
  expect(second.json()).toMatchObject({ duplicateOf: first.serial, reason: 'The first was lost' });
  const text = await textOf(second.json());
  expect(text).toContain('H1 Transfer certificate – DUPLICATE');
  expect(text).toContain(`DUPLICATE of ${first.serial} of 20 Nov 2026. Reason: The first was lost.`);
  expect(text).toContain('Very good');
  expect((await admin.get(`${url}/transfer-draft`)).json()).toMatchObject({ original: first.serial });
  // A withdrawn original stays the one original.
  await admin.post(`/api/certificates/${first.id}/withdrawal`, { reason: 'Wrong year' });
  expect((await admin.post(certificates, { kind: 'transfer' })).statusCode).toBe(409);
});

test('the status is not put back while the certificate is valid; withdrawn, it is', async () => {
  const { url, certificates } = await aStudentOf();
  const { id, serial } = (await admin.post(certificates, { kind: 'transfer' })).json();
  const [change] = (await admin.get('/api/bulk-changes')).json();
  const undo = () => admin.post(`/api/bulk-changes/${change.id}/reversal`);
  const refused = await undo();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe(
    `Transfer certificate ${serial} of లక్ష్మీ Asha Naidu is valid: withdraw it first. Nothing was undone.`,
  );
  expect((await admin.get(url)).json()).toMatchObject({ status: 'LEFT' });
  await admin.post(`/api/certificates/${id}/withdrawal`, { reason: 'The student stays' });
  expect((await undo()).statusCode).toBe(200);
  expect((await admin.get(url)).json()).toMatchObject({ status: 'ACTIVE' });
});

test('an intern leaves as graduated; one who has left keeps the day', async () => {
  const intern = await aStudentOf({ year: 'FOURTH', status: 'INTERN' });
  await admin.post(intern.certificates, { kind: 'transfer' });
  expect((await admin.get(intern.url)).json()).toMatchObject({
    status: 'GRADUATED',
    statusSince: '2026-11-20',
  });
  const gone = await aStudentOf({ status: 'LEFT', statusSince: '2026-05-04' });
  const made = (await admin.post(gone.certificates, { kind: 'transfer', leftOn: '2026-11-20' })).json();
  expect(await textOf(made)).toContain('4 May 2026');
  expect((await admin.get(gone.url)).json()).toMatchObject({ status: 'LEFT', statusSince: '2026-05-04' });
});

test('what is missing is named before a number is given, and nothing changes', async () => {
  const { url, certificates } = await aStudentOf({ personalInfo: { ...born, dob: null } });
  const refused = await admin.post(certificates, { kind: 'transfer' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: 'Transfer certificate of లక్ష్మీ Asha Naidu: this is missing: Date of Birth.',
    missing: [{ label: 'Date of Birth', tab: 'record' }],
  });
  expect((await admin.get(url)).json().status).toBe('ACTIVE');
  expect((await admin.get(certificates)).json()).toEqual([]);
  const { missing } = (await admin.get(`${url}/transfer-draft`)).json();
  expect(missing).toEqual([{ label: 'Date of Birth', tab: 'record' }]);
  const early = await admin.post(certificates, { kind: 'course-completion' });
  expect(early.json().error).toContain('The status Intern or Graduated');
  const future = await admin.post(certificates, { kind: 'transfer', leftOn: '2026-11-21' });
  expect(future.json().fields).toEqual({ leftOn: 'Date of leaving cannot be in the future' });
});

test('letters that no paper can print are refused in every line, before a number is given', async () => {
  const { certificates } = await aStudentOf();
  const refused = await admin.post(certificates, { kind: 'transfer', reason: 'ਪਿੰਡ' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toContain('‘ਪਿੰਡ’');
  expect((await admin.get(certificates)).json()).toEqual([]);
});

test.each([
  ['conduct', {}, 'the conduct of the student in that time was: good.', 'CC'],
  ['custodian', {}, 'are in the custody of this college', 'CU'],
  ['course-completion', { year: 'FOURTH', status: 'GRADUATED' }, 'has completed the four years', 'CO'],
  [
    'internship-completion',
    { year: 'FOURTH', status: 'INTERN', statusSince: '2026-05-01' },
    'compulsory internship of 6 months in Bachelor of Physiotherapy (BPT) from 1 May 2026 to 20 Nov 2026',
    'IC',
  ],
])('a %s certificate says what it is', async (kind, fields, words, mark) => {
  const { certificates } = await aStudentOf(fields);
  const made = await admin.post(certificates, { kind });
  expect(made.json().serial).toContain(`/${mark}/`);
  expect(await textOf(made.json())).toContain(words);
  const { code } = made.json();
  expect((await college().anonymous.get(`/api/verifications/${code}`)).json().kind).toBe(kind);
});

test('each desk clears a student or says why not; the no-dues certificate waits for all, and for the fees', async () => {
  const { student, url, certificates } = await aStudentOf();
  const desks = (await student.get(`${url}/no-dues`)).json();
  expect(desks.map(({ desk, state }: { desk: string; state: string }) => [desk, state])).toEqual([
    ['office', 'open'],
    ['library', 'open'],
    ['laboratory', 'open'],
    ['clinic', 'open'],
  ]);
  const silent = await admin.put(`${url}/no-dues/library`, { cleared: false });
  expect(silent.json().fields).toEqual({ reason: 'Say what is still owed' });
  const refused = await admin.put(`${url}/no-dues/library`, { cleared: false, reason: 'Two books' });
  expect(refused.json()).toMatchObject({
    state: 'refused',
    cleared: false,
    reason: 'Two books',
    on: '2026-11-20',
  });
  expect((await admin.put(`${url}/no-dues/hostel`, { cleared: true })).statusCode).toBe(404);
  expect((await student.put(`${url}/no-dues/library`, { cleared: true })).statusCode).toBe(403);

  for (const desk of ['office', 'laboratory', 'clinic'])
    expect((await admin.put(`${url}/no-dues/${desk}`, { cleared: true })).statusCode).toBe(200);
  const fee = (await admin.post(`${url}/fees`, aFee({ amount: 1200 }))).json();
  // What the government pays is not due from the student.
  const promised = aFee({
    label: 'Reimbursed fee',
    amount: 35_000,
    payableBy: 'government',
    dueOn: '2026-01-05',
  });
  expect((await admin.post(`${url}/fees`, promised)).statusCode).toBe(201);
  expect((await admin.post(certificates, { kind: 'no-dues' })).json().missing).toEqual([
    { label: 'Library (Two books)', tab: 'certificates' },
    { label: '₹ 1,200 of fees', tab: 'fees' },
  ]);
  await admin.put(`${url}/no-dues/library`, { cleared: true });
  await admin.delete(`${url}/fees/${fee.id}`);
  const made = await admin.post(certificates, { kind: 'no-dues' });
  expect(made.statusCode).toBe(201);
  expect(await textOf(made.json())).toMatch(/Library[\s\S]*20 Nov 2026/);
  const history = (await admin.get(`${url}/history`)).json();
  expect(history).toEqual(
    expect.arrayContaining([expect.objectContaining({ noun: 'no-dues', label: 'Library' })]),
  );
});

test('a student asks for a paper, the office takes it in hand, and issuing it makes it ready', async () => {
  const { student, url, certificates } = await aStudentOf();
  const asked = await student.post(`${url}/certificate-requests`, { kind: 'bonafide', purpose: 'Bank loan' });
  expect(asked.statusCode).toBe(201);
  expect(asked.json()).toMatchObject({ state: 'asked', askedOn: '2026-11-20', dueOn: '2026-11-23' });
  const again = await student.post(`${url}/certificate-requests`, { kind: 'bonafide' });
  expect(again.statusCode).toBe(409);
  const request = `/api/certificate-requests/${asked.json().id}`;
  expect((await student.put(request, { state: 'ready' })).statusCode).toBe(403);
  expect((await admin.put(request, { state: 'refused' })).json().fields).toEqual({
    reason: 'Say why it is refused',
  });
  expect((await admin.put(request, { state: 'in hand' })).json().state).toBe('in hand');
  const queue = (await admin.get('/api/certificate-requests?state=open&q=Naidu')).json();
  expect(queue.map(({ id }: { id: string }) => id)).toContain(asked.json().id);

  const made = (await admin.post(certificates, { kind: 'bonafide' })).json();
  expect(made.purpose).toBe('Bank loan');
  const [own] = (await student.get(`${url}/certificate-requests`)).json();
  expect(own).toMatchObject({ state: 'ready', certificateId: made.id });
  expect((await admin.put(request, { state: 'refused', reason: 'Late' })).statusCode).toBe(409);
  expect((await student.post(`${url}/certificate-requests`, { kind: 'bonafide' })).statusCode).toBe(201);
});

test('a guardian asks for the own student, and of another one learns nothing', async () => {
  const { student, url } = await aStudentOf();
  const guardian = await college().asGuardian([student.id]);
  const asked = await guardian.post(`${url}/certificate-requests`, { kind: 'study', purpose: 'Scholarship' });
  expect(asked.statusCode).toBe(201);
  expect((await guardian.get(`${url}/certificate-requests`)).json()).toHaveLength(1);
  const other = await aStudentOf();
  expect((await guardian.post(`${other.url}/certificate-requests`, { kind: 'study' })).statusCode).toBe(404);
});

test('a request is seen by its student and the office alone, waits on the office’s first screen and outlives a deletion', async () => {
  const { student, url } = await aStudentOf();
  const other = await college().asStudent();
  await student.post(`${url}/certificate-requests`, { kind: 'conduct', purpose: 'Hostel' });
  for (const [caller, status] of [
    [other, 403],
    [await college().asFaculty(), 403],
    [await college().asStaff('cashier'), 403],
    [await college().asStaff('principal'), 200],
    [college().anonymous, 401],
  ] as const)
    expect((await caller.get('/api/certificate-requests')).statusCode).toBe(caller === other ? 403 : status);
  expect((await other.get(`${url}/certificate-requests`)).statusCode).toBe(403);
  const { tasks } = (await admin.get('/api/office-tasks')).json();
  expect(tasks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'certificates-asked', until: expect.stringMatching(/^2026-11/) }),
    ]),
  );
  await admin.put(`${url}/no-dues/office`, { cleared: true });
  await admin.delete(url);
  await admin.post(`${url}/restoration`);
  expect((await admin.get(`${url}/certificate-requests`)).json()).toHaveLength(1);
  expect((await admin.get(`${url}/no-dues`)).json()[0]).toMatchObject({ desk: 'office', state: 'cleared' });
});

test('the office sets desks, days and the lines of the transfer certificate', async () => {
  const { student, url, certificates } = await aStudentOf();
  const { papers } = (await admin.get('/api/settings')).json();
  const bad = { ...papers, transferLines: ['Name: {nickname}'] };
  expect((await admin.put('/api/settings', { papers: bad })).statusCode).toBe(400);
  const saved = await admin.put('/api/settings', {
    papers: {
      ...papers,
      desks: ['Hostel (girls)'],
      requestDays: { ...papers.requestDays, transfer: null, study: 1 },
      transferLines: ['Born: {birthDateInWords}'],
    },
  });
  expect(saved.statusCode).toBe(200);
  expect((await admin.put(`${url}/no-dues/hostel%20(girls)`, { cleared: true })).statusCode).toBe(200);
  const kinds = (await student.get('/api/certificate-kinds')).json();
  expect(kinds).toContainEqual({ kind: 'study', days: 1 });
  expect(kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('transfer');
  const asked = await student.post(`${url}/certificate-requests`, { kind: 'transfer' });
  expect(asked.json().fields.kind).toContain('please ask at the office');
  const made = (await admin.post(certificates, { kind: 'transfer' })).json();
  const text = await textOf(made);
  expect(text).toContain('Born');
  expect(text).not.toContain('Conduct');
  await admin.put('/api/settings', { papers });
});

test('the wording of the other certificates is a setting; what was issued stays as it was', async () => {
  const { certificates } = await aStudentOf();
  const { papers } = (await admin.get('/api/settings')).json();
  const before = (await admin.post(certificates, { kind: 'study' })).json();
  const word = async (study: string) =>
    admin.put('/api/settings', { papers: { ...papers, wordings: { ...papers.wordings, study } } });
  const refused = await word('{name} left on {leftOn}');
  expect(refused.json().fields['papers.wordings.study']).toContain('In braces stand only {student}');
  expect((await word('')).json().fields).toEqual({ 'papers.wordings.study': 'Say what is certified' });
  expect((await word('{name} reads for the {course}, born {birthDateInWords}.')).statusCode).toBe(200);
  const after = (await admin.post(certificates, { kind: 'study' })).json();
  // A user gets a number of papers in a minute.
  const reader = await college().asAdmin();
  expect(await textOf(after, reader)).toMatch(/reads for the Bachelor of Physiotherapy \(BPT\), born \w+/);
  expect(await textOf(before, reader)).toContain('has been studying');
  // A fact that the wording names and the college does not know is missing before a number is given.
  const unborn = await aStudentOf({ personalInfo: { ...born, dob: null } });
  const answer = await admin.post(unborn.certificates, { kind: 'study' });
  expect(answer.json().missing).toEqual([{ label: 'Date of Birth', tab: 'record' }]);
  await admin.put('/api/settings', { papers });
});
