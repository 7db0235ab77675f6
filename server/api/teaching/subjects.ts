import { subjectColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { listSubjectsTaught } from '#server/db/teaching/classes.ts';
import * as subjects from '#server/db/teaching/subjects.ts';
import { conflict } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { tagVersion } from '#server/http/if-match.ts';
import { answerPage } from '#server/http/lists.ts';
import { records } from '#server/records/record-types.ts';

const changes = records.subject;

export const subjectHandlers = {
  listSubjects: async ({ db, query, reply }) => answerPage(reply, await subjects.listSubjects(db, query)),

  exportSubjects: async (context) => {
    const file = { noun: 'subject', fileName: 'subjects.csv', columns: subjectColumns } as const;
    return sendCsv(context, file, subjects.listSubjects);
  },

  findSubject: async ({ db, params, reply }) => {
    const subject = await changes.existing(db, params.id);
    tagVersion(reply, subject);
    return subject;
  },

  createSubject: async (context) => changes.create(context, (tx) => subjects.insertSubject(tx, context.body)),

  updateSubject: async (context) => {
    const { params, body } = context;
    return changes.update(context, params.id, (tx, _before, version) =>
      subjects.updateSubject(tx, params.id, body, version),
    );
  },

  deleteSubject: async (context) =>
    changes.remove(context, context.params.id, async (tx, { id, name }) => {
      const used = await subjects.listSubjectsWithMarks(tx, [id]);
      if (used.size > 0) {
        throw conflict(`${name} cannot be deleted: students have results or grades in it.`, 'id');
      }
      if ((await listSubjectsTaught(tx, [id])).size > 0) {
        throw conflict(
          `${name} cannot be deleted: it is in the timetable, or classes of it were held.`,
          'id',
        );
      }
      await subjects.deleteSubjects(tx, [id]);
    }),
} satisfies Partial<Handlers>;
