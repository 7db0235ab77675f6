// Text counted as a reader counts it: a Telugu conjunct or a family emoji is one character of several code units.
// Apart from the rules of text.ts, so that a page that only cuts a text does not load them.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One character may be several code units, but never unboundedly many. */
const codeUnitsPerCharacter = 16;

/** Whether `text` has more than `max` characters, counted as a reader counts them (grapheme clusters). */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false; // a character has at least one code unit
  return text.length > max * codeUnitsPerCharacter || firstCharacters(text, max).length < text.length;
}

/** The first `max` characters of `text`. Never cuts an emoji or a Telugu letter in half. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
