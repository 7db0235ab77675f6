import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoment, withoutBreaks } from '#shared/kit/format.ts';
import { recordType } from '#shared/kit/record-types.ts';
import type { AuditEntry } from '#shared/office/audit-log.ts';
import type { FormFields } from '#web/portal/kit/forms/record-form-options.ts';
import type { ListPage } from '#web/portal/kit/lists/list-of.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { changedValues } from './changed-values.ts';

/** Time, actor, action, and the values before and after. */
export function auditLogColumns<E extends AuditEntry>(
  deed: (entry: E) => ReactNode,
): readonly Column<ShownEntry<E>>[] {
  return [
    {
      header: 'When',
      sortKey: 'at',
      width: 'w-40',
      isDetail: true,
      cell: ({ at }) => <span className="tabular whitespace-nowrap">{formatMoment(at)}</span>,
    },
    { header: 'Who', width: 'w-24', isDetail: true, cell: ({ actor }) => actor },
    { header: 'What', isTitle: true, width: 'w-1/3', cell: deed },
    { header: 'Changes', isDetail: true, cell: (entry) => <Changes entry={entry} /> },
  ];
}

function Changes({ entry: { action, changes, fields } }: { entry: ShownEntry<AuditEntry> }) {
  if (!fields) return <span className="data-table-nothing">—</span>;
  return (
    <ul className="py-1">
      {changes.map((change) => {
        const { label, values } = changedValues(change, action, fields);
        return (
          <li key={change.field} className="wrap-anywhere">
            <span className="text-ink-soft">{label}:</span> {withoutBreaks(values)}
          </li>
        );
      })}
    </ul>
  );
}

/** The values of a long record are shown only where they were changed. */
function showsChanges({ action, noun, changes }: AuditEntry): boolean {
  const { isNamed, isShort } = recordType(noun);
  return changes.length > 0 && (action === 'update' || !isNamed || Boolean(isShort));
}

/** An entry with the table of the fields that it shows; without one its changes are not shown. */
export type ShownEntry<E extends AuditEntry> = E & { fields: FormFields | undefined };

/** A page of entries, complete with the tables: the rows do not change while they are read. */
export const auditLogQuery = <E extends AuditEntry>(
  key: string[],
  read: (signal: AbortSignal) => Promise<ListPage<E>>,
) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => withFields(await read(signal)),
    placeholderData: keepPreviousData,
  });

async function withFields<E extends AuditEntry>({ rows, total }: ListPage<E>) {
  const nouns = [...new Set(rows.filter(showsChanges).map(({ noun }) => noun))];
  const fieldsOf = new Map<string, FormFields>();
  // Without its table a change is shown by the names of the fields.
  await Promise.allSettled(
    nouns.map(async (noun) => fieldsOf.set(noun, (await recordType(noun).fields?.()) ?? {})),
  );
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
