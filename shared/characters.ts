// Counts characters as grapheme clusters: a Telugu conjunct or a family emoji is one character of several code units.
// Not in text.ts, so that a page that only cuts a text does not load the rules there.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The most code units of one character. */
const codeUnitsPerCharacter = 16;

/** Whether `text` has more than `max` grapheme clusters. */
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
