import type { ReactNode } from 'react';
import type { AuditEntry } from '#shared/audit-log.ts';
import type { Fields } from '#shared/fields.ts';
import { formatDate, formatTime } from '#shared/format.ts';
import { recordFields } from '#shared/record-fields.ts';
import { fieldInWords, shownValue } from '#web/portal/forms/shown-value.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { auditedRecords } from './audited-records.ts';

/** Time, actor, action, and the values before and after. */
export function auditLogColumns<E extends AuditEntry>(deed: (entry: E) => ReactNode): readonly Column<E>[] {
  return [
    {
      header: 'When',
      sortKey: 'at',
      width: 'w-40',
      cell: ({ at }) => (
        <span className="tabular whitespace-nowrap">
          {formatDate(at)}, {formatTime(at)}
        </span>
      ),
    },
    { header: 'Who', width: 'w-24', cell: ({ actor }) => actor },
    { header: 'What', isTitle: true, width: 'w-1/3', cell: deed },
    { header: 'Changes', cell: (entry) => <Changes entry={entry} /> },
  ];
}

/** The values of a long record are shown only where they were changed. */
function Changes({ entry: { action, noun, changes } }: { entry: AuditEntry }) {
  const record = auditedRecords[noun];
  const isShown = action === 'update' || !record || record.isShort;
  if (!isShown || changes.length === 0) return '—';
  const fields: Fields = noun in recordFields ? recordFields[noun as keyof typeof recordFields] : {};
  return (
    <ul className="py-1">
      {changes.map(({ field: path, from, to }) => {
        const field = fields[path];
        return (
          <li key={path} className="wrap-anywhere">
            <span className="text-ink-soft">{field?.label ?? fieldInWords(path)}:</span>{' '}
            {action === 'update' && `${shownValue(from, field)} → `}
            {shownValue(action === 'delete' ? from : to, field)}
          </li>
        );
      })}
    </ul>
  );
}
