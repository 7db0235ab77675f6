// The phone numbers in a text, so that a reader can call them with one tap.
import { telLink } from './phone-numbers.ts';

/** A part of a text; with `link` it is a phone number. `at` is its place, different for each. */
interface TextPiece {
  at: number;
  text: string;
  link?: string;
}

/**
 * Numbers written as only phone numbers are: '+91 98480 22338', '98480-22338', '08942 234567'; and ten digits of a mobile in
 * a row, which may be any number. A date with its time, an amount or a UPI id is none of them.
 */
const phoneInText =
  /(?<![\p{L}\p{N}@#+]|\d[.,:-]|(?<!\d{5})\/)(?:\+[1-9][\d ()-]{7,16}\d|(?:91[ -]|0)?[6-9]\d{4}[ -]\d{5}|0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}|(0?[6-9]\d{9}))(?![\p{L}\p{N}@]|[-.,:]\d|\/\d{1,4}(?!\d))/gu;
/** Ends with what names a number of another kind: 'application no.', 'UTR:'. */
const otherNumber =
  /(?<![\p{L}\p{M}])(?:application|admission|registration|register|regd|roll|enrol\w*|ticket|receipt|challan|transaction|txn|utr|reference|ref|account|a\/c|acc|aadhaar|aadhar|order|file|letter|memo|serial|rank|code|id|g\.o|దరఖాస్తు|రసీదు|ఖాతా|ఆధార్|టికెట్)[\s.:]*(?:(?:no|number|నంబర్|నెంబర్|సంఖ్య)[\s.:]*)?(?:is[\s:]*)?$/iu;
const phoneWord =
  /(?<![\p{L}\p{M}])(?:call|phone|mobile|contact|whats ?app|helpline|(?:ph|tel|cell|dial|ring)(?![\p{L}\p{M}])|ఫోన్|మొబైల్|సంప్రదిం|కాల్|వాట్సాప్|వాట్సప్)/iu;

/** Splits a text so that each phone number in it can be called. */
export function phonePieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: number, 1: inARow, index } of text.matchAll(phoneInText)) {
    const link = telLink(number);
    if (!link || otherNumber.test(text.slice(Math.max(0, index - 40), index))) continue;
    if (inARow && !phoneWord.test(lineAround(text, index))) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index) });
    pieces.push({ at: index, text: number, link });
    end = index + number.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}

/** The line of the text that has this place. */
function lineAround(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}
