// Telugu, Hindi and other scripts of India have digits of their own, as keyboards of East Asia do: ౨౦౨౬ is 2026.
/** Not in searches, whose rule the database has too. */
const urduDigit = /[٠-٩۰-۹]/g;
const indianDigit = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

export const withoutIndianDigits = (text: string) =>
  text.replace(indianDigit, (digit) => String((digit.charCodeAt(0) % 16) - 6));

/** What numbers, days, times and codes are read from. 10² and 10½ stay what they are: 102 is another number. */
export const withDigits = (text: string) =>
  withoutIndianDigits(text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))).replace(
    urduDigit,
    (digit) => String(digit.charCodeAt(0) % 16),
  );
