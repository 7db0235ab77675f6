// Actions on many students at once.
import { linkOf } from '#server/auth/invites.ts';
import { invitePeople } from '#server/auth/person-invites.ts';
import { hashToken } from '#server/auth/tokens.ts';
import type { Handlers } from '#server/context.ts';
import { studentColumns } from '#server/csv/columns.ts';
import { type ExportColumn, exporting, plainColumns, sendRows } from '#server/csv/export.ts';
import { readTable } from '#server/csv/read-table.ts';
import type { TableRow } from '#server/csv/table-file.ts';
import { listOpenPersonInvites } from '#server/db/account/invites.ts';
import { insertExportAudit } from '#server/db/office/audit-log.ts';
import { findSnapshot, listBulkChanges } from '#server/db/office/bulk-changes.ts';
import { idsOf } from '#server/db/rows.ts';
import { invalid, orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import type { InvitedPerson } from '#server/pdf/invite-slips.ts';
import { changeStudents, undoBulkChange } from '#server/rules/people/bulk-changes.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { peopleOf, selectedStudents } from '#server/rules/people/selections.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { counted, indiaDate } from '#shared/kit/format.ts';
import type { BulkChange } from '#shared/office/bulk-changes.ts';
import { readerKinds } from '#shared/people/messages.ts';
import { statusLabels } from '#shared/people/student-status.ts';
import { studentFields } from '#shared/people/students.ts';

const changeColumns = plainColumns<BulkChange>(
  ['kind', 'label', 'at', 'actor', 'changed', 'went', 'stayed', 'undoneAt'],
  {
    kind: { choiceLabels: { status: 'Status', promotion: 'Promotion' } },
    label: { label: 'Change' },
    at: { label: 'Done at', control: 'date' },
    actor: { label: 'Done by' },
    changed: { label: 'Students changed' },
    went: { label: 'Went on' },
  },
);

export const studentActionHandlers = {
  createStatusChange: async ({ db, body: { selection, status, since }, author, clock }) => {
    const now = clock();
    return db.transaction().execute(async (tx) => {
      const chosen = await selectedStudents(tx, selection);
      const moved = chosen
        .filter((student) => student.status !== status)
        .map((student) => ({
          student,
          after: { year: student.year, status, statusSince: since ?? indiaDate(now) },
        }));
      if (moved.length === 0) return { change: null, chosen: chosen.length };
      const kind = { kind: 'status', label: statusLabels[status] } as const;
      return { change: await changeStudents(tx, kind, moved, { author, now }), chosen: chosen.length };
    });
  },

  createStudentExport: exporting('student', 'students', studentColumns, ({ db, body }) =>
    db.transaction().execute((tx) => selectedStudents(tx, body.selection)),
  ),

  createStudentInvites: (context) =>
    invitePeople(context, 'student', async (tx) => {
      const chosen = await selectedStudents(tx, context.body.selection);
      await refuseFormerStudents(tx, idsOf(chosen), 'no invite can be made');
      return chosen;
    }),

  createInviteSlips: async (context) => {
    const { db, body, author, clock, settings } = context;
    const tokens = new Map(body.tokens.map((token) => [hashToken(token), token]));
    const invites = await listOpenPersonInvites(db, [...tokens.keys()], clock());
    const ids = invites.map(({ recordId }) => recordId);
    const people = new Map<string, InvitedPerson>();
    for (const kind of readerKinds)
      for (const person of await peopleOf[kind](db, ids)) people.set(person.id, person);
    // In the order of the tokens, which is that of the list.
    const byHash = new Map(invites.map((invite) => [invite.tokenHash, invite]));
    const slips = [...tokens].flatMap(([hash, token]) => {
      const invite = byHash.get(hash);
      const person = people.get(invite?.recordId ?? '');
      return invite && person
        ? [{ person, ...linkOf(settings, { token, expiresAt: invite.expiresAt }) }]
        : [];
    });
    if (slips.length === 0)
      throw invalid('These links were used or have expired. Invite these people again.', 'tokens');
    const label = `Log-in slips of ${counted(slips.length, 'person', 'people')}`;
    await insertExportAudit(db, author, { noun: 'student', label }, clock());
    return answerDocuments(
      context,
      'log-in-slips',
      import('#server/pdf/invite-slips.ts'),
      ({ inviteSlips }) => [inviteSlips(slips, settings.college)],
    );
  },

  listBulkChanges: ({ db, query }) => listBulkChanges(db, query),

  exportBulkChanges: exporting('student', 'bulk-changes', changeColumns, ({ db, query }) =>
    listBulkChanges(db, query),
  ),

  exportBulkSnapshot: async (context) => {
    const snapshot = orNotFound(await findSnapshot(context.db, context.params.id), 'Snapshot');
    const [header, ...rows] = (await readTable(Buffer.from(snapshot), 100_000)).rows;
    const looks: Fields = studentFields;
    const columns = (header?.cells ?? []).map(
      (key, at): ExportColumn<TableRow> => [key, ({ cells }) => cells[at] ?? '', looks[key]],
    );
    return sendRows(context, { noun: 'student', name: 'promotion', columns }, rows);
  },

  createBulkReversal: async ({ db, params, author, clock }) =>
    db.transaction().execute((tx) => undoBulkChange(tx, params.id, { author, now: clock() })),
} satisfies Partial<Handlers>;
