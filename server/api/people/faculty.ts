import { accountOfRecord } from '#server/auth/account-of-record.ts';
import { readAccountState } from '#server/auth/account-state.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { invitePerson } from '#server/auth/invites.ts';
import { invitePeople } from '#server/auth/person-invites.ts';
import { noteView } from '#server/auth/record-views.ts';
import type { Handlers } from '#server/context.ts';
import { facultyColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { insertAccount, updatePermissions } from '#server/db/account/accounts.ts';
import { nextId } from '#server/db/ids.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import * as faculty from '#server/db/people/faculty.ts';
import { listCalendarFrom } from '#server/db/teaching/academic-calendar.ts';
import { records } from '#server/records/record-types.ts';
import { facultyRecord } from '#server/rules/people/defaults.ts';
import { listHistory } from '#server/rules/people/history.ts';
import { sameFaculty } from '#server/rules/people/same-people.ts';
import { selectedFaculty } from '#server/rules/people/selections.ts';
import { indiaDate } from '#shared/kit/format.ts';

const changes = records.faculty;
const { facultyRows } = faculty;

export const facultyHandlers = {
  listFaculty: ({ db, query }) => faculty.listFaculty(db, query, query.include ?? []),

  exportFaculty: exporting('faculty', 'faculty', facultyColumns, ({ db, query }) =>
    faculty.listFaculty(db, query, ['personalInfo', 'contactInfo']),
  ),

  // product §7: the portal sends no include and shows both parts.
  findFaculty: async (context) => {
    const { db, params } = context;
    const member = await changes.existing(db, params.id);
    await noteView(context, 'faculty', params.id);
    return member;
  },

  createFaculty: async (context) => {
    const { body, settings, clock } = context;
    return changes.create(context, async (tx) => {
      await context.ask('same-person', () => sameFaculty(tx, body));
      const id = nextId();
      const record = facultyRecord(body, undefined, settings.college, clock());
      await facultyRows.insert(tx, [{ id, record }], clock());
      await insertAccount(tx, { role: 'faculty', recordId: id }, clock());
      return id;
    });
  },

  updateFaculty: async (context) => {
    const { params, body, settings, clock, session } = context;
    return changes.update(context, params.id, async (tx, before, version) => {
      const record = facultyRecord(body, before, settings.college, clock());
      // The email is the log-in name: only an admin can change it. Who has left is for the office to say.
      if (session.role === 'faculty') {
        record.contactInfo.email = before.contactInfo?.email ?? '';
        record.leftOn = before.leftOn;
      }
      return (await facultyRows.update(tx, [{ id: params.id, version, record }], clock())) === 1;
    });
  },

  setFacultySets: async ({ db, params, body: { sets }, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const account = await accountOfRecord(tx, 'faculty', params.id);
      await updatePermissions(tx, account.id, sets);
      // Sessions keep their rights no longer than the account: they are read from it with each request.
      const change = {
        action: 'update',
        noun: 'faculty',
        recordId: params.id,
        label: 'permissions',
      } as const;
      const [before, after] = [{ sets: account.permissions.join(', ') }, { sets: sets.join(', ') }];
      await insertAudit(tx, author, { ...change, before, after }, clock());
    }),

  deleteFaculty: async (context) => changes.remove(context, context.params.id),

  restoreFaculty: async (context) => changes.restore(context, context.params.id),

  readFacultyAccount: ({ db, params, clock }) => readAccountState(db, 'faculty', params.id, clock()),

  deleteFacultySessions: (context) => endSessions(context, 'faculty', context.params.id),

  createFacultyInvite: (context) => invitePerson(context, 'faculty', context.params.id),

  listFacultyCalendar: async ({ db, params, clock }) => {
    await changes.existing(db, params.id);
    return listCalendarFrom(db, indiaDate(clock()));
  },

  listFacultyAuditLog: (context) => listHistory(context, 'faculty'),

  createFacultyExport: exporting('faculty', 'faculty', facultyColumns, ({ db, body }) =>
    db.transaction().execute((tx) => selectedFaculty(tx, body.selection)),
  ),

  createFacultyInvites: (context) =>
    invitePeople(context, 'faculty', (tx) => selectedFaculty(tx, context.body.selection)),
} satisfies Partial<Handlers>;
