import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import {
  type MonthFact,
  monthFacts,
  monthQuerySchema,
  type PrincipalMonth,
  passedInWords,
} from '#shared/office/principal-month.ts';
import { quotaLabels, quotas } from '#shared/people/quotas.ts';
import { portalRoutes } from '#shared/routes.ts';
import { monthAfter, monthLabel } from '#shared/teaching/month.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** The college in one month, for its principal; the same on one printed page. */
export function MonthScreen() {
  const address: { month?: unknown } = useSearch({ strict: false });
  const current = useIndiaDay().slice(0, 7);
  const month = monthQuerySchema.safeParse(address).data?.month ?? current;
  const { data, error, refetch } = useQuery(callQuery('readPrincipalMonth', { query: { month } }));
  return (
    <>
      <ScreenHeader title={`The month: ${monthLabel(month)}`}>
        <Step month={monthAfter(month, -1)} label="Month before" />
        {month < current && <Step month={monthAfter(month, 1)} label="Next month" />}
        <PdfLink href={callPath('readPrincipalMonthDocument', {}, { month })}>Print</PdfLink>
      </ScreenHeader>
      {data ? <Figures month={data} /> : <LoadState {...{ error, refetch }} text="Counting…" />}
    </>
  );
}

function Step({ month, label }: { month: string; label: string }) {
  const Icon = label === 'Next month' ? ChevronRight : ChevronLeft;
  return (
    <Link to="." search={{ month }} aria-label={label} className={buttonClass('plain', 'px-2')}>
      <Icon className="size-5" />
    </Link>
  );
}

function Figures({ month }: { month: PrincipalMonth }) {
  const { passes, today } = month;
  const facts = monthFacts(month);
  return (
    <>
      <p className="mb-6 text-ink-soft">
        Strength, open fees and vacancies are those of {formatDate(today)}.
      </p>
      <Part title="Strength and attendance">
        <DataTable
          caption="Strength and attendance"
          rows={month.years}
          rowKey={({ year }) => year}
          empty="No students."
          columns={yearColumns}
        />
        <Facts facts={facts.students} />
      </Part>
      <Part title="Money">
        <Facts facts={facts.money} />
      </Part>
      <Part title="Vacancies in the first year">
        <Facts facts={facts.vacancies} />
      </Part>
      <Part title="Passes by subject">
        {passes.length === 0 && <p>No examination is locked or published yet.</p>}
        {passes.map(({ year, session, subjects }) => (
          <section key={year} className="mb-5">
            <h3 className="mb-1 font-semibold">
              {yearLabels[year]} year: {session}
            </h3>
            <Facts facts={subjects.map((subject) => [subject.name, passedInWords(subject)])} />
          </section>
        ))}
      </Part>
    </>
  );
}

type Year = PrincipalMonth['years'][number];
const figure = (header: string, read: (year: Year) => string): Column<Year> => ({
  header,
  isNumber: true,
  isDetail: true,
  cell: read,
});
const yearColumns: readonly Column<Year>[] = [
  { header: 'Year', isTitle: true, cell: ({ year }) => yearLabels[year] },
  ...quotas.map((quota, index) =>
    figure(quotaLabels[quota], ({ byQuota }) => formatCount(byQuota[index] ?? 0)),
  ),
  figure('No quota', ({ byQuota }) => formatCount(byQuota[quotas.length] ?? 0)),
  { header: 'Students', isNumber: true, isFigure: true, cell: ({ total }) => formatCount(total) },
  figure('Classes held', ({ classes }) => formatCount(classes)),
  figure('Attendance', ({ percent }) => (percent === null ? '—' : `${percent} %`)),
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly MonthFact[] }) {
  return (
    <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
      {facts.map(([label, value, to]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="min-w-0 text-ink-soft">{label}</dt>
          <dd className="tabular flex-none text-right font-medium">
            {to ? (
              <Link to={portalRoutes.admin(to)} className="link">
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
