import { expect, test } from 'vitest';
import type { GuardianProposal } from '#shared/people/guardian-imports.ts';
import { startApp } from '#test/app.ts';

const naidu = { fatherLastName: 'Naidu', motherLastName: 'Naidu', motherFirstName: 'Sita' };

test('parents in the records become guardians: siblings share one, a phone of two families is asked about, and all is undone', async () => {
  const { asStudent, asAdmin, db } = await startApp();
  await asStudent({ ...naidu, fatherFirstName: 'Rama', parentPhone: '+919848000001' });
  await asStudent({ ...naidu, fatherFirstName: 'Rama', parentPhone: '+919848000001' });
  await asStudent({ fatherFirstName: 'Ravi', motherFirstName: 'Uma', parentPhone: '+919848000002' });
  await asStudent({ fatherFirstName: 'Ali', motherFirstName: 'Noor', parentPhone: '+919848000002' });
  await asStudent({ parentPhone: '' });
  await asStudent({ parentPhone: '+919848000003', status: 'LEFT' });
  const admin = await asAdmin();
  const proposals = (await admin.get('/api/guardian-proposals')).json<GuardianProposal[]>();
  const of = (phone: string) => proposals.find((proposal) => proposal.phone === phone);
  expect(proposals).toHaveLength(2);
  expect(of('+919848000001')).toMatchObject({ chosen: 'Rama Naidu', guardian: null });
  expect(of('+919848000002')?.chosen).toBeNull();
  expect(of('+919848000002')?.claims).toHaveLength(4);

  const choices = [
    { phone: '+919848000001', name: 'Rama Naidu' },
    { phone: '+919848000002', name: 'Uma Sample' },
  ];
  const wrong = await admin.post('/api/guardian-imports', {
    choices: [{ phone: '+919848000001', name: 'Nobody' }],
  });
  expect(wrong.statusCode).toBe(409);
  const done = await admin.post('/api/guardian-imports', { choices, maySeeFees: true });
  expect(done.statusCode).toBe(201);
  expect(done.json()).toMatchObject({ created: 2, linked: 3, undoneAt: null });
  const guardians = (await admin.get('/api/guardians')).json();
  expect(guardians.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Rama', 'Uma']);
  expect(guardians[0].students).toHaveLength(2);
  expect(guardians[0].students[0]).toMatchObject({
    relation: 'father',
    maySeeFees: true,
    maySeeMarks: false,
  });
  // The other family’s student is asked about again; the phone has a guardian now.
  const again = (await admin.get('/api/guardian-proposals')).json<GuardianProposal[]>();
  expect(again).toMatchObject([{ phone: '+919848000002', guardian: { name: 'Uma Sample' }, chosen: null }]);

  const undo = () => admin.post(`/api/guardian-imports/${done.json().id}/reversal`);
  await db
    .updateTable('accounts')
    .set({ password_hash: 'x' })
    .where('guardian_id', '=', guardians[1].id)
    .execute();
  const refused = await undo();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('Uma Sample has chosen a password');
  await db
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('guardian_id', '=', guardians[1].id)
    .execute();
  expect((await undo()).json().undoneAt).toEqual(expect.any(String));
  expect((await admin.get('/api/guardians')).json()).toEqual([]);
  expect((await undo()).statusCode).toBe(409);
  expect((await admin.get('/api/guardian-proposals')).json()).toHaveLength(2);
});
