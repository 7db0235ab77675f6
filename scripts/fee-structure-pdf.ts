// The fees as a sheet of paper, from the same facts as the page (product §2.6).
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { feeStructure } from '#content/en/admissions.ts';
import { college, contact } from '#content/facts.ts';
import { formatDate, indiaDate } from '#shared/format.ts';
import { feeStructurePdf } from '#shared/routes.ts';
import { type FeeLine, feeLines, feeYears } from '#web/site/admissions/fee-lines.ts';
import { ink, line, sand, teal } from '../drawings/palette.ts';
import {
  createSheet,
  drawRule,
  element,
  margin,
  pageWidth,
  type Sheet,
  textWidth,
  writeLine,
  writeParagraph,
} from './pdf-sheet.ts';
import { logoPng } from './picture-file.ts';

const column = 118;
const grey = '#4a5a61';
const logoWidth = 44;

/** @param site the built site, which gets a sheet for each year */
export async function writeFeeStructurePdfs(site: string, now = new Date()): Promise<void> {
  const logo = await logoPng(logoWidth * 4);
  for (const year of feeYears(now)) await writeSheet(join(site, feeStructurePdf(year)), year, logo, now);
}

async function writeSheet(path: string, academicYear: string, logo: Buffer, now: Date): Promise<void> {
  const year = feeStructure.yearLabel.replace('{year}', academicYear);
  const sheet = createSheet(`${feeStructure.title}, ${year}`, college.name);
  const done = finished(sheet.pipe(createWriteStream(path)));

  sheet.addStructure(
    element(sheet, 'P', () => {
      sheet.image(logo, margin, 46, { width: logoWidth });
      writeLine(sheet, college.name, margin + logoWidth + 12, 52, { size: 15, isBold: true });
      const { street, town, district, state, postalCode } = college.address;
      writeLine(
        sheet,
        `${street}, ${town}, ${district}, ${state} ${postalCode}`,
        margin + logoWidth + 12,
        73,
        {
          size: 9.5,
          color: grey,
        },
      );
    }),
  );
  drawRule(sheet, 106, teal, 1.5);
  sheet.addStructure(
    element(sheet, 'H1', () => writeLine(sheet, feeStructure.title, margin, 132, { size: 28, isBold: true })),
  );
  sheet.addStructure(
    element(sheet, 'P', () => {
      writeLine(sheet, `${feeStructure.course}, ${feeStructure.duration.value}`, margin, 174, { size: 13 });
      writeLine(sheet, year, margin, 193, { size: 13, color: teal, isBold: true });
    }),
  );
  let y = writeTable(sheet, 236);
  y = writeParagraphs(sheet, y + 30);
  writeFoot(sheet, y + 20, formatDate(indiaDate(now)));
  sheet.end();
  await done;
}

/** @returns where the table ends */
function writeTable(sheet: Sheet, top: number): number {
  const { rows, columns } = feeStructure;
  const head: FeeLine = { label: columns.fee, values: rows.map(({ quota }) => quota) };
  const lines = [head, ...feeLines()];
  const height = 34;
  const bottom = top + lines.length * height;
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet.rect(margin, bottom - height, textWidth, height).fill(sand);
  sheet.endMarkedContent();
  drawRule(sheet, top + height, teal, 1.5);
  for (const index of [2, 3, 4]) drawRule(sheet, top + index * height, line);
  const table = sheet.struct('Table');
  sheet.addStructure(table);
  for (const [index, { label, values, isTotal }] of lines.entries()) {
    const isHead = index === 0;
    const y = top + index * height + 10;
    const style = { size: isTotal ? 12 : 11, isBold: isHead || isTotal };
    const row = sheet.struct('TR');
    table.add(row);
    row.add(element(sheet, 'TH', () => writeLine(sheet, label, margin + 8, y, style)));
    for (const [place, value] of values.entries()) {
      const x = pageWidth - margin - 8 - column * (values.length - place);
      row.add(
        element(sheet, isHead ? 'TH' : 'TD', () =>
          writeLine(sheet, value, x, y, { ...style, align: 'right', width: column }),
        ),
      );
    }
    row.end();
  }
  table.end();
  return bottom;
}

function writeParagraphs(sheet: Sheet, top: number): number {
  let y = top;
  const texts = [
    `${feeStructure.additional.label}: ${feeStructure.additional.help}`,
    ...feeStructure.notes,
    feeStructure.lead,
  ];
  for (const text of texts) {
    sheet.addStructure(
      element(sheet, 'P', () => {
        y = writeParagraph(sheet, text, margin, y) + 7;
      }),
    );
  }
  return y;
}

function writeFoot(sheet: Sheet, top: number, date: string): void {
  drawRule(sheet, top, line);
  sheet.addStructure(
    element(sheet, 'P', () => {
      writeLine(sheet, feeStructure.pdfQuestions, margin, top + 16, { isBold: true });
      writeLine(sheet, `${contact.phone}, ${contact.emails.admissions}`, margin, top + 34, { color: ink });
      writeLine(sheet, feeStructure.pdfMadeOn.replace('{date}', date), margin, top + 62, {
        size: 9.5,
        color: grey,
      });
    }),
  );
}
