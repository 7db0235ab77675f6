import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

test('POST /api/students makes a student with the next enrolment number', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const { enrollmentNumber: _, ...input } = aStudent();
  const response = await admin.post('/api/students', input);
  expect(response.json()).toMatchObject({ firstName: 'Lakshmi', enrollmentNumber: 'VCP26001', version: 1 });
  expect(response.statusCode).toBe(201);
  const list = await admin.get(
    '/api/students?include=personalInfo,contactInfo,fees,results.subject,gradeInfo.subject&page=1&q=laksh vcp',
  );
  expect(list.json()).toHaveLength(1);
  expect(list.headers['x-total-count']).toBe('1');
  const removed = await admin.delete(`/api/students/${response.json().id}`);
  expect(removed.statusCode).toBe(204);
  const back = await admin.post(`/api/students/${response.json().id}/restoration`);
  expect(back.statusCode).toBe(201);
  const doc = await admin.get('/api/openapi.json');
  expect(doc.json().openapi).toBe('3.1.0');
});
