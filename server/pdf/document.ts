// PDF documents of the college in A4: letterhead, title, content, page numbers. Tagged, so that screen
// readers find headings, lists and tables.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownTurn } from '#server/own-turn.ts';
import type { Settings } from '#server/settings.ts';
import { contentWidth, Flow, margin, page, type Tag } from './flow.ts';
import { colours, Lines, type TextStyle } from './lines.ts';
import { Paper } from './paper.ts';

export type College = Pick<Settings['college'], 'name' | 'letterhead' | 'logo' | 'colour'>;

export interface CollegeDocument {
  title: string;
  /** The person the document is about: the bookmark where a file contains several documents. */
  about?: string;
  /** At the foot of every page. */
  note: string;
  /** The size of plain text in points, 10 by default; other sizes are relative to it. */
  size?: number;
  write: (paper: Paper) => void;
}

/** Made by scripts/build/picture-file.ts, with the build; before the first build the letterhead has no logo. */
export const letterheadLogo = join(import.meta.dirname, '../../dist/logo.jpg');
const logoSize = 44;
type Logo = PDFKit.Mixins.ImageSrc | false;

/**
 * A PDF file of one or more documents, each of which starts on a new page.
 * @param title of the file; by default the title of its first document
 * @param expectReader called between two documents; throws where the file is no longer wanted
 */
export async function makePdf(
  documents: readonly CollegeDocument[],
  college: College,
  title = documents[0]?.title ?? '',
  expectReader?: () => void,
): Promise<Buffer> {
  // The library and that of its fonts (1.8 MB of code) are loaded with the first document.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: college.name },
    // Our own fonts are registered next; the default, Helvetica, has no ₹.
    font: '',
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const lines = new Lines(pdf, college.colour);
  // Opened once, so that the file has it once for all documents.
  const logo = college.logo ? opened(pdf, college.logo) : existsSync(letterheadLogo) && letterheadLogo;
  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);
  for (const document of documents) {
    writeDocument(pdf, lines, root, document, college, logo);
    if (documents.length > 1) {
      pdf.outline.addItem(document.about ?? document.title);
      // The documents of a class take a second: other requests run between two documents.
      await ownTurn();
      expectReader?.();
    }
    pdf.flushPages();
  }
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The types of the library lack its method. */
const opened = (pdf: PDFKit.PDFDocument, image: Buffer) =>
  (pdf as unknown as { openImage: (image: Buffer) => PDFKit.Mixins.ImageSrc }).openImage(image); // as: said above

function writeDocument(
  pdf: PDFKit.PDFDocument,
  lines: Lines,
  root: Tag,
  { title, about, note, size = 10, write }: CollegeDocument,
  college: College,
  logo: Logo,
): void {
  const tag = pdf.struct('Sect', { title: about ? `${title}, ${about}` : title });
  root.add(tag);
  const flow = new Flow(pdf, lines, tag);
  drawLetterhead(flow, college, logo);
  flow.paragraph('H1', title, { size: size * 1.5, weight: 'bold', colour: 'teal' });
  flow.y += size * 0.6;
  write(new Paper(flow, size));
  drawFeet(flow, note);
}

function drawLetterhead(flow: Flow, { name, letterhead }: College, logo: Logo): void {
  const left = margin.x + (logo ? logoSize + 12 : 0);
  const top = flow.y;
  flow.artifact('Pagination', () => {
    if (logo) flow.pdf.image(logo, margin.x, top, { fit: [logoSize, logoSize] });
    const write = (text: string, style: TextStyle) => {
      for (const line of flow.lines.break(text, contentWidth - (left - margin.x), style)) {
        flow.lines.draw(line, left, flow.y, style);
        flow.y += style.size * 1.45;
      }
    };
    write(name, { size: 16, weight: 'bold', colour: 'teal' });
    for (const line of letterhead) write(line, { size: 8.5, colour: 'grey' });
  });
  flow.y = Math.max(flow.y, top + (logo ? logoSize : 0)) + 7;
  flow.rule(flow.y, colours.turmeric, 1.5);
  flow.y += 14;
}

/** Draws the note and page number on each page of the last document. */
function drawFeet(flow: Flow, note: string): void {
  const { start, count } = flow.pdf.bufferedPageRange();
  const style = { size: 8, colour: 'grey' } as const;
  for (let index = 0; index < count; index += 1) {
    flow.pdf.switchToPage(start + index);
    const y = page.height - margin.bottom + 22;
    const number = `Page ${index + 1} of ${count}`;
    flow.artifact('Pagination', () => {
      flow.lines.draw(note, margin.x, y, style);
      flow.lines.draw(number, page.width - margin.x - flow.lines.width(number, style), y, style);
    });
  }
}
