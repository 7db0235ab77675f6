// An amount in words, as receipts have it: 'Rupees one lakh twenty thousand only'.

const small = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const units = [
  { name: 'crore', size: 10_000_000 },
  { name: 'lakh', size: 100_000 },
  { name: 'thousand', size: 1000 },
  { name: 'hundred', size: 100 },
] as const;

/** @param amount whole rupees, more than 0 and less than 100 crore */
export const rupeesInWords = (amount: number): string => `Rupees ${countInWords(amount)} only`;

/** @param count whole, more than 0 and less than 100 crore */
export function countInWords(count: number): string {
  for (const { name, size } of units) {
    if (count < size) continue;
    const rest = count % size;
    const whole = `${countInWords(Math.floor(count / size))} ${name}`;
    return rest === 0 ? whole : `${whole} ${countInWords(rest)}`;
  }
  if (count < small.length) return small[count] ?? '';
  const [ten, one] = [tens[Math.floor(count / 10)] ?? '', small[count % 10] ?? ''];
  return one ? `${ten}-${one}` : ten;
}
