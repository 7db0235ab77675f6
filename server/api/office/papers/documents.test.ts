// On SQLite alone: what the documents read, the tests of the records read on both databases.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFee, aSubject } from '#test/factories.ts';
import { pdfStructure } from '#test/pdf-structure.ts';
import { pdfText } from '#test/pdf-text.ts';

const college = shareApp();

/** A letter that no font has. */
const missing = '\uFFFD';

/** Pages are plain objects in the file; the text of a page is compressed. */
const pageCount = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

test('a student prints the own marks memo and fee statement, the office those of all', async () => {
  const { asAdmin, asFaculty, asStudent } = college();
  const admin = await asAdmin();
  const firstName = 'లక్ష్మీ ప్రసన్న';
  const student = await asStudent({ firstName, enrollmentNumber: 'PDF 1/26' });
  const base = `/api/students/${student.id}`;
  const label = 'హాస్టల్ రుసుము – ₹';
  await admin.post(`${base}/fees`, aFee({ label }));
  for (const caller of [student, admin]) {
    for (const [path, name, title, words] of [
      ['marks-memo', 'marks-memo-PDF-1-26.pdf', 'Marks memo', [firstName]],
      ['fee-statement', 'fee-statement-PDF-1-26.pdf', 'Fee statement', [firstName, label]],
    ] as const) {
      const response = await caller.get(`${base}/${path}.pdf`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toBe(`inline; filename="${name}"`);
      expect(response.body.startsWith('%PDF-1.7')).toBe(true);
      expect(pageCount(response.body)).toBe(1);
      expect(response.body).not.toContain('/Helvetica');
      const { outline, untagged } = pdfStructure(response.rawPayload);
      expect(outline).toContain(`    H1 ${title}`);
      for (const word of words) expect(outline.join('\n')).toContain(word);
      expect(untagged).toBe('');
      expect(pdfText(response.rawPayload)).not.toContain(missing);
    }
  }
  for (const caller of [await asStudent(), await asFaculty()]) {
    expect((await caller.get(`${base}/fee-statement.pdf`)).statusCode).toBe(403);
  }
});

test('many results take several pages', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const subject = (
    await admin.post('/api/subjects', aSubject({ name: 'శరీర నిర్మాణ శాస్త్రం '.repeat(5).trim() }))
  ).json();
  for (let index = 0; index < 30; index += 1) {
    const result = {
      subjectId: subject.id,
      exam: `Exam ${index}`,
      marks: 1,
      maxMarks: 2,
      heldOn: '2026-01-05',
    };
    await admin.post(`/api/students/${student.id}/results`, result);
  }
  const response = await admin.get(`/api/students/${student.id}/marks-memo.pdf`);
  expect(pageCount(response.body)).toBeGreaterThan(1);
});

test('a document has whole letters from any text in a record, or is refused', async () => {
  const { asAdmin, asStudent } = college();
  const admin = await asAdmin();
  for (const [name, isWhole] of [
    ['\u200cక్', true],
    ['x'.repeat(80), true],
    ['Sāmple ẞ 😀', true],
    ['漢字 عربي', false],
    ['క్రీస్తు ప్రియ స్త్రీ', true],
    ['్', true],
    ["O'Neill – “q”", true],
  ] as const) {
    const student = await asStudent({ firstName: name, fatherFirstName: name });
    const response = await admin.get(`/api/students/${student.id}/marks-memo.pdf`);
    expect(response.statusCode).toBe(isWhole ? 200 : 409);
    if (isWhole) expect(pdfText(response.rawPayload)).not.toContain(missing);
  }
});

test('the subjects of a year are a document for every signed-in user', async () => {
  const { anonymous, asAdmin, asStudent } = college();
  await (await asAdmin()).post('/api/subjects', aSubject({ year: 'FOURTH' }));
  const student = await asStudent();
  const response = await student.get('/api/subject-lists/FOURTH.pdf');
  expect(response.headers['content-disposition']).toBe('inline; filename="subjects-fourth-year.pdf"');
  expect(pageCount(response.body)).toBe(1);
  expect((await student.get('/api/subject-lists/FIFTH.pdf')).statusCode).toBe(400);
  expect((await anonymous.get('/api/subject-lists/FIRST.pdf')).statusCode).toBe(401);
});

test('documents of an unknown student: 404 for an admin, 401 for an anonymous request', async () => {
  const { anonymous, asAdmin } = college();
  const admin = await asAdmin();
  for (const path of ['marks-memo', 'fee-statement']) {
    const url = `/api/students/${randomUUID()}/${path}.pdf`;
    expect((await admin.get(url)).statusCode).toBe(404);
    expect((await anonymous.get(url)).statusCode).toBe(401);
  }
});
