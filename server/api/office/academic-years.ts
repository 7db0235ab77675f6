import type { Handlers } from '#server/context.ts';
import { findAcademicYear, saveAcademicYear } from '#server/db/office/academic-years.ts';
import type { Database } from '#server/db/schema.ts';
import { changeSettings } from '#server/rules/office/settings-changes.ts';

const readerOf = (id: string) => (db: Database) => findAcademicYear(db, id);

export const academicYearHandlers = {
  findAcademicYear: ({ db, params }) => readerOf(params.academicYear)(db),

  updateAcademicYear: async (context) => {
    const id = context.params.academicYear;
    return changeSettings(context, {
      recordId: id,
      label: id,
      lock: 'timetable',
      read: readerOf(id),
      save: (tx, { version }) => saveAcademicYear(tx, id, context.body, version),
    });
  },
} satisfies Partial<Handlers>;
