import { importColumns } from '#shared/office/import-fields.ts';
import type { ImportReport } from '#shared/office/imports.ts';

interface ImportColumnsProps {
  noun: ImportReport['noun'];
  columns: ImportReport['columns'];
  /** They are taken as in the last import with the same headings. */
  areAsBefore: boolean;
  /** No row of the file can be imported. */
  areDoubtful: boolean;
  onChange: (fields: readonly string[]) => void;
}

/** Which field each column of the file is taken for; a wrong guess is changed here. */
export function ImportColumns({ noun, columns, areAsBefore, areDoubtful, onChange }: ImportColumnsProps) {
  const fields = importColumns(noun);
  const passedOver = columns.filter(({ field }) => !field).length;
  return (
    <details className="mt-4" open={passedOver > 0 || areDoubtful}>
      <summary className="inline-flex min-h-11 items-center font-semibold link-alone">
        {columns.length} columns, {passedOver === 0 ? 'all taken' : `${passedOver} passed over`}
      </summary>
      {areAsBefore && <p className="mb-2">Taken as in the last import with the same headings.</p>}
      {areDoubtful && (
        <p className="mb-2">No row can be imported: check first what each column is taken for.</p>
      )}
      <ColumnFields fields={fields} columns={columns} onChange={onChange} />
    </details>
  );
}

interface ColumnFieldsProps extends Pick<ImportColumnsProps, 'columns' | 'onChange'> {
  fields: readonly { key: string; label: string }[];
}

/** What each column of a file is taken for. */
export function ColumnFields({ fields, columns, onChange }: ColumnFieldsProps) {
  // Two columns may have the same heading: their place tells them apart.
  const placed = columns.map((column, place) => ({ ...column, place }));
  return (
    <ul className="grid gap-2 rounded-sm border border-line bg-white p-3 sm:grid-cols-2">
      {placed.map(({ heading, field, place }) => (
        <li key={place}>
          <label className="grid gap-0.5 text-sm">
            <span className="font-medium break-words">{heading || `Column ${place + 1}`}</span>
            <select
              value={field}
              onChange={(event) =>
                onChange(columns.map((column, at) => (at === place ? event.target.value : column.field)))
              }
              className={`min-h-11 w-full rounded-sm border bg-white px-2 ${field ? 'border-ink-soft' : 'border-madder text-madder'}`}
            >
              <option value="">Pass over</option>
              {fields.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}
