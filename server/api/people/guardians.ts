import { invitePerson } from '#server/auth/invites.ts';
import { invitePeople } from '#server/auth/person-invites.ts';
import type { Handlers } from '#server/context.ts';
import { csvColumns } from '#server/csv/columns.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import { insertAccount } from '#server/db/account/accounts.ts';
import { lockRecord } from '#server/db/locks.ts';
import * as guardians from '#server/db/people/guardians.ts';
import { notFound } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { listHistory } from '#server/rules/people/history.ts';
import { selectedGuardians } from '#server/rules/people/selections.ts';
import { completed } from '#shared/kit/fields/field-values.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type Guardian, guardianFields, relationLabels } from '#shared/people/guardians.ts';
import { isStaff } from '#shared/roles.ts';

const changes = records.guardian;

const columns: ExportColumn<Guardian>[] = [
  ...csvColumns(guardianFields),
  [
    'students',
    ({ students }) =>
      students
        .map(
          (student) =>
            `${student.enrollmentNumber} ${fullName(student)} (${relationLabels[student.relation]})`,
        )
        .join('; '),
    { label: 'Students' },
  ],
];

export const guardianHandlers = {
  listGuardians: ({ db, query }) => guardians.listGuardians(db, query),

  findGuardian: async ({ db, params, session }) => {
    const guardian = await changes.existing(db, params.id);
    if (session.role !== 'guardian') return guardian;
    return { ...guardian, students: guardian.students.filter(({ isFormer }) => !isFormer) };
  },

  createGuardian: async (context) =>
    changes.create(context, async (tx) => {
      const now = context.clock();
      const record = completed(guardianFields, context.body, undefined, now);
      const [id = ''] = await guardians.insertGuardians(tx, [record]);
      await insertAccount(tx, { role: 'guardian', recordId: id }, now);
      return id;
    }),

  updateGuardian: async (context) =>
    changes.update(context, context.params.id, async (tx, before, version) => {
      const record = completed(guardianFields, context.body, before, context.clock());
      return (await guardians.updateGuardians(tx, [{ id: before.id, version, record }])) === 1;
    }),

  deleteGuardian: async (context) => changes.remove(context, context.params.id),

  exportGuardians: exporting('guardian', 'guardians', columns, ({ db, query }) =>
    guardians.listGuardians(db, query),
  ),

  createGuardianInvite: (context) => invitePerson(context, 'guardian', context.params.id),

  createGuardianInvites: (context) =>
    invitePeople(context, 'guardian', (tx) => selectedGuardians(tx, context.body.selection)),

  listGuardianAuditLog: (context) => listHistory(context, 'guardian'),

  listStudentGuardians: async ({ db, params, session }) => {
    // The own record is there: the guard has compared the ids.
    if (isStaff(session)) await records.student.existing(db, params.id);
    return guardians.listStudentGuardians(db, params.id);
  },

  setStudentGuardian: async (context) => {
    const { params, body } = context;
    return changes.update(context, params.guardianId, async (tx) => {
      await lockRecord(tx, 'student', params.id);
      await records.student.existing(tx, params.id);
      await guardians.saveLink(tx, { guardianId: params.guardianId, studentId: params.id, ...body });
      return true;
    });
  },

  deleteStudentGuardian: async (context) => {
    const { params } = context;
    await changes.update(context, params.guardianId, async (tx) => {
      if (!(await guardians.deleteLink(tx, params.guardianId, params.id))) throw notFound('Guardian');
      return true;
    });
  },
} satisfies Partial<Handlers>;
