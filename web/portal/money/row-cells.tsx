import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { Due } from '#shared/money/dues.ts';
import { portalRoutes } from '#shared/routes.ts';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';

type Named = Pick<Due, 'studentId' | 'studentName'>;

/** The student of a row of money, which leads to the student's fees. */
export const FeesLink = ({ of }: { of: Named }) => (
  <NameLink to={portalRoutes.admin(`students/${of.studentId}?tab=fees`)} name={of.studentName} />
);

/** The number below the name of a student, on a desk with the year. */
export const NumberAndYear = ({ of }: { of: Pick<Due, 'enrollmentNumber' | 'year'> }) => (
  <span className="data-table-number block text-sm font-normal text-ink-soft">
    {of.enrollmentNumber}
    <span className="max-lg:hidden">, {yearLabels[of.year]} year</span>
  </span>
);

/** What is open of a fee; on a phone with its day, which is a column of its own on a desk. */
export const OpenFee = ({ of }: { of: Pick<Due, 'open' | 'dueOn'> }) => (
  <>
    <strong className="font-semibold whitespace-nowrap">{formatRupees(of.open)}</strong>
    <span className="card-only block text-sm font-normal whitespace-nowrap text-ink-soft">
      {formatDate(of.dueOn)}
    </span>
  </>
);
