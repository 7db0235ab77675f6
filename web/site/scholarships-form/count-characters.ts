import { charactersOf } from '#shared/kit/text/characters.ts';

const plain = /^[\x20-\x7e\n\t]*$/;

/** As a reader counts, and as the form's rule does: trimmed, a Telugu letter or an emoji is one. */
export function countCharacters(text: string): number {
  const counted = text.replace(/\r\n?/g, '\n').trim();
  if (plain.test(counted)) return counted.length;
  return [...charactersOf(counted)].length;
}
