// On SQLite alone: the days of a column, as spreadsheets and people write them.
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { uploadFile } from '#test/upload.ts';
import { inline, workbook } from '#test/workbook.ts';

const college = shareApp();

const check = async (admin: Caller, file: string | Uint8Array, corrections: object[] = []) =>
  (
    await uploadFile(
      admin,
      'POST',
      '/api/imports?noun=faculty&dryRun=true',
      typeof file === 'string' ? file : Buffer.from(file),
      {
        fields: { corrections: JSON.stringify(corrections) },
      },
    )
  ).json();

/** A teacher for each day, with an email of the row's own: the report of the update shows how the day was read. */
async function daysRead(admin: Caller, days: readonly string[], corrections: object[] = []) {
  const word = `d${crypto.randomUUID().slice(0, 8)}`;
  const lines = days.map((_, index) => `Asha,R${index},Hands,${word}${index}@days.example,`);
  await uploadFile(
    admin,
    'POST',
    '/api/imports?noun=faculty',
    ['Name,Surname,Specialization,Email,D.O.B', ...lines].join('\n'),
  );
  const again = days.map((day, index) => `${word}${index}@days.example,"${day}"`);
  const report = await check(admin, ['Email,D.O.B', ...again].join('\n'), corrections);
  const changes = new Map(report.changes.map(({ line, to }: { line: number; to: string }) => [line, to]));
  const errors = new Map(
    report.errors.map(({ line, message }: { line: number; message: string }) => [line, message]),
  );
  return {
    notes: report.notes,
    read: days.map((_, index) => changes.get(index + 2) ?? errors.get(index + 2)),
  };
}

test('days are read as people write them, the day before the month', async () => {
  const admin = await college().asAdmin();
  const days = [
    '14-Apr-2007',
    '14-Apr-07',
    '2007/04/14',
    '14.4.2007',
    '2007-04-14',
    '14/04/2007 00:00:00',
    'April 14, 2007',
  ];
  expect(await daysRead(admin, days)).toEqual({ notes: [], read: days.map(() => '2007-04-14') });
  expect(await daysRead(admin, ['5/4/2007', '4-5-2007'])).toEqual({
    notes: [],
    read: ['2007-04-05', '2007-05-04'],
  });
});

test('one day with the month first settles the column, which the report says', async () => {
  const admin = await college().asAdmin();
  expect(await daysRead(admin, ['4/14/2007', '4/5/2007', '14 Apr 2007', '2007-05-04', ''])).toEqual({
    notes: ['In the column “D.O.B” the month comes before the day.'],
    read: ['2007-04-14', '2007-04-05', '2007-04-14', '2007-05-04', undefined],
  });
});

test('in a column with both orders the days that have two readings are asked about', async () => {
  const admin = await college().asAdmin();
  const days = ['4/14/2007', '14/4/2007', '4/5/2007', '5/5/2007', '2007-05-04', '4 May 2007'];
  const question = 'Is this 4 May 2007 or 5 Apr 2007? The column has days in both orders.';
  expect(await daysRead(admin, days)).toEqual({
    notes: [],
    read: ['2007-04-14', '2007-04-14', question, '2007-05-05', '2007-05-04', '2007-05-04'],
  });
  // What the user types is read with the day first, and settles nothing.
  const corrections = [{ line: 4, field: 'dob', value: '4/5/2007' }];
  expect((await daysRead(admin, days, corrections)).read[2]).toBe('2007-05-04');
});

test('the number of a spreadsheet is no day, and its sentence says which day it stands for', async () => {
  const admin = await college().asAdmin();
  expect((await daysRead(admin, ['39186'])).read).toEqual([
    'A spreadsheet keeps 14 Apr 2007 as this number. Write the day.',
  ]);
});

test('in a workbook real days of the first twelve beside typed ones of the rest of the month may be swapped', async () => {
  const admin = await college().asAdmin();
  const day = (line: number, serial: number) => `<c r="C${line}" s="1"><v>${serial}</v></c>`;
  const rowOf = (line: number, last: string) =>
    `<row r="${line}">${inline(`A${line}`, `Uma ${line}`)}${inline(`B${line}`, 'Hands')}${last}</row>`;
  const heading = `<row r="1">${inline('A1', 'Name')}${inline('B1', 'Specialization')}${inline('C1', 'DOB')}</row>`;
  const real = [39177, 39178, 39179]
    .map((serial, index) => rowOf(index + 2, day(index + 2, serial)))
    .join('');
  const swapped = await check(
    admin,
    workbook({ rows: heading + real + rowOf(5, inline('C5', '14/4/2007')) }),
  );
  expect(swapped.errors.map(({ message }: { message: string }) => message)).toEqual([
    'Is this 5 Apr 2007 or 4 May 2007? The column has days in both orders.',
    'Is this 6 Apr 2007 or 4 Jun 2007? The column has days in both orders.',
    'Is this 7 Apr 2007 or 4 Jul 2007? The column has days in both orders.',
  ]);
  const mixed = heading + real + rowOf(5, inline('C5', '14/4/2007')) + rowOf(6, day(6, 39190));
  expect((await check(admin, workbook({ rows: mixed }))).errors).toEqual([]);
  expect((await check(admin, workbook({ rows: heading + real }))).errors).toEqual([]);
});
