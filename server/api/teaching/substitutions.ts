import type { Handlers } from '#server/context.ts';
import { isUniqueViolation, lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import * as substitutions from '#server/db/teaching/substitutions.ts';
import { conflict, forbidden, orNotFound } from '#server/errors.ts';
import { expectMaySayNotHeld, expectNoRegister } from '#server/rules/teaching/registers.ts';
import { expectFreeOnDay, expectTaught } from '#server/rules/teaching/timetable-clashes.ts';
import { listChanges } from '#server/rules/teaching/timetable-days.ts';
import { formatDate, indiaDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Substitution } from '#shared/teaching/timetable.ts';
import { addDays } from '#shared/teaching/weekdays.ts';

export const substitutionHandlers = {
  listSubstitutions: async ({ db, query, clock }) => {
    const from = query.from ?? indiaDate(clock());
    return listChanges(db, { from, to: query.to ?? addDays(from, 30) });
  },

  createSubstitution: async ({ db, body, session, author, clock }) => {
    try {
      return await db.transaction().execute(async (tx) => {
        await lockUntilCommit(tx, 'timetable');
        await expectTaught(tx, body);
        if (body.isCancelled) await expectNoRegister(tx, body);
        else await expectFreeOnDay(tx, body);
        const isTeacher = session.role === 'faculty';
        if (isTeacher) await expectMaySayNotHeld(tx, session, body, indiaDate(clock()));
        const teacher = isTeacher && { facultyId: session.recordId };
        const id = await substitutions.insertSubstitution(tx, { ...body, ...teacher });
        const after = orNotFound(await substitutions.findSubstitution(tx, id), 'Substitution');
        await insertAudit(tx, author, { ...change('create', after), after: audited(after) }, clock());
        return after;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw conflict('This class is changed for that day already: take that change back first.', 'period');
    }
  },

  deleteSubstitution: async ({ db, params, session, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const before = orNotFound(await substitutions.findSubstitution(tx, params.id), 'Substitution');
      if (session.role === 'faculty' && !(before.isCancelled && before.faculty?.id === session.recordId))
        throw forbidden('The office has entered this change: it can take it back.');
      await substitutions.deleteSubstitution(tx, params.id);
      await insertAudit(tx, author, { ...change('delete', before), before: audited(before) }, clock());
    }),
} satisfies Partial<Handlers>;

const change = <A extends 'create' | 'delete'>(action: A, { id, day, period, year }: Substitution) => ({
  action,
  noun: 'substitution' as const,
  recordId: id,
  label: `${yearLabels[year]} year, ${formatDate(day)}, period ${period}`,
});

const audited = (substitution: Substitution) => ({
  day: substitution.day,
  subject: `${substitution.subject.code} ${substitution.subject.name}`,
  teacher: substitution.faculty && fullName(substitution.faculty),
  room: substitution.room,
  cancelled: substitution.isCancelled ? 'Yes' : 'No',
  reason: substitution.reason,
});
