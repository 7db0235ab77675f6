// The elements of a document. Each is drawn below the last one, on a new page where the space is too small.
import { generate } from 'lean-qr';
import { contentWidth, type Flow, margin, page } from './flow.ts';
import type { Weight } from './fonts.ts';
import { colours, lineHeight, type TextStyle } from './lines.ts';
import { type Column, drawTable } from './table.ts';

type Fact = readonly [label: string, value: string, ...more: unknown[]];
/** What is empty or false is left out. */
export type Facts = readonly (Fact | '' | false | null | undefined)[];

export interface Photo {
  /** JPEG or PNG; undefined leaves a frame to glue one in. */
  bytes: Buffer | undefined;
  /** The text alternative. */
  alt: string;
}

/** Points: 35 × 45 mm, as on every form in India. */
const photoFrame = { width: 99, height: 128 };
/** Points. */
const codeSize = 82;
const codeGap = 14;

export class Paper {
  readonly #flow: Flow;
  /** Points of plain text. */
  readonly #size: number;

  constructor(flow: Flow, size: number) {
    this.#flow = flow;
    this.#size = size;
  }

  space(points: number): void {
    this.#flow.y += points;
  }

  /** A paragraph over the whole width. */
  text(text: string, style: Partial<TextStyle> = {}): void {
    this.#flow.paragraph('P', text, { size: this.#size, ...style });
  }

  heading(text: string): void {
    this.#flow.need(this.#size * 7);
    this.space(this.#size * 0.8);
    this.#flow.paragraph('H2', text, { size: this.#size * 1.15, weight: 'bold' });
    this.space(this.#size * 0.3);
  }

  /** Labels and values side by side, two pairs in a row; with a photo at their right, one pair in a row. */
  facts(given: Facts, photo?: Photo): void {
    const flow = this.#flow;
    const facts = given.filter((fact) => typeof fact === 'object' && fact !== null);
    const inRow = photo ? 1 : 2;
    const width = photo ? contentWidth - photoFrame.width - 16 : contentWidth / 2;
    const labelStyle = { size: this.#size * 0.9, colour: 'grey' } as const;
    // As wide as the widest label of the column: a number beside a short label is not broken.
    const labelWidths = Array.from({ length: inRow }, (_, place) => {
      const labels = facts.filter((_, index) => index % inRow === place);
      return Math.max(...labels.map(([label]) => flow.lines.width(label, labelStyle))) + this.#size * 1.5;
    });
    const labelWidth = (place: number) => labelWidths[place] ?? 0;
    const list = flow.add('L');
    if (photo) flow.need(photoFrame.height);
    const top = flow.y;
    for (let index = 0; index < facts.length; index += inRow) {
      const pairs = facts.slice(index, index + inRow);
      const style = { size: this.#size };
      const lines = pairs.map(([, value], place) =>
        flow.lines.break(value, width - labelWidth(place) - 10, style),
      );
      const step = style.size * lineHeight;
      const height = Math.max(...lines.map(({ length }) => length)) * step + 2;
      flow.need(height);
      for (const [place, [label]] of pairs.entries()) {
        const left = margin.x + place * width;
        const item = flow.add('LI', list);
        flow.line(flow.add('Lbl', item), `${label} `, left, flow.y, labelStyle);
        const body = flow.add('LBody', item);
        for (const [row, line] of (lines[place] ?? []).entries())
          flow.line(body, line, left + labelWidth(place), flow.y + row * step, style);
      }
      flow.y += height;
    }
    if (photo) {
      this.#photo(photo, margin.x + contentWidth - photoFrame.width, top);
      flow.y = Math.max(flow.y, top + photoFrame.height);
    }
    this.space(this.#size);
  }

  /** @param sums rows that close it, in bold */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    sums: readonly (readonly string[])[] = [],
  ): void {
    drawTable(this.#flow, this.#size * 0.95, columns, rows, sums);
    this.space(this.#size * 0.6);
  }

  /**
   * A QR code, with a name and lines of text at its side.
   * @param alt the text alternative: where the code leads
   */
  code(link: string, alt: string, name: string, lines: readonly string[]): void {
    const top = this.#code(link, alt);
    const width = contentWidth - codeSize - codeGap;
    const names = this.#flow.lines.break(name, width, { size: this.#size * 0.9, weight: 'bold' });
    const first = top + codeSize - (names.length + lines.length) * this.#codeStep;
    this.#besideCode(names, first, 'bold');
    this.#besideCode(lines, first + names.length * this.#codeStep);
    this.space(this.#size);
  }

  /**
   * The foot of a document: a QR code with its address, and below that the places to stamp and to sign. They are one block:
   * signatures are never on a page of their own.
   * @param what the kind of document in the sentence at the code, such as 'certificate'
   */
  foot(address: string, what: string, labels: readonly string[]): void {
    const top = this.#code(address, `Code that leads to ${address}`, this.#size * lineHeight);
    this.#besideCode([`Scan the code to check this ${what}:`, address], top);
    this.#signatures(labels, margin.x + codeSize + codeGap);
  }

  /** The places to sign of a paper without a code. */
  signatures(labels: readonly string[]): void {
    const room = this.#size * 4;
    this.#flow.need(room + this.#size * lineHeight * 2);
    this.space(room);
    this.#signatures(labels, margin.x);
  }

  get #codeStep(): number {
    return this.#size * 0.9 * lineHeight;
  }

  #besideCode(lines: readonly string[], top: number, weight: Weight = 'regular'): void {
    const flow = this.#flow;
    const left = margin.x + codeSize + codeGap;
    for (const [place, line] of lines.entries()) {
      const y = top + place * this.#codeStep;
      flow.line(flow.add('P'), line, left, y, { size: this.#size * 0.9, weight });
    }
  }

  /** @param below what the page must have room for besides. @returns the top of the code */
  #code(link: string, alt: string, below = 0): number {
    const flow = this.#flow;
    const code = generate(link);
    // The quiet zone above the code; at its sides the margins are wide enough.
    this.space(12);
    flow.need(codeSize + below);
    const [left, top] = [margin.x, flow.y];
    const side = codeSize / code.size;
    const bbox = [left, top, left + codeSize, top + codeSize] as const;
    flow.add('Figure', flow.tag, { alt, bbox }).add(() => {
      for (let row = 0; row < code.size; row += 1)
        for (let column = 0; column < code.size; column += 1)
          // Slightly wider than the grid, so that screens show no light lines between modules.
          if (code.get(column, row))
            flow.pdf.rect(left + column * side, top + row * side, side + 0.1, side + 0.1);
      flow.pdf.fill(colours.ink);
    });
    flow.y = top + codeSize;
    return top;
  }

  /** A line to cut along, on the page of the code that follows it. */
  cut(): void {
    const flow = this.#flow;
    this.space(this.#size * 0.5);
    flow.need(codeSize + 24);
    flow.artifact('Layout', () => {
      const { y } = flow;
      flow.pdf
        .moveTo(margin.x, y)
        .lineTo(margin.x + contentWidth, y)
        .lineWidth(0.6)
        .dash(3, { space: 3 });
      flow.pdf.stroke(colours.grey).undash();
    });
  }

  /** Places to stamp and to sign, side by side from there on: a line each, with the signatory below. */
  #signatures(labels: readonly string[], from: number): void {
    const flow = this.#flow;
    const style = { size: this.#size * 0.9, colour: 'grey' } as const;
    const width = (page.width - margin.x - from) / labels.length;
    for (const [place, label] of labels.entries()) {
      const left = from + place * width;
      flow.rule(flow.y, colours.grey, 0.6, left, left + width - 16);
      flow.line(flow.add('P'), label, left, flow.y + 3, style);
    }
    flow.y += style.size * lineHeight + 3;
  }

  #photo({ bytes, alt }: Photo, left: number, top: number): void {
    const { pdf, lines } = this.#flow;
    const { width, height } = photoFrame;
    if (bytes) {
      const bbox = [left, top, left + width, top + height] as const;
      this.#flow.add('Figure', this.#flow.tag, { alt, bbox }).add(() => {
        pdf.save().rect(left, top, width, height).clip();
        pdf.image(bytes, left, top, { cover: [width, height], align: 'center', valign: 'center' });
        pdf.restore();
      });
    }
    this.#flow.artifact('Layout', () => {
      pdf.rect(left, top, width, height).lineWidth(0.6).stroke(colours.line);
      if (bytes) return;
      // Says what is to be stuck on.
      const style = { size: this.#size * 0.9, colour: 'grey' } as const;
      lines.draw(
        'Photo',
        left + (width - lines.width('Photo', style)) / 2,
        top + height / 2 - style.size,
        style,
      );
    });
  }
}
