// The numbers that a line of a bank's statement has.
import { referenceKey } from '#shared/money/payments.ts';

/** A number in groups, '4032 1177 8890', as one. */
export const joinedDigits = (text: string) => text.replace(/(?<=\d{3}) (?=\d{3})/g, '');

/** The keys of everything in the line that may be a transfer's or a student's number. */
export function numbersIn({ utr, text }: { utr: string; text: string }): string[] {
  const parts = [utr, text, joinedDigits(text)].flatMap((part) => [
    part,
    ...part.split(/[\s/|,;:()]+/),
    ...part.split(/[^\p{L}\d]+/u),
  ]);
  return [...new Set(parts.map(referenceKey))].filter((key) => /\d/.test(key));
}
