import type { ReactNode } from 'react';
import { formatMoment, withoutBreaks } from '#shared/kit/format.ts';
import type { AuditEntry } from '#shared/office/audit-log.ts';
import type { Column } from '#web/ui/data-table.tsx';
import type { ShownEntry } from './audited-fields.ts';
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
