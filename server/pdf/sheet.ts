// A sheet of the college: letterhead, title, facts, tables, page numbers. A4, points from the top left.
import PDFDocument from 'pdfkit';
import { registerFonts, toRuns, type Weight } from './fonts.ts';

/** The site's tokens as sRGB. */
const colours = {
  ink: '#16282f',
  teal: '#005661',
  turmeric: '#e9b33f',
  sand: '#f5eee1',
  grey: '#5b6a70',
} as const;

interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: keyof typeof colours;
}

export interface Column {
  header: string;
  /** Shares of the width. */
  width: number;
  align?: 'left' | 'right';
}

const page = { width: 595.28, height: 841.89 };
const margin = { x: 48, top: 46, bottom: 62 };
const textWidth = page.width - margin.x * 2;
/** Telugu needs room above and below; of the size. */
const lineHeight = 1.5;
const cellPadding = { x: 6, y: 4 };

export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  #y = margin.top;

  constructor(title: string, college: { name: string; letterhead: string[] }) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Author: college.name },
      // Our own fonts are registered next; Helvetica would be looked for and has no ₹.
      font: '',
    });
    registerFonts(this.#document);
    this.#letterhead(college);
    this.text(title, { size: 15, weight: 'bold', colour: 'teal' });
    this.space(6);
  }

  space(points: number): void {
    this.#y += points;
  }

  /** A paragraph over the whole width. */
  text(text: string, style: TextStyle = {}): void {
    const { size = 10 } = style;
    for (const line of this.#lines(text, textWidth, style)) {
      this.#need(size * lineHeight);
      this.#draw(line, margin.x, this.#y, style);
      this.#y += size * lineHeight;
    }
  }

  /** Labels and values side by side, two pairs in a row. */
  facts(facts: readonly (readonly [label: string, value: string])[]): void {
    const half = textWidth / 2;
    for (let index = 0; index < facts.length; index += 2) {
      const pairs = facts.slice(index, index + 2);
      const lines = pairs.map(([, value]) => this.#lines(value, half - 120, {}));
      const height = Math.max(...lines.map((one) => one.length)) * 10 * lineHeight + 2;
      this.#need(height);
      for (const [place, [label]] of pairs.entries()) {
        const left = margin.x + place * half;
        this.#draw(label, left, this.#y, { size: 9, colour: 'grey' });
        for (const [row, line] of (lines[place] ?? []).entries()) {
          this.#draw(line, left + 110, this.#y + row * 10 * lineHeight, {});
        }
      }
      this.#y += height;
    }
    this.space(10);
  }

  heading(text: string): void {
    this.#need(70);
    this.space(8);
    this.text(text, { size: 11.5, weight: 'bold' });
    this.space(3);
  }

  /** Its header stands again on every page that the table reaches. @param sums rows that close it, in bold */
  table(columns: readonly Column[], rows: readonly string[][], sums: readonly string[][] = []): void {
    const total = columns.reduce((sum, { width }) => sum + width, 0);
    const widths = columns.map(({ width }) => (width / total) * textWidth);
    const header = () =>
      this.#row(
        columns.map((column) => column.header),
        columns,
        widths,
        { size: 9, weight: 'bold', colour: 'teal' },
        'header',
      );
    header();
    for (const row of rows) this.#row(row, columns, widths, { size: 9.5 }, 'plain', header);
    for (const row of sums) this.#row(row, columns, widths, { size: 9.5, weight: 'bold' }, 'sum', header);
    this.space(6);
  }

  /** @param note at the foot of every page */
  finish(note: string): Promise<Buffer> {
    const document = this.#document;
    const { start, count } = document.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      document.switchToPage(index);
      const y = page.height - margin.bottom + 22;
      this.#draw(note, margin.x, y, { size: 8, colour: 'grey' });
      const number = `Page ${index - start + 1} of ${count}`;
      const style = { size: 8, colour: 'grey' } as const;
      this.#draw(number, page.width - margin.x - this.#width(number, style), y, style);
    }
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      document.on('end', () => resolve(Buffer.concat(chunks)));
      document.on('error', reject);
      document.end();
    });
  }

  #letterhead({ name, letterhead }: { name: string; letterhead: string[] }): void {
    this.text(name, { size: 17, weight: 'bold', colour: 'teal' });
    for (const line of letterhead) this.text(line, { size: 8.5, colour: 'grey' });
    this.space(7);
    this.#rule(colours.turmeric, 1.5);
    this.space(14);
  }

  #row(
    cells: readonly string[],
    columns: readonly Column[],
    widths: number[],
    style: TextStyle & { size: number },
    kind: 'header' | 'plain' | 'sum',
    onNewPage: () => void = () => {},
  ): void {
    const lines = cells.map((cell, index) =>
      this.#lines(cell, (widths[index] ?? 0) - cellPadding.x * 2, style),
    );
    const height = Math.max(...lines.map((one) => one.length)) * style.size * lineHeight + cellPadding.y * 2;
    if (this.#need(height)) onNewPage();
    if (kind === 'header') {
      this.#document.rect(margin.x, this.#y, textWidth, height).fill(colours.sand);
    }
    let left = margin.x;
    for (const [index, column] of columns.entries()) {
      const width = widths[index] ?? 0;
      for (const [row, line] of (lines[index] ?? []).entries()) {
        const indent =
          column.align === 'right' ? width - cellPadding.x - this.#width(line, style) : cellPadding.x;
        this.#draw(line, left + indent, this.#y + cellPadding.y + row * style.size * lineHeight, style);
      }
      left += width;
    }
    this.#y += height;
    this.#rule(kind === 'sum' ? colours.teal : '#ded8ca', kind === 'sum' ? 0.8 : 0.5);
  }

  #rule(colour: string, width: number): void {
    this.#document
      .moveTo(margin.x, this.#y)
      .lineTo(page.width - margin.x, this.#y)
      .lineWidth(width)
      .stroke(colour);
  }

  /** @returns whether a new page was begun for it */
  #need(height: number): boolean {
    if (this.#y + height <= page.height - margin.bottom) return false;
    this.#document.addPage();
    this.#y = margin.top;
    return true;
  }

  #width(text: string, { size = 10, weight = 'regular' }: TextStyle): number {
    return toRuns(text, weight).reduce(
      (width, run) => width + this.#document.font(run.font, size).widthOfString(run.text),
      0,
    );
  }

  #draw(text: string, x: number, y: number, style: TextStyle): void {
    const { size = 10, weight = 'regular', colour = 'ink' } = style;
    let left = x;
    for (const run of toRuns(text, weight)) {
      const document = this.#document.font(run.font, size).fillColor(colours[colour]);
      // On one baseline, whatever font the run has.
      document.text(run.text, left, y + size * 1.1, { lineBreak: false, baseline: 'alphabetic' });
      left += document.widthOfString(run.text);
    }
  }

  /** Broken at spaces; a word that is longer than the line is broken where it has to be. */
  #lines(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line ? `${line} ${word}` : word;
        if (this.#width(longer, style) <= width) {
          line = longer;
          continue;
        }
        if (line) lines.push(line);
        const pieces = this.#pieces(word, width, style);
        lines.push(...pieces.slice(0, -1));
        line = pieces.at(-1) ?? '';
      }
      lines.push(line);
    }
    return lines;
  }

  #pieces(word: string, width: number, style: TextStyle): string[] {
    if (this.#width(word, style) <= width) return [word];
    const pieces = [''];
    for (const { segment } of new Intl.Segmenter('te', { granularity: 'grapheme' }).segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`;
      if (this.#width(longer, style) <= width || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
      else pieces.push(segment);
    }
    return pieces;
  }
}
