import { contentWidth, type Flow, margin, type Tag } from './flow.ts';
import { colours, lineHeight, type TextStyle } from './lines.ts';

export interface Column {
  header: string;
  /** Shares of the width. */
  width: number;
  align?: 'left' | 'right';
  /** The cells of this column are row headers. */
  isRowHeader?: boolean;
}

/** Relative to the size of the text. */
const padding = { x: 0.6, y: 0.4 };

type Kind = 'header' | 'plain' | 'sum';

/**
 * Draws a table. Its header is repeated on every page.
 * @param size of the letters, in points
 * @param sums rows that close it, in bold
 */
export function drawTable(
  flow: Flow,
  size: number,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  sums: readonly (readonly string[])[],
): void {
  const table = flow.add('Table');
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / total) * contentWidth);

  /** @param more the height of rows that stay on the page of this one */
  const draw = (cells: readonly string[], kind: Kind, row: Tag | undefined, more = 0) => {
    const style: TextStyle = {
      header: { size: size * 0.95, weight: 'bold', colour: 'teal' } as const,
      plain: { size },
      sum: { size, weight: 'bold' } as const,
    }[kind];
    const [besides, above] = [padding.x * size, padding.y * size];
    const lines = cells.map((cell, index) =>
      flow.lines.break(cell, (widths[index] ?? 0) - 2 * besides, style),
    );
    const step = style.size * lineHeight;
    const height = Math.max(...lines.map(({ length }) => length)) * step + 2 * above;
    // The repeated header is not tagged: screen readers have read it on the first page.
    if (flow.need(height + more) && kind !== 'header') draw(header, 'header', undefined);
    const top = flow.y;
    if (kind === 'header')
      flow.artifact('Layout', () => flow.pdf.rect(margin.x, top, contentWidth, height).fill(colours.sand));
    let left = margin.x;
    for (const [index, { align, isRowHeader }] of columns.entries()) {
      const width = widths[index] ?? 0;
      const cell = row && flow.add(...cellTag(kind, isRowHeader, row));
      for (const [place, line] of (lines[index] ?? []).entries()) {
        const indent = align === 'right' ? width - besides - flow.lines.width(line, style) : besides;
        const [x, y] = [left + indent, top + above + place * step];
        if (cell) flow.line(cell, line, x, y, style);
        else flow.artifact('Pagination', () => flow.lines.draw(line, x, y, style));
      }
      left += width;
    }
    flow.y = top + height;
    if (kind === 'sum') flow.rule(flow.y, colours.teal, 0.8);
    else flow.rule(flow.y, colours.line, 0.5);
  };

  const header = columns.map((column) => column.header);
  draw(header, 'header', flow.add('TR', table));
  // A sum is never alone on the next page: the last row goes with it.
  const sumHeight = sums.length * size * (lineHeight + 2 * padding.y);
  for (const [index, row] of rows.entries())
    draw(row, 'plain', flow.add('TR', table), index === rows.length - 1 ? sumHeight : 0);
  for (const row of sums) draw(row, 'sum', flow.add('TR', table));
}

function cellTag(kind: Kind, isRowHeader: boolean | undefined, row: Tag): Parameters<Flow['add']> {
  if (kind === 'header') return ['TH', row, { scope: 'Column' }];
  return isRowHeader ? ['TH', row, { scope: 'Row' }] : ['TD', row];
}
