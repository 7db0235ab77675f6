import { createElement, Fragment, type ReactNode } from 'react';

const longestWord = 24;
const pieceLength = 12;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const breakHere = createElement('wbr');

/** Text whose endless words may break, so that one of them does not push a table's columns out of sight. */
export function BreakableText({ text }: { text: string }) {
  if (!text.split(/\s/).some((word) => word.length > longestWord)) return text;
  const parts = text.split(/(?<=\s)|(?=@)/).flatMap((word) => [breakHere, ...piecesOf(word)]);
  return createElement(Fragment, null, ...parts);
}

function piecesOf(word: string): ReactNode[] {
  if (word.length <= longestWord) return [word];
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(letters.length / pieceLength) }, (_, index) =>
    letters.slice(index * pieceLength, (index + 1) * pieceLength).join(''),
  ).flatMap((piece) => [piece, breakHere]);
}
