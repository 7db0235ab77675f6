// Marks around the figures in the texts of content/, which the build takes out again and whose places it notes: a published
// fact then changes the figure wherever it occurs, in a sentence, an attribute or JSON. The three characters are of Unicode's
// private use area, so that no text has them.
const [start, middle, end] = ['\uE000', '\uE001', '\uE002'] as const;
const mark = /\uE000([\w-]+)\uE001([^\uE002]*)\uE002/g;
/** What is left of a mark that a program has cut, put into an address or escaped. */
const broken = /[\uE000-\uE002]|%EE%80%8[012]|\\ue00[012]/i;

export const markFigure = (name: string, text: string) => `${start}${name}${middle}${text}${end}`;

/** @param change gives the text in place of a figure */
export function replaceFigures(text: string, change: (name: string, shown: string) => string): string {
  return text.replace(mark, (_, name: string, shown: string) => change(name, shown));
}

/** The names and texts of the figures in a text. */
export const figuresIn = (text: string) =>
  [...text.matchAll(mark)].map(([whole, name = '', shown = '']) => ({ whole, name, shown }));

export const hasBrokenMark = (text: string) => broken.test(text);
