// PDFs that a teacher gives the students of the own subjects.
import { expect, test } from 'vitest';
import { tidyUp } from '#server/housekeeping.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { enterSubject } from '#test/timetable.ts';
import { uploadFile } from '#test/upload.ts';

const pdf = '%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF';
const file = { name: 'Bones of the hand.pdf', type: 'application/pdf' };

async function aTaughtSubject({ asAdmin, asFaculty }: TestApp) {
  const [admin, teacher] = [await asAdmin(), await asFaculty()];
  const subject = await enterSubject(admin);
  const teaching = { facultyId: teacher.id, subjectId: subject.id, academicYear: '2026-2027' };
  expect((await admin.post('/api/teaching', teaching)).statusCode).toBe(201);
  return { admin, teacher, subject, path: `/api/subjects/${subject.id}/study-materials` };
}

test('a teacher uploads a PDF for an own subject: its students read it, no others; deleted it can be restored', async () => {
  const app = await startApp();
  const { admin, teacher, subject, path } = await aTaughtSubject(app);
  const made = await uploadFile(teacher, 'POST', path, pdf, file);
  expect(made.statusCode, made.body).toBe(201);
  const material = made.json();
  expect(material).toMatchObject({
    subjectId: subject.id,
    title: 'Bones of the hand',
    file: { name: 'Bones of the hand.pdf', bytes: pdf.length },
    version: 1,
  });
  const [student, elder] = [await app.asStudent(), await app.asStudent({ year: 'SECOND' })];
  expect((await student.get('/api/study-materials')).json()).toEqual([material]);
  expect((await elder.get('/api/study-materials')).json()).toEqual([]);
  const url = `/api/study-materials/${material.id}`;
  const read = await student.get(`${url}/pdf`);
  expect(read.body).toBe(pdf);
  expect(read.headers['content-disposition']).toContain('Bones%20of%20the%20hand.pdf');
  expect((await elder.get(`${url}/pdf`)).statusCode).toBe(404);
  expect((await app.anonymous.get(`${url}/pdf`)).statusCode).toBe(401);

  expect((await (await app.asFaculty()).delete(url)).statusCode).toBe(403);
  expect((await teacher.delete(url)).statusCode).toBe(204);
  expect((await student.get('/api/study-materials')).json()).toEqual([]);
  const [kept] = (await admin.get('/api/deleted-records?noun=study-material')).json();
  await admin.post(`/api/deleted-records/${kept.id}/restoration`);
  expect((await student.get(`${url}/pdf`)).body).toBe(pdf);
});

test('its PDF stays, however old it is', async () => {
  const app = await startApp();
  const { teacher, path } = await aTaughtSubject(app);
  const { id } = (await uploadFile(teacher, 'POST', path, pdf, file)).json();
  await app.db.updateTable('files').set({ created_at: '2026-01-01T06:00:00.000Z' }).execute();
  await tidyUp(app, new Date('2026-11-20T06:00:00Z'));
  expect((await teacher.get(`/api/study-materials/${id}/pdf`)).body).toBe(pdf);
});

test('no PDF, one with a script, another’s subject and an unknown one are refused with the reason', async () => {
  const app = await startApp();
  const { admin, teacher, path } = await aTaughtSubject(app);
  const refused = async (caller: typeof teacher, bytes: string, to = path) => {
    const response = await uploadFile(caller, 'POST', to, bytes, file);
    return [response.statusCode, response.json().error];
  };
  expect(await refused(teacher, 'no PDF')).toEqual([415, 'The file must be a whole PDF.']);
  expect(await refused(admin, pdf.replace('<<>>', '<< /S /JavaScript >>'))).toEqual([
    415,
    expect.stringContaining('contains a script'),
  ]);
  expect(await refused(await app.asFaculty(), pdf)).toEqual([
    403,
    'You do not teach this subject in this academic year.',
  ]);
  expect(await refused(await app.asStudent(), pdf)).toEqual([403, expect.any(String)]);
  expect((await refused(teacher, pdf, '/api/subjects/none/study-materials'))[0]).toBe(404);
  expect((await teacher.get('/api/study-materials')).json()).toEqual([]);
});
