import type { Words } from '#web/site/parts/page-context.ts';

export interface FeeLine {
  label: string;
  /** One per quota, in the order of feeStructure.rows. */
  values: string[];
  isTotal?: boolean;
}

/** The table of fees, for the page and for its PDF: both use it, so they cannot differ. */
export function feeLines({ feeStructure }: Words['admissions']): FeeLine[] {
  const { columns, rows, additional, totalLabel } = feeStructure;
  return [
    { label: columns.seats, values: rows.map(({ seats }) => seats) },
    { label: columns.perYear, values: rows.map(({ perYear }) => perYear) },
    { label: additional.label, values: rows.map(() => additional.amount) },
    { label: totalLabel, values: rows.map(({ total }) => total), isTotal: true },
  ];
}
