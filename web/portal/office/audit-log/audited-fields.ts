// The entries of the audit log with the tables of the fields whose changes they show.
import { recordType } from '#shared/kit/record-types.ts';
import type { AuditEntry } from '#shared/office/audit-log.ts';
import type { FormFields } from '#web/portal/kit/forms/record-form-options.ts';

/** The values of a long record are shown only where they were changed. */
function showsChanges({ action, noun, changes }: AuditEntry): boolean {
  const { isNamed, isShort } = recordType(noun);
  return changes.length > 0 && (action === 'update' || !isNamed || Boolean(isShort));
}

/** An entry with the table of the fields that it shows; without one its changes are not shown. */
export type ShownEntry<E extends AuditEntry> = E & { fields: FormFields | undefined };

/** A page of entries, complete with the tables: the rows do not change while they are read. */
export async function withFields<E extends AuditEntry>({ rows, total }: { rows: E[]; total: number }) {
  const nouns = [...new Set(rows.filter(showsChanges).map(({ noun }) => noun))];
  const loaded = await Promise.all(
    // Without its table a change is shown by the names of the fields.
    nouns.map(
      async (noun) =>
        [
          noun,
          await recordType(noun)
            .fields?.()
            .catch(() => undefined),
        ] as const,
    ),
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
