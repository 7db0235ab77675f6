import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatRupees } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { mayAll } from '#shared/roles.ts';
import { portalRoutes } from '#shared/routes.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { usePermissions } from '#web/portal/kit/shell/use-permissions.ts';
import { dueListSearch } from '#web/portal/money/dues/due-list-search.ts';
import { duesQuery } from '#web/portal/money/dues/due-queries.ts';
import { dayBookQuery } from '#web/portal/money/payments/payment-queries.ts';

/** The money of today and of this month, and what is open: each figure leads to its list. Nothing for those who may not read it. */
export function MoneyFigures() {
  const user = { role: 'admin', permissions: usePermissions() } as const;
  const [seesPayments, seesDues] = [mayAll('payment.list', user, true), mayAll('due.list', user, true)];
  const today = useIndiaDay();
  const month = { from: `${today.slice(0, 7)}-01`, to: today };
  const { data: book } = useQuery({ ...dayBookQuery(month), enabled: seesPayments });
  const { data: dues } = useQuery({ ...duesQuery(dueListSearch({})), enabled: seesDues });
  if (!seesPayments && !seesDues) return null;
  const taken = (day?: string) =>
    book && sumOf(book.sums.filter(({ paidOn }) => !day || paidOn === day).map(({ amount }) => amount));
  return (
    <section aria-labelledby="money" className="mb-6">
      <h2 id="money" className="sr-only">
        Money
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {seesPayments && (
          <>
            <Figure
              label="Taken today"
              to="payments"
              search={{ from: today, to: today }}
              amount={taken(today)}
            />
            <Figure label="Taken this month" to="payments" search={month} amount={taken()} />
          </>
        )}
        {seesDues && (
          <>
            <Figure label="Open dues" to="dues" amount={dues?.sums.open} />
            <Figure
              label="Of it overdue"
              to="dues"
              search={{ overdue: 'true' }}
              amount={dues?.sums.overdue}
              isLate
            />
          </>
        )}
      </ul>
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Below /admin-dashboard. */
  to: string;
  search?: Record<string, string>;
  /** Whole rupees; undefined while it loads. */
  amount: number | undefined;
  isLate?: boolean;
}

function Figure({ label, to, search, amount, isLate = false }: FigureProps) {
  return (
    <li className="bg-white">
      <Link
        to={portalRoutes.admin(to)}
        search={search ?? {}}
        className="block h-full px-4 py-3 hover:bg-sea-pale"
      >
        <span className="block text-sm text-ink-soft">{label}</span>
        <span
          className={`tabular block text-xl leading-tight font-semibold sm:text-2xl ${isLate && amount ? 'text-madder' : ''}`}
        >
          {amount === undefined ? '…' : formatRupees(amount)}
        </span>
      </Link>
    </li>
  );
}
