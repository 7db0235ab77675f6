import { expect, test } from 'vitest';
import { noApprovals } from '#shared/office/approvals.ts';
import { startApp } from '#test/app.ts';
import { studentWithFee } from '#test/student-with-fee.ts';

test('two who approve at the same time do it once', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const { url: fee, student } = await studentWithFee(college, admin);
  const url = `/api/students/${student.id}`;
  await admin.put('/api/settings', { approvals: { ...noApprovals, concession: true } });
  const cashier = await college.asStaff('cashier');
  const { approval } = (await cashier.post(`${fee}/concessions`, { amount: 500, reason: 'Orphan' })).json();
  const principals = [await college.asStaff('principal'), await college.asStaff('principal')];
  const answers = await Promise.all(
    principals.map((principal) =>
      principal.post('/api/approvals/decisions', { ids: [approval], decision: 'approved' }),
    ),
  );
  expect(answers.map((answer) => answer.json().decided).sort()).toEqual([0, 1]);
  const { fees } = (await admin.get(`${url}?include=fees`)).json();
  expect(fees).toHaveLength(2);
});
