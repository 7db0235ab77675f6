import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { pdfStructure } from '#test/pdf-structure.ts';

const college = shareApp();

async function withCertificate() {
  const { asAdmin, asStudent } = college();
  const admin = await asAdmin();
  const student = await asStudent({ firstName: 'లక్ష్మీ Asha', lastName: 'Naidu', year: 'SECOND' });
  const url = `/api/students/${student.id}/certificates`;
  const made = await admin.post(url, { kind: 'bonafide', purpose: 'Bank loan' });
  expect(made.statusCode).toBe(201);
  return { admin, student, url, certificate: made.json() };
}

test('certificates are issued with numbers without a gap, listed, and in the student’s history', async () => {
  const { admin, student, url, certificate } = await withCertificate();
  expect(certificate).toMatchObject({
    kind: 'bonafide',
    purpose: 'Bank loan',
    issuedOn: '2026-11-20',
    withdrawnOn: null,
    serial: expect.stringMatching(/^VCP\/BC\/2026-27\/\d{4}$/),
    code: expect.stringMatching(/^[A-Z2-9]{12}$/),
  });
  const numberOf = ({ serial }: { serial: string }) => Number(serial.slice(-4));
  const both = await Promise.all([1, 2].map(() => admin.post(url, { kind: 'bonafide' })));
  expect(both.map((response) => numberOf(response.json())).sort()).toEqual([
    numberOf(certificate) + 1,
    numberOf(certificate) + 2,
  ]);
  expect((await admin.get(url)).json()).toHaveLength(3);
  expect((await admin.post(url, { kind: 'study' })).json().serial).toContain('/SC/');
  const history = (await admin.get(`/api/students/${student.id}/history`)).json();
  expect(history.at(-1)).toMatchObject({ noun: 'certificate', action: 'create' });
  const bad = await admin.post(url, { kind: 'migration' });
  expect(bad.json().fields).toEqual({ kind: 'Choose a kind' });
});

test('anyone who has the code reads what the certificate is, with initials only, and whether it is valid', async () => {
  const { admin, student, certificate } = await withCertificate();
  const { anonymous } = college();
  const verify = async () => anonymous.get(`/api/verifications/${certificate.code.toLowerCase()}`);
  expect((await verify()).json()).toEqual({
    kind: 'bonafide',
    serial: certificate.serial,
    issuedOn: '2026-11-20',
    holder: 'ల. A. N.',
    withdrawnOn: null,
  });
  const withdrawal = `/api/certificates/${certificate.id}/withdrawal`;
  const silent = await admin.post(withdrawal, { reason: ' ' });
  expect(silent.json().fields).toEqual({ reason: 'Say why it is withdrawn' });
  expect((await admin.post(withdrawal, { reason: 'Wrong year' })).json().withdrawnOn).toBe('2026-11-20');
  expect((await admin.post(withdrawal, { reason: 'Again' })).statusCode).toBe(409);
  await admin.delete(`/api/students/${student.id}`);
  expect((await verify()).json()).toMatchObject({ holder: 'ల. A. N.', withdrawnOn: '2026-11-20' });
  expect((await anonymous.get('/api/verifications/UNKNOWN')).statusCode).toBe(404);
});

test('the document has the number, the sentence and the code that leads to its page', async () => {
  const { admin, certificate } = await withCertificate();
  const response = await admin.get(`/api/certificates/${certificate.id}/document.pdf`);
  expect(response.headers['content-type']).toBe('application/pdf');
  const { outline, untagged, artifacts } = pdfStructure(response.rawPayload);
  const text = outline.join('\n');
  expect(text).toContain('H1 Bonafide certificate');
  expect(text).toContain('లక్ష్మీ Asha Naidu');
  expect(text).toContain('Issued for: Bank loan.');
  expect(text).toContain(`/verify/${certificate.code}`);
  expect(artifacts).toContain(certificate.serial);
  expect(untagged).toBe('');
});

test.each(['LEFT', 'GRADUATED'] as const)(
  'no bonafide certificate for a student who is %s, but a study certificate',
  async (status) => {
    const { asAdmin, asStudent } = college();
    const admin = await asAdmin();
    const student = await asStudent({ firstName: 'Asha', lastName: 'Naidu', status });
    const url = `/api/students/${student.id}/certificates`;
    const refused = await admin.post(url, { kind: 'bonafide' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatch(
      /^Asha Naidu has (left|graduated): no bonafide certificate can be issued, only a study certificate\.$/,
    );
    expect((await admin.post(url, { kind: 'study' })).statusCode).toBe(201);
  },
);

test.each([
  ['bonafide', 'is a bonafide student of this college, doing the internship of'],
  ['study', 'was in the internship in the academic year'],
])('an intern’s %s certificate names the internship and no year of study', async (kind, words) => {
  const { asAdmin, asStudent } = college();
  const admin = await asAdmin();
  const student = await asStudent({ year: 'FOURTH', status: 'INTERN' });
  const { id } = (await admin.post(`/api/students/${student.id}/certificates`, { kind })).json();
  const { rawPayload } = await admin.get(`/api/certificates/${id}/document.pdf`);
  const text = pdfStructure(rawPayload).outline.join(' ');
  expect(text).toContain(words);
  expect(text).not.toContain('fourth year');
});
