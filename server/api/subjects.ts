import * as subjects from '#server/db/subjects.ts';
import { conflict } from '#server/errors.ts';
import { type CsvColumn, sendCsv } from '#server/http/csv.ts';
import type { Handlers } from '#server/http/exchange.ts';
import { tagVersion } from '#server/http/if-match.ts';
import { records } from '#server/http/records.ts';
import { totalCountHeader } from '#shared/list-query.ts';
import type { Subject } from '#shared/subjects.ts';

const changes = records.subject;

export const subjectHandlers = {
  listSubjects: async ({ db, query, reply }) => {
    const { rows, total } = await subjects.listSubjects(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportSubjects: async (exchange) => {
    const { rows } = await subjects.listSubjects(exchange.db, { ...exchange.query, page: undefined });
    return sendCsv(exchange, { noun: 'subject', fileName: 'subjects.csv' }, rows, csvColumns);
  },

  findSubject: async ({ db, params, reply }) => {
    const subject = await changes.existing(db, params.id);
    tagVersion(reply, subject);
    return subject;
  },

  createSubject: async (exchange) =>
    changes.create(exchange, (tx) => subjects.insertSubject(tx, exchange.body)),

  updateSubject: async (exchange) => {
    const { params, body } = exchange;
    return changes.update(exchange, params.id, (tx, _before, version) =>
      subjects.updateSubject(tx, params.id, body, version),
    );
  },

  deleteSubject: async (exchange) =>
    changes.remove(exchange, exchange.params.id, async (tx, { id, name }) => {
      if (await subjects.hasMarks(tx, id)) {
        throw conflict(`${name} cannot be deleted: students have results or grades in it.`, 'id');
      }
      await subjects.deleteSubject(tx, id);
    }),
} satisfies Partial<Handlers>;

const csvColumns: CsvColumn<Subject>[] = [
  ['code', ({ code }) => code],
  ['name', ({ name }) => name],
  ['year', ({ year }) => year],
];
