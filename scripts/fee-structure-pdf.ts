// The fee structure as a PDF document, from the same facts as the page (product §2.6).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feeStructure } from '#content/en/admissions.ts';
import { contact } from '#content/facts.ts';
import { type CollegeDocument, makePdf } from '#server/pdf/document.ts';
import type { Paper } from '#server/pdf/paper.ts';
import { readSettings } from '#server/settings.ts';
import { formatDate, indiaDate } from '#shared/format.ts';
import { feeStructurePdf } from '#shared/routes.ts';
import { feeLines, feeYears } from '#web/site/admissions/fee-lines.ts';

/** @param site the built site, which gets a file for each year */
export async function writeFeeStructurePdfs(site: string, now = new Date()): Promise<void> {
  for (const year of feeYears(now))
    await writeFile(join(site, feeStructurePdf(year)), await feePdf(year, now));
}

/** @param academicYear '2026-2027' */
export function feePdf(academicYear: string, now: Date): Promise<Buffer> {
  const { title, yearLabel } = feeStructure;
  const year = yearLabel.replace('{year}', academicYear);
  const { college } = readSettings({});
  return makePdf([feeDocument(year, college.name, now)], college, `${title}, ${year}`);
}

function feeDocument(year: string, note: string, now: Date): CollegeDocument {
  const { title, course, duration, additional, notes, lead, pdfQuestions, pdfMadeOn } = feeStructure;
  return {
    title,
    note,
    // The link is the only content of its page.
    size: 12,
    write: (paper) => {
      paper.text(`${course}, ${duration.value}`);
      paper.text(year, { weight: 'bold', colour: 'teal' });
      paper.space(16);
      writeTable(paper);
      paper.space(16);
      for (const text of [`${additional.label}: ${additional.help}`, ...notes, lead]) {
        paper.text(text);
        paper.space(7);
      }
      paper.heading(pdfQuestions);
      paper.text(`${contact.phone}, ${contact.emails.admissions}`);
      paper.space(12);
      paper.text(pdfMadeOn.replace('{date}', formatDate(indiaDate(now))), { size: 9.5, colour: 'grey' });
    },
  };
}

function writeTable(paper: Paper): void {
  const { columns, rows } = feeStructure;
  const lines = (areTotals: boolean) =>
    feeLines()
      .filter(({ isTotal = false }) => isTotal === areTotals)
      .map(({ label, values }) => [label, ...values]);
  paper.table(
    [
      { header: columns.fee, width: 50, isRowHeader: true },
      ...rows.map(({ quota }) => ({ header: quota, width: 25, align: 'right' }) as const),
    ],
    lines(false),
    lines(true),
  );
}
