const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts graphemes of the trimmed text, as the form's rule does: a Telugu letter or an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text.replace(/\r\n?/g, '\n').trim())) count += 1;
  return count;
}
