import { counted, formatCount } from '#shared/kit/format.ts';
import type { ImportReport } from '#shared/office/imports.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { countOf, rowsLeftOut } from './import-nouns.ts';

/** The result of the import or of its dry run: counts and ignored columns. */
export function ImportReportView({ report, isUndone }: { report: ImportReport; isUndone: boolean }) {
  const { rows, created, updated, skipped, unknownColumns, notes, dryRun } = report;
  return (
    <div className="mt-4" role="status">
      <p className="text-lg font-semibold">{headline(report, isUndone)}</p>
      <dl className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-line bg-line sm:grid-cols-4">
        <Count label="Rows" value={rows} />
        <Count label="New" value={created} />
        <Count label="Updated" value={updated} />
        <Count label="Left as is" value={skipped} />
      </dl>
      {dryRun && notes.length > 0 && (
        <ul className="mt-3 list-disc pl-5 wrap-anywhere">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {unknownColumns.length > 0 && (
        <p className="mt-3 break-words">Columns passed over: {unknownColumns.join(', ')}</p>
      )}
    </div>
  );
}

/** How whole names are split; 'last name first' is chosen at their column. */
export function SplitNames({ report: { splits } }: { report: ImportReport }) {
  if (splits.length === 0) return null;
  return (
    <div className="mt-4">
      <DataTable
        caption="Names as they are split"
        rows={splits}
        rowKey={({ line, name }) => `${line} ${name}`}
        empty=""
        columns={[
          { header: 'Line', isNumber: true, cell: ({ line }) => line },
          { header: 'In the file', isTitle: true, cell: ({ name }) => name },
          { header: 'First name', cell: ({ first }) => first },
          { header: 'Last name', cell: ({ last }) => last || '—' },
        ]}
      />
    </div>
  );
}

/** Old and new of each cell of a known record that would change. */
export function ImportChanges({ report: { changes, changeCount } }: { report: ImportReport }) {
  if (changeCount === 0) return null;
  return (
    <div className="mt-4">
      {changeCount > changes.length && (
        <p className="mb-2">
          The first {changes.length} of {formatCount(changeCount)} cells that change:
        </p>
      )}
      <DataTable
        caption="Cells that change"
        rows={changes}
        rowKey={({ line, field }) => `${line} ${field}`}
        empty=""
        columns={[
          { header: 'Line', isNumber: true, cell: ({ line }) => line },
          { header: 'Who', isTitle: true, cell: ({ name }) => name },
          { header: 'Field', cell: ({ field }) => field },
          { header: 'Now', cell: ({ from }) => from || '—' },
          { header: 'After the import', cell: ({ to }) => to || '—' },
        ]}
      />
    </div>
  );
}

function headline(report: ImportReport, isUndone: boolean) {
  const { noun, dryRun, rows, created, updated, leftOut, errorCount } = report;
  if (isUndone) return 'The import was undone. The list is as it was before.';
  const taken = countOf(created + updated, noun);
  if (!dryRun) return leftOut > 0 ? `${taken} imported. ${rowsLeftOut(leftOut)}.` : `${taken} imported.`;
  if (errorCount > 0 && created + updated > 0)
    return `${taken} can be imported. ${counted(leftOut, 'row has a mistake and is', 'rows have mistakes and are')} left out. Nothing was saved yet.`;
  if (errorCount > 0)
    return `${counted(errorCount, 'mistake')}. ${report.toCorrect.length > 0 ? 'Please correct them here, or in the file' : 'Please correct the file'} and choose it again; nothing was saved.`;
  if (rows === 0) return 'The file has no rows.';
  if (created + updated === 0) return 'Every row is there already; there is nothing to import.';
  return 'The file can be imported. Nothing was saved yet.';
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="bg-white px-4 py-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular text-xl font-semibold">{formatCount(value)}</dd>
    </div>
  );
}
