// An A4 sheet in the site's own letters, tagged so that screen readers find headings and tables in it.
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { ink } from '../drawings/palette.ts';

// Web fonts of the old kind: what PDF embeds must not be packed as woff2 is. The rupee sign stands in a file of its own.
const fontFiles = {
  letters: import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff'),
  'bold letters': import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff'),
  signs: import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-ext-400-normal.woff'),
  'bold signs': import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-ext-700-normal.woff'),
};

export const margin = 56;
export const pageWidth = 595.28;
export const textWidth = pageWidth - 2 * margin;

export interface TextStyle {
  size?: number;
  color?: string;
  isBold?: boolean;
  align?: 'left' | 'right';
  /** Of the box that the text is aligned in. */
  width?: number;
}

export type Sheet = PDFKit.PDFDocument;

export function createSheet(title: string, author: string): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: { Title: title, Author: author },
  });
  for (const [name, file] of Object.entries(fontFiles)) sheet.registerFont(name, readFileSync(new URL(file)));
  return sheet;
}

/** One line of text at a place; each part in the font that has it. */
export function writeLine(sheet: Sheet, text: string, x: number, y: number, style: TextStyle = {}): void {
  const { size = 11, color = ink, isBold = false, align = 'left', width = textWidth } = style;
  const runs = text
    .split(/(₹)/)
    .filter(Boolean)
    .map((part) => {
      const font = `${isBold ? 'bold ' : ''}${part === '₹' ? 'signs' : 'letters'}`;
      return { part, font, length: sheet.font(font, size).widthOfString(part) };
    });
  const length = runs.reduce((sum, run) => sum + run.length, 0);
  let left = align === 'right' ? x + width - length : x;
  for (const run of runs) {
    sheet.font(run.font, size).fillColor(color).text(run.part, left, y, { lineBreak: false });
    left += run.length;
  }
}

/** Text without rupee signs, broken into lines. @returns where it ends */
export function writeParagraph(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  style: TextStyle = {},
): number {
  const { size = 11, color = ink, width = textWidth } = style;
  sheet
    .font('letters', size)
    .fillColor(color)
    .text(text, x, y, { width, lineGap: size * 0.25 });
  return sheet.y;
}

export function drawRule(sheet: Sheet, y: number, color: string, thickness = 0.75): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet
    .moveTo(margin, y)
    .lineTo(pageWidth - margin, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke();
  sheet.endMarkedContent();
}

/** What `write` writes, as one element for screen readers. */
export function element(sheet: Sheet, type: string, write: () => void): PDFKit.PDFStructureElement {
  return sheet.struct(type, {}, write);
}
