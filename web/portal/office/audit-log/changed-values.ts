// The values of a change, as the audit log shows them.
import type { AuditEntry } from '#shared/office/audit-log.ts';
import type { FormFields } from '#web/portal/kit/forms/record-form-options.ts';
import { fieldInWords, shownValue } from '#web/portal/kit/forms/shown-value.ts';

type AuditChange = AuditEntry['changes'][number];

/** 'Room: Hall 1 → Hall 2'; of a list, only the entries that the change added or took out. */
export function changedValues(
  { field: path, from, to }: AuditChange,
  action: string,
  fields: FormFields,
): { label: string; values: string } {
  const show = (value: unknown) => shownIn(fields, path, value);
  const label = labelOf(fields, path);
  if (action !== 'update') return { label, values: show(action === 'delete' ? from : to) };
  return { label, values: `${show(without(from, to))} → ${show(without(to, from))}` };
}

/** What the other list lacks; another order is shown whole. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  const known = (list: unknown[]) => new Set(list.map((entry) => JSON.stringify(entry)));
  const [own, others] = [known(value), known(other)];
  const isSame = own.size === others.size && own.isSubsetOf(others);
  return isSame ? value : value.filter((entry) => !others.has(JSON.stringify(entry)));
}

/** A list of records names the fields of each as the table does: 'heads.amount'. */
function shownIn(fields: FormFields, path: string, value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return '—';
  if (Array.isArray(value)) return value.map((entry) => shownIn(fields, path, entry)).join('; ');
  if (typeof value !== 'object' || value === null) return shownValue(value, fields[path]);
  return Object.entries(value)
    .map(([key, part]) => {
      const inner = `${path}.${key}`;
      return `${labelOf(fields, inner)}: ${shownValue(part, fields[inner])}`;
    })
    .join(', ');
}

const labelOf = (fields: FormFields, path: string) => fields[path]?.label ?? fieldInWords(path);
