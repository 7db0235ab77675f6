// A value that is stored never refuses a change of another field, though a newer rule would refuse it.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFacultyMember, aStudent, aSubject } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();
const oldPhone = '08942 000 000 (after 6 pm)';

test('a student with an old phone, birth date and number is changed, and the old values stay', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const { id } = (await admin.post('/api/students', aStudent())).json();
  const dob = '1026-05-12T00:00:00.000Z';
  await db.updateTable('contact_info').set({ phone: oldPhone }).where('student_id', '=', id).execute();
  await db.updateTable('personal_info').set({ dob }).where('student_id', '=', id).execute();
  await db
    .updateTable('students')
    .set({ enrollment_number: '2.02301E+11', last_name: '\u3164' })
    .where('id', '=', id)
    .execute();
  const url = `/api/students/${id}`;
  const student = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
  expect((await admin.put(url, { ...student, bloodGroup: 'AB-' })).statusCode).toBe(200);
  const after = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
  expect(after).toMatchObject({ bloodGroup: 'AB-', enrollmentNumber: '2.02301E+11', lastName: '\u3164' });
  expect(after).toMatchObject({ contactInfo: { phone: oldPhone }, personalInfo: { dob } });

  const contactInfo = { ...student.contactInfo, phone: 'after 7 pm' };
  const refused = await admin.put(url, { ...student, contactInfo, firstName: '' });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)).toEqual(['firstName', 'contactInfo.phone']);
  const unknown = await admin.put('/api/students/unknown', { ...student, firstName: '' });
  expect(Object.keys(unknown.json().fields)).toContain('firstName');
});

test('an import changes other fields of a record with an old value', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const { id, enrollmentNumber } = (await admin.post('/api/students', aStudent())).json();
  await db.updateTable('contact_info').set({ phone: oldPhone }).where('student_id', '=', id).execute();
  const file = `enrollmentNumber,religion\n${enrollmentNumber},Christian`;
  const done = await uploadFile(admin, 'POST', '/api/imports?noun=student&duplicates=update', file);
  expect(done.json()).toMatchObject({ updated: 1, errors: [] });
});

test('faculty, subjects, fees and events likewise', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const member = (await admin.post('/api/faculty', aFacultyMember())).json();
  await db.updateTable('contact_info').set({ phone: oldPhone }).where('faculty_id', '=', member.id).execute();
  const faculty = (await admin.get(`/api/faculty/${member.id}`)).json();
  expect(
    (await admin.put(`/api/faculty/${member.id}`, { ...faculty, designation: 'Professor' })).statusCode,
  ).toBe(200);

  const subject = (await admin.post('/api/subjects', aSubject())).json();
  await db.updateTable('subjects').set({ code: '1.5E+3' }).where('id', '=', subject.id).execute();
  const renamed = await admin.put(`/api/subjects/${subject.id}`, {
    ...subject,
    code: '1.5E+3',
    name: 'Other',
  });
  expect(renamed.json()).toMatchObject({ code: '1.5E+3', name: 'Other' });

  const student = (await admin.post('/api/students', aStudent())).json();
  const fees = `/api/students/${student.id}/fees`;
  const fee = (
    await admin.post(fees, { label: 'Tuition fee', amount: 100, paid: 0, dueOn: '2026-12-01' })
  ).json();
  await db.updateTable('fees').set({ due_on: '0026-12-31' }).where('id', '=', fee.id).execute();
  const changed = await admin.put(`${fees}/${fee.id}`, { ...fee, dueOn: '0026-12-31', amount: 200 });
  expect(changed.json()).toMatchObject({ dueOn: '0026-12-31', amount: 200 });

  const day = { year: 'FIRST', eventTitle: 'Camp', eventDate: '2026-12-01' };
  const event = (await admin.post('/api/events', day)).json();
  await db.updateTable('events').set({ event_title: '\u2800' }).where('id', '=', event.id).execute();
  const moved = await admin.put(`/api/events/${event.id}`, {
    ...event,
    eventTitle: '\u2800',
    eventDate: '2026-12-02',
  });
  expect(moved.statusCode).toBe(200);
});
