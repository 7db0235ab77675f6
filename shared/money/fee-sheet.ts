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
