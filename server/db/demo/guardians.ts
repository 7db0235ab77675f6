import { insertGuardians, insertLinks } from '#server/db/people/guardians.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import type { Tx } from '#server/db/schema.ts';
import { demoAccounts } from './accounts.ts';

/** A mother of two, the sample student and one of the first year. @returns the id */
export async function insertDemoGuardian(
  tx: Tx,
  students: readonly { id: string; record: StudentRecord }[],
): Promise<string> {
  const { student, guardian } = demoAccounts;
  const child = students.find(({ record }) => record.contactInfo.email === student.loginName);
  const sibling = students.find(({ record }) => record.year === 'FIRST');
  const children = [child, sibling].filter((student) => student !== undefined);
  const record = { firstName: 'Sample', lastName: 'Mother', hasOneName: false, phone: guardian.loginName };
  const [guardianId = ''] = await insertGuardians(tx, [record]);
  const sees = { relation: 'mother', maySeeFees: true, maySeeMarks: true } as const;
  await insertLinks(
    tx,
    children.map(({ id }) => ({ guardianId, studentId: id, ...sees })),
  );
  return guardianId;
}
