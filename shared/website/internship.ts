// How many months of internship the batches have: a rule a line, '2021-2024: 6 months, Regulations of 2016'.

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

interface Facts {
  internship: { count: number };
  'internship-batches': { batches: string };
}

/** @param batch the year of admission, where it is known */
export function internshipMonths(facts: Facts, batch: string | null): string {
  const isOf = ({ batches }: BatchRule) => {
    const [from = '', until = from] = batches.split('-');
    return batch !== null && from <= batch && batch <= until;
  };
  return batchRules(facts['internship-batches'].batches).find(isOf)?.months ?? `${facts.internship.count}`;
}
