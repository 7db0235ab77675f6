// An exported list can be imported again, whatever text its records have.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Caller, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { runs } from '#test/property-runs.ts';
import { uploadFile } from '#test/upload.ts';

const importFile = (admin: Caller, file: Buffer) =>
  uploadFile(admin, 'POST', '/api/imports?noun=student', file);

const text = (max: number) =>
  fc
    .string({
      unit: fc.constantFrom('=', '+', '-', '@', "'", '"', '＝', ';', ',', '\n', '\t', ' ', 'a', 'é', 'క్ష్మీ'),
      minLength: 1,
      maxLength: max,
    })
    .map((one) => one.replace(/[\n\t]/g, ' ').trim())
    .filter(Boolean);

/** A name has a letter. */
const name = text(11).map((signs) => `${signs}a`);

test('import(export(x)) is x: nothing changes, whatever text was stored', async () => {
  const { asAdmin } = await startApp({ volume: { perSession: 10_000, perAddress: 10_000 } });
  const admin = await asAdmin();
  const list = () => admin.get('/api/students?include=personalInfo,contactInfo&sort=enrollmentNumber');
  // Names that differ in signs alone are those of one person, where the birth date is the same too.
  let born = Date.UTC(1990, 0, 1);
  await fc.assert(
    fc.asyncProperty(name, name, text(20), async (firstName, lastName, address) => {
      const multiLine = `${address}\n${address}`;
      born += 86_400_000;
      const student = aStudent({
        firstName,
        lastName,
        personalInfo: { address: multiLine, dob: new Date(born).toISOString() },
      });
      expect((await admin.post('/api/students', student)).statusCode).toBe(201);
    }),
    runs(30),
  );
  const before = (await list()).json();
  const { rawPayload } = await admin.get('/api/students.csv');
  for (const format of ['csv', 'plain', 'xlsx']) {
    const file = (await admin.get(`/api/students.csv?format=${format}`)).rawPayload;
    expect((await importFile(admin, file)).json()).toMatchObject({
      created: 0,
      updated: 0,
      skipped: before.length,
      errors: [],
      unknownColumns: [],
    });
    expect((await list()).json()).toEqual(before);
  }

  // Imported into an empty college, the file gives the same people with new ids.
  const { asAdmin: asOther } = await startApp();
  const other = await asOther();
  expect((await importFile(other, rawPayload)).json()).toMatchObject({ created: before.length, errors: [] });
  const copied = (
    await other.get('/api/students?include=personalInfo,contactInfo&sort=enrollmentNumber')
  ).json();
  const withoutIds = (rows: { id: string }[]) => rows.map(({ id: _, ...row }) => row);
  expect(withoutIds(copied)).toEqual(withoutIds(before));
});
