/** Characters that start a formula in a spreadsheet. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that looks like a formula gets a leading apostrophe, so that a spreadsheet takes it for text. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The reverse: removes an apostrophe only where `escapeFormula` would have added one. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
