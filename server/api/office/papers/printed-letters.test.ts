// A paper with a number has letters, or it is refused before the number is given.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';

const college = shareApp();
const sentence =
  'has letters that no paper can print. Write it in English, Telugu, Hindi, Tamil, Kannada or Odia letters first.';

test.each([{ firstName: 'محمد', lastName: 'علی' }, { fatherFirstName: 'محمد' }, { lastName: '王' }])(
  'a certificate for %j is refused, and no number is given',
  async (names) => {
    const { asAdmin, db } = college();
    const admin = await asAdmin();
    const { id } = (await admin.post('/api/students', aStudent(names))).json();
    const before = await db.selectFrom('certificates').select('id').execute();
    const refused = await admin.post(`/api/students/${id}/certificates`, { kind: 'bonafide', purpose: '' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toContain(sentence);
    expect(await db.selectFrom('certificates').select('id').execute()).toEqual(before);
  },
);

test('a certificate for an Odia, Hindi, Tamil or Kannada name has its letters', async () => {
  const admin = await college().asAdmin();
  for (const firstName of ['ସୁଭାଷ', 'रामकुमार', 'முருகன்', 'ಲಕ್ಷ್ಮೀ']) {
    const { id } = (await admin.post('/api/students', aStudent({ firstName }))).json();
    const made = (
      await admin.post(`/api/students/${id}/certificates`, { kind: 'bonafide', purpose: '' })
    ).json();
    const pdf = await admin.get(`/api/certificates/${made.id}/document.pdf`);
    expect(pdf.statusCode).toBe(200);
    expect(pdfText(pdf.rawPayload)).not.toContain('\uFFFD');
  }
});
