// What may be there once in any spelling, entered by four clerks at the same moment.
import { expect, test } from 'vitest';
import { type Caller, startApp } from '#test/app.ts';
import { aFacultyMember, anExamSession, aStudent, aSubject } from '#test/factories.ts';

const fourOf = (person: object) =>
  Array.from({ length: 4 }, () => ({ ...person, confirmed: [], contactInfo: { email: '' } }));

test.each<[string, object[]]>([
  ['students', fourOf(aStudent({ enrollmentNumber: '' }))],
  ['faculty', fourOf(aFacultyMember())],
  ['subjects', ['bpt1', 'BPT1', 'Bpt1', 'BPT1'].map((code) => aSubject({ code }))],
  ['admins', ['anita', 'Anita', 'ANÍTA', 'anita'].map((username) => ({ username }))],
])('of four POST /api/%s at once one succeeds', async (path, bodies) => {
  await expectOne(await (await startApp()).asAdmin(), path, bodies);
});

test('of four POST /api/exam-sessions at once one succeeds', async () => {
  const admin = await (await startApp()).asAdmin();
  const session = anExamSession({ subjects: [(await admin.post('/api/subjects', aSubject())).json()] });
  const names = ['Sessional', 'SESSIONAL', 'sessional ', 'Sessional'];
  await expectOne(
    admin,
    'exam-sessions',
    names.map((name) => ({ ...session, name, confirmed: [] })),
  );
});

async function expectOne(admin: Caller, path: string, bodies: object[]): Promise<void> {
  const answers = await Promise.all(bodies.map((body) => admin.post(`/api/${path}`, body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
}
