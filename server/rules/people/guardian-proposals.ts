// Whose phone is it? A number that the records of several students have is that of the parent whom they share; where they share
// none, the office is asked.

import { listParents, type Parents } from '#server/db/people/guardian-imports.ts';
import { listGuardiansBy } from '#server/db/people/guardians.ts';
import { namedStudent } from '#server/db/people/name-keys.ts';
import type { Database } from '#server/db/schema.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { fullName, type Named } from '#shared/people/full-name.ts';
import type { GuardianProposal } from '#shared/people/guardian-imports.ts';
import type { Relation } from '#shared/people/guardians.ts';

/** A name that the records give for the owner of a phone. */
interface Claim extends Named {
  relation: Relation;
  students: Parents[];
}

export interface Proposal {
  phone: string;
  guardian: { id: string; name: string } | null;
  claims: Claim[];
  chosen: Claim | undefined;
}

const sameName = (one: Named, other: Named) => textKey(fullName(one)) === textKey(fullName(other));

export async function readProposals(db: Database): Promise<Proposal[]> {
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

export const answered = ({ phone, guardian, claims, chosen }: Proposal): GuardianProposal => ({
  phone,
  guardian,
  claims: claims.map((claim) => ({
    name: fullName(claim),
    relation: claim.relation,
    students: claim.students.map(namedStudent),
  })),
  chosen: chosen ? fullName(chosen) : null,
});
