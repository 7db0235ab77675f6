// The position of a document's next element: the page, the height on it, and the tag for screen readers.
import { Lines, lineHeight, type TextStyle } from './lines.ts';

/** A4, points from the top left. */
export const page = { width: 595.28, height: 841.89 };
export const margin = { x: 48, top: 46, bottom: 62 };
export const contentWidth = page.width - margin.x * 2;

export type Tag = PDFKit.PDFStructureElement;

/** Further properties of a PDF element besides its role; the library's own types lack the last two. */
interface TagOptions {
  title?: string;
  /** The text alternative of a picture. */
  alt?: string;
  /** Whether a header cell belongs to its column or its row. */
  scope?: 'Column' | 'Row';
  /** The bounding box of a picture: left, top, right, bottom. */
  bbox?: readonly [number, number, number, number];
}

export class Flow {
  readonly pdf: PDFKit.PDFDocument;
  readonly lines: Lines;
  /** The root tag of the document. */
  readonly tag: Tag;
  y = margin.top;

  constructor(pdf: PDFKit.PDFDocument, lines: Lines, tag: Tag) {
    this.pdf = pdf;
    this.lines = lines;
    this.tag = tag;
    pdf.addPage();
  }

  /** @returns whether a new page was begun for it */
  need(height: number): boolean {
    if (this.y + height <= page.height - margin.bottom) return false;
    this.pdf.addPage();
    this.y = margin.top;
    return true;
  }

  /** Adds a tag; screen readers follow the order of the calls. */
  add(role: string, parent: Tag = this.tag, options: TagOptions = {}): Tag {
    const tag = this.pdf.struct(role, options);
    parent.add(tag);
    return tag;
  }

  /** A paragraph or heading over the whole width, line by line. */
  paragraph(role: string, text: string, style: TextStyle): void {
    const tag = this.add(role);
    for (const line of this.lines.break(text, contentWidth, style)) {
      this.need(style.size * lineHeight);
      this.line(tag, line, margin.x, this.y, style);
      this.y += style.size * lineHeight;
    }
  }

  line(tag: Tag, text: string, x: number, y: number, style: TextStyle): void {
    this.lines.draw(text, x, y, style, tag);
  }

  /** Marks content that screen readers skip: rules, backgrounds, repeated headers. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws a rule from margin to margin, or with the given length. */
  rule(y: number, colour: string, thickness: number, from = margin.x, to = page.width - margin.x): void {
    this.artifact('Layout', () => {
      this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).stroke(colour);
    });
  }
}
