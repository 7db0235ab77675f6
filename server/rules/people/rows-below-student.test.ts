import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aFee, aGrade, aResult, aSubject } from '#test/factories.ts';

const college = shareApp();
const include = 'include=fees,results.subject,gradeInfo.subject';

async function withSubject(admin: Caller) {
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  return {
    subject,
    aResult: (result?: object) => aResult(subject, result),
    aGrade: (grade?: object) => aGrade(subject, grade),
  };
}

test('a fee is entered, changed, removed, and the student reads it', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const url = `/api/students/${student.id}/fees`;
  const made = await admin.post(url, aFee());
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({ ...aFee(), id: expect.any(String), version: 1 });
  const paid = await admin.put(`${url}/${made.json().id}`, aFee({ paid: 20_000, paidOn: '2026-11-18' }));
  expect(paid.json()).toMatchObject({ paid: 20_000, paidOn: '2026-11-18' });
  expect((await student.get(`/api/students/${student.id}?${include}`)).json().fees).toEqual([paid.json()]);
  expect((await admin.delete(`${url}/${made.json().id}`)).statusCode).toBe(204);
  expect((await student.get(`/api/students/${student.id}?${include}`)).json().fees).toEqual([]);
});

test('an amount paid without a date was paid today, and an unpaid fee has no payment date', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const url = `/api/students/${student.id}/fees`;
  for (const [index, paidOn] of [undefined, null, ''].entries()) {
    const fee = aFee({ paid: 1, amount: 1000 + index, dueOn: `2026-12-1${index}` });
    expect((await admin.post(url, { ...fee, paidOn })).json().paidOn).toBe('2026-11-20');
  }
  expect((await admin.post(url, aFee({ paid: 0, paidOn: '2026-01-01' }))).json().paidOn).toBeNull();
  const { paid: _, ...rest } = aFee();
  expect((await admin.post(url, { ...rest, label: 'Fee without payment' })).json().paid).toBe(0);
});

test('results and grades are entered with a subject, changed and removed', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const { subject, aResult, aGrade } = await withSubject(admin);
  const base = `/api/students/${student.id}`;
  const { subjectId: _, ...resultRest } = aResult();
  const result = await admin.post(`${base}/results`, aResult());
  expect(result.statusCode).toBe(201);
  expect(result.json()).toEqual({ ...resultRest, id: expect.any(String), subject, version: 1 });
  const { subjectId: __, ...gradeRest } = aGrade();
  const grade = await admin.post(`${base}/grades`, aGrade());
  expect(grade.json()).toEqual({ ...gradeRest, id: expect.any(String), subject, version: 1 });
  const better = await admin.put(`${base}/results/${result.json().id}`, aResult({ marks: 25 }));
  expect(better.json()).toMatchObject({ marks: 25 });
  const worse = await admin.put(`${base}/grades/${grade.json().id}`, aGrade({ gradePoint: 0, grade: 'F' }));
  expect(worse.json()).toMatchObject({ grade: 'F', gradePoint: 0 });
  const record = (await student.get(`${base}?${include}`)).json();
  expect(record).toMatchObject({ results: [better.json()], gradeInfo: [worse.json()] });
  expect((await admin.delete(`${base}/results/${result.json().id}`)).statusCode).toBe(204);
  expect((await admin.delete(`${base}/grades/${grade.json().id}`)).statusCode).toBe(204);
  expect((await student.get(`${base}?${include}`)).json()).toMatchObject({ results: [], gradeInfo: [] });
});

const badInputs: [string, string, object, string, string][] = [
  ['fees', 'no label', { label: '' }, 'label', 'Label is required'],
  ['fees', 'no amount', { amount: undefined }, 'amount', 'Amount must be a number of rupees'],
  ['fees', 'an amount of 0', { amount: 0 }, 'amount', 'Amount must be more than 0'],
  ['fees', 'half a rupee', { amount: 10.5 }, 'amount', 'Amount must be in whole rupees'],
  ['fees', 'more than all', { amount: 1e9 }, 'amount', 'Amount is at most ₹ 1,00,00,000'],
  ['fees', 'less than nothing paid', { paid: -1 }, 'paid', 'Paid cannot be less than 0'],
  ['fees', 'more paid than owed', { paid: 50_001 }, 'paid', 'Paid cannot be more than the amount'],
  ['fees', 'no due date', { dueOn: '' }, 'dueOn', 'Due date is required'],
  [
    'fees',
    'a number for a date',
    { dueOn: 20_261_301 },
    'dueOn',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  [
    'fees',
    'a month that is none',
    { dueOn: '2026-13-01' },
    'dueOn',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  [
    'fees',
    'a wrong day of payment',
    { paidOn: '2026-02-30' },
    'paidOn',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  ['results', 'no subject', { subjectId: '' }, 'subjectId', 'Choose a subject'],
  ['results', 'an unknown subject', { subjectId: randomUUID() }, 'subjectId', 'There is no such subject'],
  ['results', 'no exam', { exam: '' }, 'exam', 'Exam is required'],
  ['results', 'words for marks', { marks: 'ten' }, 'marks', 'Marks must be a number'],
  ['results', 'more marks than there are', { marks: 26 }, 'marks', 'Marks cannot be more than the maximum'],
  ['results', 'no marks to have', { marks: 0, maxMarks: 0 }, 'maxMarks', 'Maximum marks must be more than 0'],
  ['results', 'tomorrow', { heldOn: '2026-11-21' }, 'heldOn', 'Held on cannot be in the future'],
  ['results', 'no date', { heldOn: null }, 'heldOn', 'Date is required'],
  ['grades', 'an unknown subject', { subjectId: randomUUID() }, 'subjectId', 'There is no such subject'],
  ['grades', 'no grade', { grade: ' ' }, 'grade', 'Grade is required'],
  ['grades', 'a grade point of 11', { gradePoint: 11 }, 'gradePoint', 'Grade point is 0 to 10'],
  ['grades', 'no term', { term: '' }, 'term', 'Term is required'],
];

test.each(badInputs)(
  'POST and PUT of %s refuse %s and name the field',
  async (path, _, change, field, message) => {
    const { asAdmin, asStudent } = college();
    const [admin, student] = [await asAdmin(), await asStudent()];
    const { aResult, aGrade } = await withSubject(admin);
    const good = { fees: aFee(), results: aResult(), grades: aGrade() }[path];
    const url = `/api/students/${student.id}/${path}`;
    const { id } = (await admin.post(url, good)).json();
    for (const response of [
      await admin.post(url, { ...good, ...change }),
      await admin.put(`${url}/${id}`, { ...good, ...change }),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ [field]: message });
    }
  },
);

test.each(['fees', 'results', 'grades'])(
  '%s: the second of two editors is told (412) and overwrites nothing',
  async (path) => {
    const { asAdmin, asStudent } = college();
    const [admin, student] = [await asAdmin(), await asStudent()];
    const { aResult, aGrade } = await withSubject(admin);
    const input = { fees: aFee(), results: aResult(), grades: aGrade() }[path] ?? {};
    const url = `/api/students/${student.id}/${path}`;
    const made = await admin.post(url, input);
    const row = `${url}/${made.json().id}`;
    const etag = made.headers.etag as string;
    const named = { fees: { label: 'K' }, results: { exam: 'K' }, grades: { term: 'K' } }[path] ?? {};
    const saved = await admin.put(row, { ...input, ...named }, { 'if-match': etag });
    expect(saved.json()).toEqual({ ...made.json(), ...named, version: 2 });
    expect(saved.headers.etag).toBe('"2"');
    const late = await admin.put(row, { ...input, label: 'L', exam: 'L', term: 'L' }, { 'if-match': etag });
    expect(late.statusCode).toBe(412);
    const record = (await admin.get(`/api/students/${student.id}?${include}`)).json();
    const key = path === 'grades' ? 'gradeInfo' : path;
    expect(record[key]).toEqual([saved.json()]);
    expect((await admin.put(row, input)).json().version).toBe(3);
  },
);

test('fees with the same due date are in the order of their creation', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const labels = Array.from({ length: 12 }, (_, index) => `Fee ${index}`);
  for (const label of labels) await admin.post(`/api/students/${student.id}/fees`, aFee({ label }));
  const { fees } = (await admin.get(`/api/students/${student.id}?${include}`)).json();
  expect(fees.map(({ label }: { label: string }) => label)).toEqual(labels);
});

test('a row is found only with the id of its own student', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student, other] = [await asAdmin(), await asStudent(), await asStudent()];
  const fee = (await admin.post(`/api/students/${student.id}/fees`, aFee())).json();
  const wrong = `/api/students/${other.id}/fees/${fee.id}`;
  expect((await admin.put(wrong, aFee())).statusCode).toBe(404);
  expect((await admin.delete(wrong)).statusCode).toBe(404);
  const { fees } = (await admin.get(`/api/students/${student.id}?${include}`)).json();
  expect(fees).toEqual([fee]);
});

test.each(['fees', 'results', 'grades'])(
  '%s: 404 for an unknown id, 403 for all but admins, 401 for an anonymous request',
  async (path) => {
    const { anonymous, asAdmin, asFaculty, asStudent } = college();
    const [admin, student] = [await asAdmin(), await asStudent()];
    const { aResult, aGrade } = await withSubject(admin);
    const payload = { fees: aFee(), results: aResult(), grades: aGrade() }[path];
    const calls = [
      { method: 'POST', url: `/api/students/${student.id}/${path}`, payload },
      { method: 'PUT', url: `/api/students/${student.id}/${path}/${randomUUID()}`, payload },
      { method: 'DELETE', url: `/api/students/${student.id}/${path}/${randomUUID()}` },
    ] as const;
    for (const call of calls) {
      for (const caller of [student, await asFaculty()]) {
        expect((await caller.inject(call)).statusCode).toBe(403);
      }
      expect((await anonymous.inject(call)).statusCode).toBe(401);
      if (call.method !== 'POST') expect((await admin.inject(call)).statusCode).toBe(404);
    }
    expect((await admin.post(`/api/students/${randomUUID()}/${path}`, payload)).statusCode).toBe(404);
  },
);
