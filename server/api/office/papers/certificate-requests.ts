import type { Handlers } from '#server/context.ts';
import { requestColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import * as requests from '#server/db/office/certificate-requests.ts';
import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import type { Database } from '#server/db/schema.ts';
import { conflict, orNotFound } from '#server/errors.ts';
import { certifiedStudent } from '#server/rules/office/certificate-facts.ts';
import { entryOf, moveRequest } from '#server/rules/office/certificate-requests.ts';
import { formatDate, indiaDate } from '#shared/kit/format.ts';
import { certificateKinds, certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { addDays } from '#shared/teaching/weekdays.ts';

export const certificateRequestHandlers = {
  listOfferedKinds: async ({ db }) => {
    const { requestDays } = (await readCollegeSettings(db)).papers;
    return certificateKinds.flatMap((kind) => {
      const days = requestDays[kind];
      return days === null ? [] : [{ kind, days }];
    });
  },

  listOwnRequests: ({ db, params }) => requests.listRequestsOf(db, params.id),

  listCertificateRequests: ({ db, query }) => requests.listCertificateRequests(db, query),

  exportCertificateRequests: exporting(
    'certificate-request',
    'certificate-requests',
    requestColumns,
    ({ db, query }) => requests.listCertificateRequests(db, query),
  ),

  createCertificateRequest: async ({ db, params, body: { kind, purpose }, author, clock }) => {
    const askedOn = indiaDate(clock());
    return db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', params.id);
      await certifiedStudent(tx, params.id);
      const days = (await readCollegeSettings(tx)).papers.requestDays[kind];
      if (days === null)
        throw conflict(
          `${certificateLabels[kind]}: please ask at the office, it is not given online.`,
          'kind',
        );
      const open = await requests.findOpenRequest(tx, params.id, kind);
      if (open)
        throw conflict(
          `${certificateLabels[kind]}: it was asked for on ${formatDate(open.askedOn)} and is to be ready by ${formatDate(open.dueOn)}.`,
          'kind',
        );
      const request = { studentId: params.id, kind, purpose, askedOn, askedBy: author.label };
      const id = await requests.insertCertificateRequest(tx, { ...request, dueOn: addDays(askedOn, days) });
      const made = await existing(tx, id);
      await insertAudit(tx, author, { action: 'create', ...entryOf(made), after: { purpose } }, clock());
      return made;
    });
  },

  updateCertificateRequest: async ({ db, params, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      // As every change of a request: the certificate that is issued at that moment makes it ready.
      await lockRecord(tx, 'student', (await existing(tx, params.id)).studentId);
      await moveRequest(tx, await existing(tx, params.id), body, { author, now: clock() });
      return existing(tx, params.id);
    }),
} satisfies Partial<Handlers>;

async function existing(db: Database, id: string) {
  return orNotFound(await requests.findCertificateRequest(db, id), 'Request');
}
