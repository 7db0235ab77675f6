import { findsPerson, type Page, pageOf, sortedBy } from '#server/db/list-page.ts';
import { fullNameOf } from '#server/db/people/name-keys.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { insertRow, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import {
  type CertificateRequest,
  openStates,
  type RequestListQuery,
  type RequestState,
} from '#shared/office/papers/certificate-requests.ts';
import type { CertificateKind } from '#shared/office/papers/document-kinds.ts';

const sortColumns = {
  dueOn: ['due_on', 'certificate_requests.id'],
  askedOn: ['asked_on', 'certificate_requests.id'],
  studentName: ['last_name_key', 'first_name_key', 'certificate_requests.id'],
} as const;

const selectRequests = (db: Database) =>
  db
    .selectFrom('certificate_requests')
    .innerJoin('students', 'students.id', 'certificate_requests.student_id')
    .selectAll('certificate_requests')
    .select(['first_name', 'last_name', 'enrollment_number']);

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;
const toRequest = ({ first_name, last_name, ...row }: Row): CertificateRequest => ({
  ...camelCased(row),
  studentName: fullNameOf({ first_name, last_name }),
});

export async function listCertificateRequests(
  db: Database,
  query: RequestListQuery,
): Promise<Page<CertificateRequest>> {
  let select = sortedBy(selectRequests(db), query.sort ?? 'dueOn', sortColumns);
  if (query.state) select = select.where('state', 'in', query.state === 'open' ? openStates : [query.state]);
  if (query.kind) select = select.where('kind', '=', query.kind);
  for (const found of findsPerson(query.q)) select = select.where(found);
  return pageOf(select, query, toRequest);
}

/** Newest first. */
export async function listRequestsOf(db: Database, studentId: string): Promise<CertificateRequest[]> {
  const rows = selectRequests(db)
    .where('student_id', '=', studentId)
    .orderBy('certificate_requests.id', 'desc');
  return (await rows.execute()).map(toRequest);
}

export async function findCertificateRequest(db: Database, id: string) {
  const row = await selectRequests(db).where('certificate_requests.id', '=', id).executeTakeFirst();
  return row && toRequest(row);
}

/** That waits for the office: a student has at most one of each kind. */
export async function findOpenRequest(db: Database, studentId: string, kind: CertificateKind) {
  const row = await selectRequests(db)
    .where('student_id', '=', studentId)
    .where('kind', '=', kind)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return row && toRequest(row);
}

export async function insertCertificateRequest(
  tx: Tx,
  request: Pick<CertificateRequest, 'studentId' | 'kind' | 'purpose' | 'askedOn' | 'askedBy' | 'dueOn'>,
): Promise<string> {
  return insertRow(tx, 'certificate_requests', {
    ...snakeCased(request),
    state: 'asked',
    reason: '',
    state_since: request.askedOn,
    certificate_id: null,
  });
}

/** @param change an undefined certificate leaves the one that is there */
export async function updateCertificateRequest(
  tx: Tx,
  id: string,
  change: { state: RequestState; reason: string; stateSince: string; certificateId: string | undefined },
): Promise<void> {
  await updateWhere(tx, 'certificate_requests', { id }, snakeCased(change));
}
