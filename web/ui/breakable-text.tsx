import { createElement, Fragment, type ReactNode } from 'react';

/** Letters of a date, a code, a phone number, and of almost every word. */
const shortText = 15;
const pieceLength = 12;
/** Made for the first word that needs it: that takes a browser 30 ms. */
let graphemes: Intl.Segmenter | undefined;

const breakHere = createElement('wbr');

/**
 * Text whose long words may break where the space is narrow, so that one of them does not push a table's columns off the
 * screen; short text stays in one line.
 */
export function BreakableText({ text }: { text: string }) {
  if (text.length <= shortText) return createElement('span', { className: 'whitespace-nowrap' }, text);
  if (!text.split(/\s/).some((word) => word.length > shortText)) return text;
  const parts = text.split(/(?<=\s)|(?=@)/).flatMap((word) => [breakHere, ...piecesOf(word)]);
  return createElement(Fragment, null, ...parts);
}

function piecesOf(word: string): ReactNode[] {
  if (word.length <= shortText) return [word];
  // Addresses and file names read best when they break after a dot or a dash.
  return word.split(/(?<=[._/-])/).flatMap((part) => [...lettersOf(part), breakHere]);
}

function lettersOf(word: string): ReactNode[] {
  if (word.length <= shortText) return [word];
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(letters.length / pieceLength) }, (_, index) =>
    letters.slice(index * pieceLength, (index + 1) * pieceLength).join(''),
  ).flatMap((piece) => [piece, breakHere]);
}
