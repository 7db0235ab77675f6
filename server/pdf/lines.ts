// Lines of text: measured, broken, drawn, each part of a line in the font that has its letters.
import { type Run, registerFonts, toRuns, type Weight } from './fonts.ts';

/** The site's tokens as sRGB. */
export const colours = {
  ink: '#16282f',
  teal: '#005661',
  turmeric: '#e9b33f',
  sand: '#f5eee1',
  grey: '#5b6a70',
  line: '#ded8ca',
} as const;

export interface TextStyle {
  /** Points. */
  size: number;
  weight?: Weight;
  colour?: keyof typeof colours;
}

/** Of the size: Telugu needs room above and below. */
export const lineHeight = 1.5;

export class Lines {
  readonly #pdf: PDFKit.PDFDocument;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    registerFonts(pdf);
  }

  /** @returns points, without the space at the end */
  width(text: string, { size, weight = 'regular' }: TextStyle): number {
    return toRuns(text.trimEnd(), weight).reduce(
      (width, run) => width + this.#pdf.font(run.font, size).widthOfString(run.text),
      0,
    );
  }

  /** @param y the top of the line @param tag under which it is read; none inside an artifact */
  draw(text: string, x: number, y: number, style: TextStyle, tag?: PDFKit.PDFStructureElement): void {
    const { size, weight = 'regular', colour = 'ink' } = style;
    const pdf = this.#pdf;
    let left = x;
    for (const run of toRuns(text, weight)) {
      pdf.font(run.font, size).fillColor(colours[colour]);
      // On one baseline, whatever font the run has.
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      const write = () => pdf.text(run.text, left, y + size * 1.1, options);
      if (tag) this.#read(tag, run, write);
      else write();
      left += pdf.widthOfString(run.text);
    }
  }

  /**
   * Telugu is marked with its letters: the glyphs of a syllable stand in another order. The mark goes inside the text object
   * that the library makes, where readers know the place and the size of those letters.
   */
  #read(tag: PDFKit.PDFStructureElement, { font, text }: Run, write: () => void): void {
    const pdf = this.#pdf;
    const { addContent } = pdf;
    const meaning = font.startsWith('telugu') ? { lang: 'te-IN', actual: text } : {};
    pdf.addContent = (operator) => {
      if (operator === 'ET') pdf.endMarkedContent();
      addContent.call(pdf, operator);
      if (operator === 'BT') tag.add(pdf.markStructureContent('Span', meaning));
      return pdf;
    };
    write();
    pdf.addContent = addContent;
  }

  /** Broken after spaces, which stay at the ends; a word that is longer than the line is broken where it has to be. */
  break(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const paragraph of text.replaceAll('\n', ' \n').split('\n')) {
      let line = '';
      for (const word of paragraph.split(/(?<= )/)) {
        if (this.width(line + word, style) <= width) {
          line += word;
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
    if (this.width(word, style) <= width) return [word];
    const pieces = [''];
    for (const { segment } of new Intl.Segmenter('te', { granularity: 'grapheme' }).segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`;
      if (this.width(longer, style) <= width || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
      else pieces.push(segment);
    }
    return pieces;
  }
}
