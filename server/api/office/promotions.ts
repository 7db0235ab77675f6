import type { Handlers } from '#server/context.ts';
import { escapedCsv } from '#server/csv/export.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { lockRecords } from '#server/db/locks.ts';
import { withFacts } from '#server/db/office/promotion-facts.ts';
import { listPromotionCandidates, listStudentsBy } from '#server/db/people/students.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { changeStudents } from '#server/rules/people/bulk-changes.ts';
import { selectedStudents } from '#server/rules/people/selections.ts';
import { counted, indiaDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import {
  fingerprintOf,
  groupLabels,
  groupOf,
  type PromotionGroup,
  promoted,
  promotionSnapshotHeader,
  promotionSnapshotRow,
} from '#shared/office/promotions.ts';
import type { Student } from '#shared/people/students.ts';

export const promotionHandlers = {
  listPromotionCandidates: async ({ db }) => withFacts(db, await listPromotionCandidates(db)),

  createPromotionPreview: async ({ db, body: { selection } }) => {
    const chosen = await db.transaction().execute((tx) => selectedStudents(tx, selection));
    return withFacts(db, chosen.filter(groupOf));
  },

  createPromotion: async ({ db, body: { groups, staying, expected, shown, selection }, author, clock }) => {
    const now = clock();
    return db.transaction().execute(async (tx) => {
      // Before the list is read: a second click would move the same students on by another year.
      await lockUntilCommit(tx, 'promotion');
      const candidates = await (selection ? selectedStudents(tx, selection) : listPromotionCandidates(tx));
      const ids = candidates.filter(isAmong(groups)).map(({ id }) => id);
      if (ids.length !== expected)
        throw new ApiError(
          409,
          `The list was of ${counted(expected, 'student')}, but now it is of ${ids.length}. Nothing was done. Look at the list again.`,
        );
      const others = staying.filter((id) => !ids.includes(id));
      if (others.length > 0)
        throw invalid('A student who is to stay is not among those to be promoted', 'staying');
      await lockRecords(tx, 'student', ids);
      const students = await listStudentsBy(tx, 'students.id', ids);
      const isAsRead = students.length === ids.length && students.every(isAmong(groups));
      if (!isAsRead || (shown && shown !== (await fingerprintOf(students))))
        throw new ApiError(
          409,
          'A student of the list was given another year or status since you saw it. Nothing was done. Look at the list again.',
        );
      const isStaying = new Set(staying);
      const planned = students.map((student) => ({
        student,
        after: afterPromotion(student, isStaying.has(student.id), indiaDate(now)),
      }));
      const moved = planned.filter(
        ({ student, after }) => student.year !== after.year || student.status !== after.status,
      );
      const label = `Promotion ${academicYearOf(indiaDate(now))}: ${groups.map((group) => groupLabels[group]).join(', ')}`;
      const snapshot = escapedCsv(promotionSnapshotHeader, planned.map(promotionSnapshotRow));
      const stayed = isStaying.size;
      const told = { kind: 'promotion', label, snapshot, went: planned.length - stayed, stayed } as const;
      return changeStudents(tx, told, moved, { author, now });
    });
  },
} satisfies Partial<Handlers>;

const isAmong = (groups: readonly PromotionGroup[]) => (student: Pick<Student, 'year' | 'status'>) => {
  const group = groupOf(student);
  return group !== undefined && groups.includes(group);
};

function afterPromotion(student: Student, isStaying: boolean, today: string) {
  const { year, status, statusSince } = student;
  if (!isStaying) {
    const next = promoted(student);
    return { ...next, statusSince: next.status === status ? statusSince : today };
  }
  return status === 'ACTIVE'
    ? { year, status: 'DETAINED' as const, statusSince: today }
    : { year, status, statusSince };
}
