import type { Handlers } from '#server/context.ts';
import { insertAccounts, listRecordsInUse } from '#server/db/account/accounts.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import * as imports from '#server/db/people/guardian-imports.ts';
import { insertGuardians, insertLinks, listGuardiansBy } from '#server/db/people/guardians.ts';
import { deleteRows } from '#server/db/rows.ts';
import { ApiError } from '#server/errors.ts';
import { answered, readProposals } from '#server/rules/people/guardian-proposals.ts';
import { fullName } from '#shared/people/full-name.ts';

const label = 'From the records of the students';

export const guardianImportHandlers = {
  listGuardianProposals: async ({ db }) => (await readProposals(db)).map(answered),

  listGuardianImports: ({ db }) => imports.listGuardianImports(db),

  createGuardianImport: async ({ db, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      // Before the records are read: a second click would find the same parents.
      await lockUntilCommit(tx, 'guardians');
      const now = clock();
      const proposals = new Map((await readProposals(tx)).map((proposal) => [proposal.phone, proposal]));
      const chosen = body.choices.map(({ phone, name }) => {
        const proposal = proposals.get(phone);
        const claim = proposal?.claims.find((claim) => fullName(claim) === name);
        if (!proposal || !claim)
          throw new ApiError(
            409,
            `The records of ${name}, ${phone}, have changed since you saw the list. Nothing was done. Look at the list again.`,
          );
        proposals.delete(phone);
        return { phone, guardian: proposal.guardian, ...claim };
      });
      const fresh = chosen.filter(({ guardian }) => !guardian);
      const ids = await insertGuardians(
        tx,
        fresh.map(({ firstName, lastName, phone }) => ({ firstName, lastName, phone })),
      );
      await insertAccounts(tx, 'guardian', ids, now);
      const idOf = new Map(fresh.map(({ phone }, index) => [phone, ids[index] ?? '']));
      const { maySeeFees, maySeeMarks } = body;
      const links = chosen.flatMap(({ phone, guardian, relation, students }) =>
        students.map(({ id: studentId }) => ({
          guardianId: guardian?.id ?? idOf.get(phone) ?? '',
          studentId,
          isNew: !guardian,
          relation,
          maySeeFees,
          maySeeMarks,
        })),
      );
      await insertLinks(tx, links);
      const changes = chosen.map(({ phone, guardian, students, firstName, lastName }) => ({
        ...({ action: guardian ? 'update' : 'create', noun: 'guardian', label } as const),
        recordId: guardian?.id ?? idOf.get(phone) ?? '',
        before: guardian ? { students: [] } : undefined,
        after: {
          ...(!guardian && { firstName, lastName, phone }),
          students: students.map(
            (student) => `${student.first_name} ${student.last_name} ${student.enrollment_number}`,
          ),
        },
      }));
      await insertAudits(tx, author, changes, now);
      return imports.insertGuardianImport(tx, { actor: author.label, created: ids.length, now }, links);
    }),

  createGuardianImportReversal: async ({ db, params, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'guardians');
      const undone = await imports.markGuardianImportUndone(tx, params.id, clock());
      if (!undone) throw new ApiError(409, 'This was undone already, or never done.');
      const links = await imports.listImportedLinks(tx, params.id);
      const made = [...new Set(links.filter(({ isNew }) => isNew).map(({ guardianId }) => guardianId))];
      const [used] = await listGuardiansBy(tx, 'guardians.id', await listRecordsInUse(tx, 'guardian', made));
      if (used) throw new ApiError(409, `${fullName(used)} has chosen a password since. Nothing was undone.`);
      const changes = [...new Set(links.map(({ guardianId }) => guardianId))].map((recordId) => ({
        ...({ noun: 'guardian', label: `Undone: ${label}` } as const),
        ...({ action: made.includes(recordId) ? 'delete' : 'update', recordId } as const),
      }));
      await insertAudits(tx, author, changes, clock());
      await imports.deleteLinks(tx, links);
      // Who was given a further student since stays.
      const left = await listGuardiansBy(tx, 'guardians.id', made);
      await deleteRows(
        tx,
        'guardians',
        left.filter(({ students }) => students.length === 0).map(({ id }) => id),
      );
      return undone;
    }),
} satisfies Partial<Handlers>;
