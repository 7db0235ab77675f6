// The fee structure as a PDF document for each year, from the same facts as the page (product §2.6).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feeSheetPdf } from '#server/pdf/fee-sheet.ts';
import { readSettings } from '#server/settings.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { feeStructurePdf } from '#shared/routes.ts';
import { feeYears } from '#web/site/admissions/fee-lines.ts';
import { feeSheet } from '#web/site/admissions/fee-sheet.ts';

/** @param site the built site, which gets a file for each year */
export async function writeFeeStructurePdfs(site: string, now = new Date()): Promise<void> {
  for (const year of feeYears(now))
    await writeFile(join(site, feeStructurePdf(year)), await feePdf(year, now));
}

/** @param academicYear '2026-2027' */
export function feePdf(academicYear: string, now: Date): Promise<Buffer> {
  return feeSheetPdf(feeSheet(academicYear, indiaDate(now)), readSettings({}).college);
}
