// Actions on many faculty members at once.
import { invitePeople } from '#server/auth/person-invites.ts';
import type { Handlers } from '#server/context.ts';
import { facultyColumns } from '#server/csv/columns.ts';
import { sendRows } from '#server/csv/export.ts';
import { selectedFaculty } from '#server/rules/people/faculty-selection.ts';

export const facultyActionHandlers = {
  createFacultyExport: async (context) => {
    const { db, body } = context;
    const rows = await db.transaction().execute((tx) => selectedFaculty(tx, body.selection));
    const file = { noun: 'faculty', name: 'faculty', columns: facultyColumns } as const;
    return sendRows(context, file, rows);
  },

  createFacultyInvites: async ({ db, body, author, clock, settings }) =>
    db.transaction().execute(async (tx) => {
      const chosen = await selectedFaculty(tx, body.selection);
      return invitePeople(tx, 'faculty', chosen, { author, now: clock(), settings });
    }),
} satisfies Partial<Handlers>;
