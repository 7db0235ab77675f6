// How many months of internship the batches have: a rule a line, '2021-2024: 6 months, Regulations of 2016'.
import type { FactContents } from './facts.ts';

interface BatchRule {
  /** '2021-2024' or '2021' */
  batches: string;
  months: string;
  source: string;
}

/** Lines that are none are left out. */
export const batchRules = (text: string): BatchRule[] =>
  text.split('\n').flatMap((line) => {
    const [, batches, months, source] = /^(20\d\d(?:-20\d\d)?): (\d{1,2}) months?, (\S.*)$/.exec(line) ?? [];
    return batches && months && source ? [{ batches, months, source }] : [];
  });

/** @param batch the year of admission, where it is known */
export function internshipMonths(
  { internship, 'internship-batches': { batches } }: Pick<FactContents, 'internship' | 'internship-batches'>,
  batch: string | null,
): string {
  const isOf = ({ batches: [from, until = from] }: { batches: string[] }) =>
    batch !== null && from !== undefined && until !== undefined && from <= batch && batch <= until;
  const rule = batchRules(batches).find((one) => isOf({ batches: one.batches.split('-') }));
  return rule?.months ?? `${internship.count}`;
}
