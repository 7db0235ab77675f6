// The tables of fields of the record types whose changes an entry shows, each loaded when there is such an entry.
import type { AuditEntry } from '#shared/audit-log.ts';
import type { Fields } from '#shared/fields.ts';
import { auditedRecords } from './audited-records.ts';

const ofRow = async (noun: 'subject' | 'fee' | 'result' | 'grade' | 'fee-plan') =>
  (await import('./row-fields.ts')).rowFields[noun];

const tables: Readonly<Record<string, () => Promise<Fields>>> = {
  student: async () => (await import('#shared/students.ts')).studentFields,
  faculty: async () => (await import('#shared/faculty.ts')).facultyFields,
  subject: () => ofRow('subject'),
  event: async () => (await import('#shared/events.ts')).eventFields,
  'academic-calendar': async () => (await import('#shared/academic-calendar.ts')).calendarFields,
  notice: async () => (await import('#shared/notices.ts')).noticeFields,
  // Every kind of fact has a table of its own.
  fact: async () =>
    Object.assign({}, ...Object.values((await import('#shared/facts.ts')).factFields)) as Fields,
  'website-person': async () => (await import('#shared/website-people.ts')).personFields,
  'gallery-picture': async () => (await import('#shared/gallery-pictures.ts')).galleryPictureFields,
  'exam-link': async () => (await import('#shared/exam-links.ts')).examLinkFields,
  fee: () => ofRow('fee'),
  'fee-plan': async () => {
    const { quota } = (await import('#shared/students.ts')).studentFields;
    return { ...(await ofRow('fee-plan')), quota };
  },
  payment: async () => (await import('#shared/payments.ts')).paymentFields,
  result: () => ofRow('result'),
  grade: () => ofRow('grade'),
};

/** The values of a long record are shown only where they were changed. */
function showsChanges({ action, noun, changes }: AuditEntry): boolean {
  const record = auditedRecords[noun];
  return changes.length > 0 && (action === 'update' || !record || Boolean(record.isShort));
}

/** An entry with the table of the fields that it shows; without one its changes are not shown. */
export type ShownEntry<E extends AuditEntry> = E & { fields: Fields | undefined };

/** A page of entries, complete with the tables: the rows do not change while they are read. */
export async function withFields<E extends AuditEntry>({ rows, total }: { rows: E[]; total: number }) {
  const nouns = [...new Set(rows.filter(showsChanges).map(({ noun }) => noun))];
  const loaded = await Promise.all(
    // Without its table a change is shown by the names of the fields.
    nouns.map(async (noun) => [noun, await tables[noun]?.().catch(() => undefined)] as const),
  );
  const fieldsOf = new Map(loaded);
  return {
    total,
    rows: rows.map(
      (entry): ShownEntry<E> => ({
        ...entry,
        fields: showsChanges(entry) ? (fieldsOf.get(entry.noun) ?? {}) : undefined,
      }),
    ),
  };
}
