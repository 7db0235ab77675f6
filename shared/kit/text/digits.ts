// Telugu, Hindi, Urdu and other scripts of India have digits of their own, as keyboards of East Asia do: ౨౦౨౬ is 2026.
const ownDigit = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Those of Urdu begin a line of sixteen code points, those of the other scripts begin at its sixth. */
export const withoutOwnDigits = (text: string) =>
  text.replace(ownDigit, (digit) => String((digit.charCodeAt(0) % 16) - (digit < '०' ? 0 : 6)));

/** What numbers, days, times and codes are read from. 10² and 10½ stay what they are: 102 is another number. */
export const withDigits = (text: string) =>
  withoutOwnDigits(text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC')));
