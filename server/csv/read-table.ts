import { type CsvFile, readCsv } from './read-csv.ts';
import { isOldExcel, isZip, readXlsx, unreadable } from './read-xlsx.ts';

/** The rows of a CSV file or of the first sheet of a workbook, told apart by their first bytes. @throws 400 */
export async function readTable(bytes: Uint8Array, rowLimit: number): Promise<CsvFile> {
  if (isOldExcel(bytes))
    throw unreadable('This is an Excel file of the old kind (.xls). Save it as .xlsx or as CSV.');
  return isZip(bytes) ? readXlsx(bytes, rowLimit) : readCsv(bytes, rowLimit);
}
