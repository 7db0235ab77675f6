const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As a reader counts, and as the form's rule does: trimmed, a Telugu letter or an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text.replace(/\r\n?/g, '\n').trim())) count += 1;
  return count;
}
