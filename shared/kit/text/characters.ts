// Counts characters as grapheme clusters: a Telugu conjunct or a family emoji is one character of several code units.
// Not in text.ts, so that a page that only cuts a text does not load the rules there.
let segmenter: Intl.Segmenter | undefined;

const codeUnitsPerCharacter = 16;

/** The characters of `text`. Its segmenter takes a browser 30 ms to make, so it is made for those texts that need it. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Whether `text` has more than `max` grapheme clusters. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false; // a character has at least one code unit
  return text.length > max * codeUnitsPerCharacter || firstCharacters(text, max).length < text.length;
}

/** The first `max` characters of `text`. Never cuts an emoji or a Telugu letter in half. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let count = 0;
  for (const { index } of charactersOf(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
