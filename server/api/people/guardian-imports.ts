// Whose phone is it? A number that the records of several students have is that of the parent whom they share; where they share
// none, the office is asked.

import type { Handlers } from '#server/context.ts';
import { insertAccounts, listRecordsInUse } from '#server/db/account/accounts.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import * as imports from '#server/db/people/guardian-imports.ts';
import { listParents, type Parents } from '#server/db/people/guardian-imports.ts';
import { insertGuardians, insertLinks, listGuardiansBy } from '#server/db/people/guardians.ts';
import { namedStudent } from '#server/db/people/name-keys.ts';
import { deleteRows } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { fullName, type Named } from '#shared/people/full-name.ts';
import type { GuardianProposal } from '#shared/people/guardian-imports.ts';
import type { Relation } from '#shared/people/guardians.ts';

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

/** A name that the records give for the owner of a phone. */
interface Claim extends Named {
  relation: Relation;
  students: Parents[];
}

interface Proposal {
  phone: string;
  guardian: { id: string; name: string } | null;
  claims: Claim[];
  chosen: Claim | undefined;
}

const sameName = (a: Named, b: Named) => textKey(fullName(a)) === textKey(fullName(b));

async function readProposals(db: Database): Promise<Proposal[]> {
  const byPhone = Map.groupBy(await listParents(db), ({ parent_phone }) => parent_phone);
  const known = await listGuardiansBy(db, 'phone', [...byPhone.keys()]);
  const guardians = new Map(known.map((guardian) => [guardian.phone, guardian]));
  return [...byPhone].map(([phone, students]) => {
    const claims = claimsOf(students);
    const guardian = guardians.get(phone);
    const shared = claims.find((claim) => claim.students.length === students.length);
    return {
      phone,
      guardian: guardian ? { id: guardian.id, name: fullName(guardian) } : null,
      claims,
      chosen: guardian ? claims.find((claim) => sameName(claim, guardian)) : shared,
    };
  });
}

/** Fathers first: where both parents share the students, it is the father's, which the office can change. */
function claimsOf(students: readonly Parents[]): Claim[] {
  const claims: Claim[] = [];
  for (const relation of ['father', 'mother'] as const)
    for (const student of students) {
      const name = {
        firstName: student[`${relation}_first_name`],
        lastName: student[`${relation}_last_name`],
      };
      if (!fullName(name)) continue;
      const claim = claims.find((claim) => claim.relation === relation && sameName(claim, name));
      if (claim) claim.students.push(student);
      else claims.push({ ...name, relation, students: [student] });
    }
  return claims;
}

const answered = ({ phone, guardian, claims, chosen }: Proposal): GuardianProposal => ({
  phone,
  guardian,
  claims: claims.map((claim) => ({
    name: fullName(claim),
    relation: claim.relation,
    students: claim.students.map(namedStudent),
  })),
  chosen: chosen ? fullName(chosen) : null,
});
