// On SQLite alone: files as offices have them, with titles, merged cells and several sheets, and files made to do harm.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { uploadFile } from '#test/upload.ts';
import { inline, type Workbook, workbook } from '#test/workbook.ts';

const college = shareApp();

const check = (admin: Caller, file: string | Uint8Array) =>
  uploadFile(
    admin,
    'POST',
    '/api/imports?noun=subject&dryRun=true',
    typeof file === 'string' ? file : Buffer.from(file),
  );

const row = (line: number, ...cells: string[]) =>
  `<row r="${line}">${cells.map((cell, at) => inline(`${'ABC'[at]}${line}`, cell)).join('')}</row>`;
const sheet = [
  row(1, 'Vamsadhara College of Physiotherapy'),
  row(2, 'Subjects of 2026'),
  row(4, 'Code', 'Year', 'Name of the Subject'),
  row(5, 'T1', 'I year', 'Gait'),
  row(6, 'Code', 'Year', 'Name of the Subject'),
  row(7, 'T2', 'FIRST', 'Posture'),
].join('');
const merged = (place: string): Workbook => ({
  rows: sheet,
  after: `<mergeCells count="1"><mergeCell ref="${place}"/></mergeCells>`,
});

test('a title above the headings, merged or not, headings that come again and other sheets are passed over and told', async () => {
  const admin = await college().asAdmin();
  const others = Array.from({ length: 11 }, (_, index) => `<sheet name="${index}" r:id="rId8"/>`).join('');
  const sheets = `<sheet name="Subjects" r:id="rId7"/>${others}`;
  const report = (await check(admin, workbook({ ...merged('A1:C2'), sheets }))).json();
  expect(report).toMatchObject({ rows: 2, created: 2, errors: [], unknownColumns: [] });
  expect(report.notes).toEqual([
    'Line 1 was passed over: “Vamsadhara College of Physiotherapy”',
    'Line 2 was passed over: “Subjects of 2026”',
    'Line 6 was passed over: it has the headings again.',
    'Not read: the other sheets (0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and more).',
  ]);
});

test.each(['A4:B4', 'A5:A7', 'C9:C12'])(
  'cells merged at %s, in the headings or below, are refused',
  async (place) => {
    const admin = await college().asAdmin();
    const refused = await check(admin, workbook(merged(place)));
    expect([refused.statusCode, refused.json().fields.file]).toEqual([
      400,
      `The sheet has merged cells (${place}). Unmerge them, so that each row has its own values.`,
    ]);
  },
);

test('a CSV with a line for Excel and a title is read, and a mistake has its line in the file', async () => {
  const admin = await college().asAdmin();
  const text = 'sep=;\r\nSubjects, second semester;;\r\n\r\nYear;Code;Name\r\nFIRST;U1;Gait\r\nFIRST;U2;\r\n';
  const report = (await check(admin, text)).json();
  expect(report).toMatchObject({
    rows: 2,
    created: 1,
    notes: ['Line 2 was passed over: “Subjects, second semester”'],
  });
  expect(report.errors).toEqual([{ line: 6, column: 'Name', message: 'Name is required' }]);
});

test('where no line has a known heading the first line with several cells is taken for them, and can be corrected', async () => {
  const admin = await college().asAdmin();
  const text = 'Our papers\nKürzel,Jahr,Fach\nV1,FIRST,Gait';
  const asked = await uploadFile(
    admin,
    'POST',
    '/api/imports?noun=subject&dryRun=true&columns=code,year,name',
    text,
  );
  expect(asked.json()).toMatchObject({ created: 1, errors: [] });
});

test('while a hostile workbook is read the server answers others, and then refuses it', async () => {
  const admin = await college().asAdmin();
  const rows = `<row r="1">${'<c/>'.repeat(5_500_000)}</row>`;
  const bytes = workbook(
    {},
    { 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) },
  );
  const delay = monitorEventLoopDelay();
  delay.enable();
  const start = performance.now();
  expect((await check(admin, bytes)).statusCode).toBe(400);
  delay.disable();
  // In the server's own thread the reading would be one pause, as long as the whole answer.
  expect(delay.max / 1e6).toBeLessThan((performance.now() - start) / 2);
});
