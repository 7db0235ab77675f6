import { createElement, type ReactNode } from 'react';

/** Letters of a date, a code, a phone number, and of almost every word. */
const shortText = 15;
const pieceLength = 12;
/** Made for the first word that needs it: that takes a browser 30 ms. */
let graphemes: Intl.Segmenter | undefined;

const breakHere = createElement('wbr');

/**
 * Text whose long words may break where a whole line is too narrow for them, so that one of them does not push a table's
 * columns off the screen; short text stays in one line.
 */
export function BreakableText({ text }: { text: string }) {
  if (text.length <= shortText) return createElement('span', { className: 'whitespace-nowrap' }, text);
  if (!/\S{16}|\d-/.test(text)) return text;
  return createElement('span', null, ...text.split(/(\s+)/).map(breakableWord));
}

/** A long word is a box of its own: it goes to the next line before it is broken. */
function breakableWord(word: string): ReactNode {
  // The number of a house is not broken after its dash.
  if (word.length <= shortText)
    return /\d-/.test(word) ? createElement('span', { className: 'whitespace-nowrap' }, word) : word;
  const parts = word.split(/(?=@)/).flatMap((part) => [breakHere, ...piecesOf(part)]);
  return createElement('span', { className: 'inline-block align-top' }, ...parts);
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
