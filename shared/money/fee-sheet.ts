import { academicYearLabel } from '#shared/office/academic-year-labels.ts';

/** The academic years that have a document, starting with that of the day. */
export function feeYears(today: string): string[] {
  const first = Number.parseInt(academicYearLabel(new Date(today)), 10);
  return [first, first + 1, first + 2].map((year) => `${year}-${year + 1}`);
}

/** The fee structure as a document: its words and figures, which server/pdf/fee-sheet.ts lays out. */
export interface FeeSheet {
  title: string;
  /** The title of the file, with the academic year. */
  fileTitle: string;
  /** At the foot of the page. */
  note: string;
  course: string;
  year: string;
  columns: { fee: string; quotas: string[] };
  lines: string[][];
  totals: string[][];
  notes: string[];
  questions: string;
  contact: string;
  /** When it was made, and what holds if it differs from the website. */
  madeOn: string;
}
