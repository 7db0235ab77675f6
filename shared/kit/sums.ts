// Sums, averages and percentages of marks and rupees. They have at most two decimals and are added as whole hundredths:
// 10 + 10.1 + 10.1 is 30.2, not 30.200000000000003.

const hundredths = (value: number) => Math.round(value * 100);

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + hundredths(value), 0) / 100;
}

export const amountOf = (all: readonly { amount: number }[]): number =>
  sumOf(all.map(({ amount }) => amount));

/** With one decimal. */
export const averageOf = (sum: number, count: number) => Math.round(hundredths(sum) / (count * 10)) / 10;

/** With one decimal; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((hundredths(part) * 1000) / hundredths(whole)) / 10 : 0;
}
