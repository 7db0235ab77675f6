// The table of results: Markdown with aligned columns, so that it is readable as plain text.

export interface Row {
  what: string;
  measured: string;
  /** The value it is compared with. */
  compared?: string;
  target?: string;
  /** Missing where there is no target. */
  isMet?: boolean;
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const fixed = (value: number, digits = 1) => value.toFixed(digits);
export const kilobytes = (bytes: number) => `${fixed(bytes / 1000)} kB`;

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

export function drawTable(rows: Row[]): string {
  const head = ['What', 'Measured', 'Compared', 'Target', ''];
  const cells = rows.map(({ what, measured, compared = '', target = '', isMet }) => [
    what,
    measured,
    compared,
    target,
    isMet === undefined ? '' : isMet ? 'ok' : 'short',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
