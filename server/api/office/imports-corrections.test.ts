// Cells of a file that are corrected on the screen: they replace what the file has, and the rows are checked again.
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const file = [
  'Remark,code,name,year',
  'x,FIX1,Gait,FIRST',
  'y,FIX2,,V year',
  'z,FIX1,Posture,SECOND',
  'z,FIX4,Hands,THIRD,more',
].join('\n');

const post = (admin: Caller, corrections: unknown, query = 'dryRun=true', text = file) =>
  uploadFile(admin, 'POST', `/api/imports?noun=subject&${query}`, text, {
    fields: {
      corrections: typeof corrections === 'string' ? corrections : JSON.stringify(corrections),
    },
  });

const whole = { line: 5, name: 'FIX4 Hands', message: expect.stringContaining('more cells'), cells: [] };

test('a report gives the cells with mistakes; corrected, their rows are taken in with the others', async () => {
  const admin = await college().asAdmin();
  const found = (await post(admin, [])).json();
  expect(found.toCorrect).toEqual([
    {
      line: 3,
      name: 'FIX2',
      message: '',
      cells: [
        { field: 'year', value: 'V year', message: 'Choose a year' },
        { field: 'name', value: '', message: 'Name is required' },
      ],
    },
    {
      line: 4,
      name: 'FIX1 Posture',
      message: '',
      cells: [{ field: 'code', value: 'FIX1', message: 'Line 2 has the same code' }],
    },
    whole,
  ]);

  // One cell right, one still wrong: both are given again, as typed.
  const half = [
    { line: 3, field: 'name', value: ' Walking ' },
    { line: 3, field: 'year', value: 'sixth' },
  ];
  const again = (await post(admin, half)).json();
  expect(again).toMatchObject({ created: 1, leftOut: 3 });
  expect(again.toCorrect[0]).toEqual({
    line: 3,
    name: 'FIX2 Walking',
    message: '',
    cells: [
      { field: 'year', value: 'sixth', message: 'Choose a year' },
      { field: 'name', value: 'Walking', message: '' },
    ],
  });

  const right = [
    half[0],
    { line: 3, field: 'year', value: 'second' },
    { line: 4, field: 'code', value: 'FIX3' },
  ];
  const checked = (await post(admin, right)).json();
  expect(checked).toMatchObject({ created: 3, leftOut: 1, errorCount: 1 });
  expect(checked.toCorrect.map(({ cells }: { cells: { message: string }[] }) => cells)).toEqual([
    [
      { field: 'year', value: 'second', message: '' },
      { field: 'name', value: 'Walking', message: '' },
    ],
    [{ field: 'code', value: 'FIX3', message: '' }],
    [],
  ]);
  const done = await post(admin, right, 'mistakes=leave-out');
  expect([done.statusCode, done.json().created, done.json().leftOut]).toEqual([201, 3, 1]);
  expect((await admin.get('/api/subjects?q=FIX&sort=code')).json()).toMatchObject([
    { code: 'FIX1', name: 'Gait', year: 'FIRST' },
    { code: 'FIX2', name: 'Walking', year: 'SECOND' },
    { code: 'FIX3', name: 'Posture', year: 'SECOND' },
  ]);
  expect((await admin.delete(`/api/imports/${done.json().id}`)).statusCode).toBe(204);
});

test('the sheet of rows with mistakes has the corrections in it', async () => {
  const admin = await college().asAdmin();
  const rest = await uploadFile(admin, 'POST', '/api/import-rests?noun=subject', file, {
    fields: { corrections: JSON.stringify([{ line: 3, field: 'name', value: 'Walking' }]) },
  });
  expect(rest.body).toContain('y,FIX2,Walking,V year,year: Choose a year');
});

test('a column that the file lacks is corrected too', async () => {
  const admin = await college().asAdmin();
  const text = 'code,year\nLACK1,FIRST';
  const [row] = (await post(admin, [], 'dryRun=true', text)).json().toCorrect;
  expect(row.cells).toEqual([{ field: 'name', value: '', message: expect.any(String) }]);
  const corrections = [{ line: 2, field: 'name', value: 'Gait' }];
  expect((await post(admin, corrections, 'dryRun=true', text)).json()).toMatchObject({
    created: 1,
    errors: [],
  });
});

test('of many rows with mistakes the first 50 are given, and all that were corrected', async () => {
  const admin = await college().asAdmin();
  const text = ['code,name,year', ...Array.from({ length: 70 }, (_, at) => `MANY${at},,FIRST`)].join('\n');
  expect((await post(admin, [], 'dryRun=true', text)).json().toCorrect).toHaveLength(50);
  const corrections = [2, 3, 4].map((line) => ({ line, field: 'name', value: `Name ${line}` }));
  const report = (await post(admin, corrections, 'dryRun=true', text)).json();
  expect(report).toMatchObject({ created: 3, leftOut: 67 });
  expect(report.toCorrect).toHaveLength(53);
});

test('a wrong value that several rows have is corrected once for all of them', async () => {
  const admin = await college().asAdmin();
  const text = [
    'code,name,year',
    'ALL1,One,V year',
    'ALL2,Two,V year',
    'ALL3,Three,V year',
    'ALL4,Four,x',
    'ALL5,Five,',
  ].join('\n');
  const found = (await post(admin, [], 'dryRun=true', text)).json();
  expect(found.repeated).toEqual([
    { field: 'year', value: 'V year', to: 'V year', message: 'Choose a year', count: 3 },
  ]);
  const wrong = (
    await post(admin, [{ from: 'V year', field: 'year', value: 'sixth' }], 'dryRun=true', text)
  ).json();
  expect(wrong.repeated).toEqual([
    { field: 'year', value: 'V year', to: 'sixth', message: 'Choose a year', count: 3 },
  ]);
  // One line is corrected by itself, and goes before.
  const corrections = [
    { from: 'V year', field: 'year', value: 'FOURTH' },
    { line: 3, field: 'year', value: 'THIRD' },
    { from: '', field: 'year', value: 'FIRST' },
  ];
  const right = (await post(admin, corrections, 'dryRun=true', text)).json();
  expect(right).toMatchObject({ created: 4, leftOut: 1 });
  expect(right.repeated).toEqual([
    { field: 'year', value: 'V year', to: 'FOURTH', message: '', count: 3 },
    { field: 'year', value: '', to: 'FIRST', message: '', count: 1 },
  ]);
  const done = await post(admin, corrections, 'mistakes=leave-out', text);
  expect((await admin.get('/api/subjects?q=ALL&sort=code')).json()).toMatchObject([
    { code: 'ALL1', year: 'FOURTH' },
    { code: 'ALL2', year: 'THIRD' },
    { code: 'ALL3', year: 'FOURTH' },
    { code: 'ALL5', year: 'FIRST' },
  ]);
  await admin.delete(`/api/imports/${done.json().id}`);
});

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'Corrections are a list of cells'],
  ['no list', { line: 2 }, 'Corrections are a list of cells'],
  [
    'a line that is no number',
    [{ line: '2', field: 'name', value: '' }],
    'Name the line of the file, or the value to be replaced in all of them',
  ],
  [
    'neither a line nor a value',
    [{ field: 'name', value: '' }],
    'Name the line of the file, or the value to be replaced in all of them',
  ],
  ['a line that the file lacks', [{ line: 9, field: 'name', value: '' }], 'The file has no row at line 9'],
  ['an unknown field', [{ line: 2, field: '__proto__', value: '' }], 'There is no field __proto__'],
  ['a field of the server', [{ line: 2, field: 'id', value: '1' }], 'There is no field id'],
  [
    'a control character',
    [{ line: 2, field: 'name', value: 'a\u0007' }],
    'Please remove the characters that cannot be shown',
  ],
  [
    'too many cells',
    Array.from({ length: 2001 }, () => ({ line: 2, field: 'name', value: 'x' })),
    'At most 2000 cells can be corrected here; correct the others in the file',
  ],
])('corrections with %s are refused with a sentence', async (_, corrections, sentence) => {
  const admin = await college().asAdmin();
  const response = await post(admin, corrections);
  expect([response.statusCode, response.json().fields]).toEqual([400, { corrections: sentence }]);
});
