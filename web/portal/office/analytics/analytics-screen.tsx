import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { Analytics } from '#shared/office/analytics.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { ArcGauge } from '#web/ui/arc-gauge.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';

interface AnalyticsScreenProps {
  title?: string;
  /** As faculty see it; the server sends them no fees. */
  isWithoutFees?: boolean;
}

export function AnalyticsScreen({ title = 'Analytics', isWithoutFees = false }: AnalyticsScreenProps) {
  const { data, error, refetch } = useQuery(callQuery('readAnalytics'));
  return (
    <>
      <ScreenHeader title={title}>
        {data && <ExportLink href={callPath('exportAnalytics', {})} />}
      </ScreenHeader>
      {(error || !data) && <LoadState {...{ error, refetch }} text="Counting…" />}
      {data && <AnalyticsView analytics={isWithoutFees ? { ...data, fees: undefined } : data} />}
    </>
  );
}

/** Counts by year and gender, events ahead, fees due. The server sends the fees to admins only. */
function AnalyticsView({ analytics }: { analytics: Analytics }) {
  const { students, faculty, subjects, events, fees } = analytics;
  const genders = [...new Set(students.byYear.flatMap((row) => row.genders.map(({ gender }) => gender)))];
  return (
    <>
      <dl className="mb-8 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        <Figure label="Students" value={students.total} />
        <Figure label="Faculty" value={faculty.total} />
        <Figure label="Subjects" value={subjects.total} />
        <Figure label="Events ahead" value={events.ahead} />
      </dl>
      <BarChart
        title="Students by year and gender"
        rowHeader="Year"
        series={genders}
        totalHeader="All"
        bars={students.byYear.map((row) => ({
          label: yearLabels[row.year],
          values: genders.map((gender) => row.genders.find((cell) => cell.gender === gender)?.total ?? 0),
        }))}
      />
      <BarChart
        title="Faculty by designation"
        rowHeader="Designation"
        series={['Faculty']}
        bars={faculty.byDesignation.map(({ designation, total }) => ({
          label: designation,
          values: [total],
        }))}
      />
      {fees && <FeesPart fees={fees} />}
      <EventsAhead events={events} />
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse bg-white px-5 py-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular text-4xl leading-none font-semibold">{formatCount(value)}</dd>
    </div>
  );
}

function FeesPart({ fees }: { fees: NonNullable<Analytics['fees']> }) {
  if (fees.amount === 0) {
    return (
      <section className="border-t border-line py-6">
        <h2 className="text-xl">Fees due</h2>
        <p className="mt-3 text-ink-soft">No fees have been entered yet.</p>
      </section>
    );
  }
  const share = fees.paid / fees.amount;
  const percent = Math.floor(share * 100);
  return (
    <>
      <section className="flex flex-wrap items-center gap-x-10 gap-y-4 border-t border-line py-6">
        <div>
          <h2 className="text-xl">Fees due</h2>
          <p className="tabular mt-2 text-3xl leading-none font-semibold">{formatRupees(fees.due)}</p>
          <p className="mt-2 text-ink-soft">
            of {formatRupees(fees.amount)};{' '}
            <DuesLink to="dues?overdue=true">{formatRupees(fees.overdue)} past the due date</DuesLink>
          </p>
          <p>
            <DuesLink to="dues">Who has not paid</DuesLink>
          </p>
        </div>
        <figure className="flex items-end gap-4">
          <ArcGauge share={share} label={`${percent} per cent of the fees are paid`} className="w-44" />
          <figcaption>
            <strong className="tabular block text-2xl leading-none">{percent} %</strong> paid
          </figcaption>
        </figure>
      </section>
      <BarChart
        title="Fees by year"
        rowHeader="Year"
        series={['Paid', 'Due']}
        totalHeader="All"
        format={formatRupees}
        bars={fees.byYear.map((row) => ({ label: yearLabels[row.year], values: [row.paid, row.due] }))}
      />
    </>
  );
}

function DuesLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={portalRoutes.admin(to)} className="inline-flex min-h-6 items-center link">
      {children}
    </Link>
  );
}

function EventsAhead({ events: { next } }: { events: Analytics['events'] }) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">Next events</h2>
      {next.length === 0 && <p className="mt-3 text-ink-soft">No events are ahead.</p>}
      <ol className="mt-3 max-w-2xl">
        {next.map(({ id, eventTitle, eventDate }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <span className="min-w-0 font-medium break-words">{eventTitle}</span>
            <span className="tabular text-ink-soft">{formatDate(eventDate)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
