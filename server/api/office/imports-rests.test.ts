import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

test('rows with mistakes are left out on request, and come back as a sheet of their own', async () => {
  const admin = await college().asAdmin();
  const file = [
    'Remark,code,name,year',
    'x,PART1,Gait,FIRST',
    '"=1+1",PART2,,FIRST',
    'y,PART1,Gait again,SECOND',
    'z,PART3,Posture,SECOND',
  ].join('\n');
  const post = (path: string, text = file) => uploadFile(admin, 'POST', `${path}noun=subject`, text);
  const refused = await post('/api/imports?');
  expect(refused.statusCode).toBe(400);
  const seen = (await post('/api/imports?dryRun=true&')).json();
  expect(seen).toMatchObject({ rows: 4, created: 2, leftOut: 2, errorCount: 2 });
  const taken = await post('/api/imports?mistakes=leave-out&');
  expect([taken.statusCode, taken.json().created, taken.json().leftOut]).toEqual([201, 2, 2]);
  const rest = await post('/api/import-rests?');
  expect(rest.headers['content-disposition']).toMatch(/^attachment; filename="rest-of-[\w-]+\.csv"$/);
  expect(rest.body.replace('\uFEFF', '').trim().split('\n')).toEqual([
    'Remark,code,name,year,What is wrong',
    expect.stringMatching(/^'=1\+1,PART2,,FIRST,name: /),
    'y,PART1,Gait again,SECOND,code: Line 2 has the same code',
  ]);
  // Nothing to take in is refused as before, and so is another word.
  expect((await post('/api/imports?mistakes=leave-out&', 'code,name,year\nP,,FIRST')).statusCode).toBe(400);
  expect((await post('/api/imports?mistakes=some&')).json().fields).toEqual({
    mistakes: 'mistakes must be refuse or leave-out',
  });
  expect((await admin.delete(`/api/imports/${taken.json().id}`)).statusCode).toBe(204);
});
