// The fee structure as a PDF document (product §2.6): made by the build for each year, and again when the office publishes a fee.
import type { FeeSheet } from '#shared/money/fee-sheet.ts';
import { type College, type CollegeDocument, makePdf } from './document.ts';

export function feeSheetPdf(sheet: FeeSheet, college: College): Promise<Buffer> {
  return makePdf([feeDocument(sheet)], college, sheet.fileTitle);
}

function feeDocument(sheet: FeeSheet): CollegeDocument {
  const { title, note, course, year, columns, lines, totals, notes, questions, contact, madeOn } = sheet;
  return {
    title,
    note,
    // The link is the only content of its page.
    size: 12,
    write: (paper) => {
      paper.text(course);
      paper.text(year, { weight: 'bold', colour: 'teal' });
      paper.space(16);
      paper.table(
        [
          { header: columns.fee, width: 50, isRowHeader: true },
          ...columns.quotas.map((header) => ({ header, width: 25, align: 'right' }) as const),
        ],
        lines,
        totals,
      );
      paper.space(16);
      for (const text of notes) {
        paper.text(text);
        paper.space(7);
      }
      paper.heading(questions);
      paper.text(contact);
      paper.space(12);
      paper.text(madeOn, { size: 9.5, colour: 'grey' });
    },
  };
}
