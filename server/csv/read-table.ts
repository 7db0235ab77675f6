import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type TableFile, unreadable } from './table-file.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Every ZIP file begins with these bytes. */
const zip = [0x50, 0x4b, 3, 4];
/** The workbooks of Excel before 2007, and those that are locked with a password. */
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];

/** The rows of a CSV file or of the first sheet of a workbook, told apart by their first bytes. @throws 400 */
export async function readTable(bytes: Uint8Array, rowLimit: number): Promise<TableFile> {
  if (startsWith(bytes, oldExcel))
    throw unreadable(
      'This is an Excel file of the old kind (.xls), or locked with a password. Save it as .xlsx without a password, or as CSV.',
    );
  return startsWith(bytes, zip) ? readXlsx(bytes, rowLimit) : readCsv(bytes, rowLimit);
}
