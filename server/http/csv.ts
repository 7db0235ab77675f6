import { stringify } from 'csv-stringify';

/**
 * Rows as CSV that spreadsheets open as text: a cell that looks like a formula gets a leading apostrophe, and the
 * byte order mark makes Telugu names readable in Excel.
 */
export function csvStream<T>(
  rows: T[],
  columns: [header: string, cell: (row: T) => string | number | null][],
) {
  const stream = stringify({
    header: true,
    bom: true,
    columns: columns.map(([header]) => header),
    escape_formulas: true,
  });
  void (async () => {
    for (const [index, row] of rows.entries()) {
      stream.write(columns.map(([, cell]) => cell(row)));
      // Give other requests their turn: 100,000 rows take a second.
      if (index % 500 === 499) await new Promise((resolve) => setImmediate(resolve));
    }
    stream.end();
  })();
  return stream;
}
