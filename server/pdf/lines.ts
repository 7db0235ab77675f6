// Measures, breaks and draws lines of text, each run in a font that has its letters.
import { type FontName, languageOf, readFont, toRuns, type Weight } from './fonts.ts';

/** The site's tokens as sRGB. */
export const colours = {
  ink: '#16282f',
  teal: '#005661',
  turmeric: '#e9b33f',
  madder: '#b3402c',
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

/** Relative to the size: Telugu needs room above and below. */
export const lineHeight = 1.5;

/** The parts that are used of the library's class. */
interface EmbeddedFont {
  /** By glyph, in thousandths of the size. */
  widths: number[];
  scale: number;
  font: { getGlyph: (id: number) => { advanceWidth: number } };
}

export class Lines {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #main: string;
  readonly #fonts = new Set<FontName>();
  /** Puts the text that is being drawn under its tag. */
  #mark: (() => void) | undefined;

  /** @param main the college's own colour for headings, or '' */
  constructor(pdf: PDFKit.PDFDocument, main = '') {
    this.#pdf = pdf;
    this.#main = main;
    const addContent = pdf.addContent.bind(pdf);
    // Marks must be inside the text objects that the library makes: otherwise readers know neither position nor size of
    // the marked letters.
    pdf.addContent = (operator) => {
      if (operator === 'ET' && this.#mark) pdf.endMarkedContent();
      addContent(operator);
      if (operator === 'BT') this.#mark?.();
      return pdf;
    };
  }

  /** @returns points, without the space at the end */
  width(text: string, { size, weight = 'regular' }: TextStyle): number {
    return toRuns(text.trimEnd(), weight).reduce(
      (width, run) => width + this.#font(run.font, size).widthOfString(run.text),
      0,
    );
  }

  /** @param y the top of the line @param tag the tag of the text; none inside an artifact */
  draw(text: string, x: number, y: number, style: TextStyle, tag?: PDFKit.PDFStructureElement): void {
    const { size, weight = 'regular', colour = 'ink' } = style;
    const pdf = this.#pdf;
    let left = x;
    for (const run of toRuns(text, weight)) {
      this.#font(run.font, size).fillColor((colour === 'teal' && this.#main) || colours[colour]);
      // The glyphs of an Indian syllable are in another order than its letters, so the text is added for readers.
      const lang = languageOf(run.font);
      const meaning = lang ? { lang, actual: run.text } : {};
      this.#mark = tag && (() => tag.add(pdf.markStructureContent('Span', meaning)));
      // All runs share one baseline, whatever their font.
      pdf.text(run.text, left, y + size * 1.1, { lineBreak: false, baseline: 'alphabetic' });
      left += pdf.widthOfString(run.text);
    }
    this.#mark = undefined;
  }

  /** The library does not scale the width of a missing letter's box, so that a line with one would leave the page. */
  #font(name: FontName, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(name)) this.#pdf.registerFont(name, readFont(name));
    this.#fonts.add(name);
    const pdf = this.#pdf.font(name, size);
    const { _font: font } = pdf as unknown as { _font: EmbeddedFont }; // not in the library's types
    font.widths[0] = font.font.getGlyph(0).advanceWidth * font.scale;
    return pdf;
  }

  /** Breaks text after spaces, which stay at the line ends; a word longer than the line is broken within. */
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
