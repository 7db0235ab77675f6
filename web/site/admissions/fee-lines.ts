import { feeStructure } from '#content/en/admissions.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';

export interface FeeLine {
  label: string;
  /** One per quota, in the order of feeStructure.rows. */
  values: string[];
  isTotal?: boolean;
}

/** The table of fees, for the page and for its PDF: both use it, so they cannot differ. */
export function feeLines(): FeeLine[] {
  const { columns, rows, additional, totalLabel } = feeStructure;
  return [
    { label: columns.seats, values: rows.map(({ seats }) => seats) },
    { label: columns.perYear, values: rows.map(({ perYear }) => perYear) },
    { label: additional.label, values: rows.map(() => additional.amount) },
    { label: totalLabel, values: rows.map(({ total }) => total), isTotal: true },
  ];
}

/** The years with a PDF: also the next two, for a site that is not built again in the new year. */
export function feeYears(now: Date): string[] {
  const first = Number.parseInt(academicYearLabel(now), 10);
  return [first, first + 1, first + 2].map((year) => `${year}-${year + 1}`);
}
