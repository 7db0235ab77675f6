// After a restore no number that stands on a paper is given a second time: receipts, certificates, enrolment and enquiries.
import { type Counter, listCounters, type Series, saveCounter } from '#server/db/counters.ts';
import { readMadeAt } from '#server/db/description.ts';
import { serialOf } from '#server/db/office/certificates.ts';
import { findClockSeen } from '#server/db/office/clock.ts';
import {
  enrollmentNumber,
  enrollmentStart,
  findLastEnrollment,
} from '#server/db/people/enrollment-numbers.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { formatCount, indiaDate } from '#shared/kit/format.ts';
import { financialYear, receiptNumber, refundNumber } from '#shared/money/financial-year.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { certificateLabels, type IssuedKind, issuedKinds } from '#shared/office/papers/document-kinds.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { enquiryReference } from '#shared/website/enquiries.ts';

/** More than the largest college prints in a day. */
const leftOutPerDay = 1000;

const certificate =
  (kind: Exclude<Series, 'receipt' | 'refund' | 'enquiry' | 'enrollment'>) =>
  (prefix: string, year: string, number: number) =>
    serialOf(prefix.toUpperCase(), kind, year, number);
const academicYear = (_prefix: string, now: Date) => academicYearOf(indiaDate(now));

/** Certificates of every kind and hall tickets. */
const numberedByYear = (kinds: readonly IssuedKind[]) =>
  Object.fromEntries(
    kinds.map((kind) => {
      const label = `${certificateLabels[kind].charAt(0).toLowerCase()}${certificateLabels[kind].slice(1)}s`;
      return [kind, { label, yearOf: academicYear, text: certificate(kind) }];
    }),
  ) as Record<IssuedKind, SeriesOnPaper>; // an entry for each of them

interface SeriesOnPaper {
  label: string;
  /** The year in which the numbers of that moment are given. */
  yearOf: (prefix: string, now: Date) => string;
  text: (prefix: string, year: string, number: number) => string;
}

const allSeries: Readonly<Record<Series, SeriesOnPaper>> = {
  receipt: { label: 'receipts', yearOf: (_prefix, now) => financialYear(now), text: receiptNumber },
  refund: { label: 'refunds', yearOf: (_prefix, now) => financialYear(now), text: refundNumber },
  ...numberedByYear(issuedKinds),
  memo: { label: 'marks memos', yearOf: academicYear, text: certificate('memo') },
  enrollment: {
    label: 'students',
    yearOf: enrollmentStart,
    text: (_prefix, start, number) => enrollmentNumber(start, number),
  },
  enquiry: {
    label: 'enquiries',
    yearOf: (_prefix, now) => indiaDate(now).slice(0, 4),
    text: (_prefix, year, number) => enquiryReference(year, number),
  },
};
const seriesNames = Object.keys(allSeries) as Series[];

/** What a database knows of the numbers that were given. */
export interface GivenNumbers {
  /** When the database was made, which its backups share with it, and the id of its newest entry. */
  madeAt: string;
  newestEntry: string;
  counters: Counter[];
}

/** @param moments in whose years enrolment numbers are looked up: they have no counter of their own */
export async function readGivenNumbers(
  db: Database,
  prefix: string,
  moments: readonly Date[],
): Promise<GivenNumbers> {
  const newest = await db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const counters = (await listCounters(db)).filter(({ series }) => series !== 'enrollment');
  for (const year of new Set(moments.map((moment) => enrollmentStart(prefix, moment))))
    counters.push({ series: 'enrollment', year, last: await findLastEnrollment(db, year) });
  return { madeAt: await readMadeAt(db), newestEntry: newest?.id ?? '', counters };
}

interface Restore {
  prefix: string;
  now: Date;
  /** Of the database that is replaced, where it can be read. */
  replaced: GivenNumbers | undefined;
  /** Nothing was entered after the backup, as the person who restores says. */
  isComplete: boolean;
}

/**
 * Called in a restored database. Where the replaced one went on from the backup, its numbers are known; otherwise numbers for
 * each day since the backup are left out.
 * @returns what to tell the person who restores; '' where no number is left out
 */
export async function leaveOutGivenNumbers(tx: Tx, { prefix, now, replaced, isComplete }: Restore) {
  const seen = new Date((await findClockSeen(tx)) ?? now);
  const own = await readGivenNumbers(tx, prefix, [seen, now]);
  // The ids of entries follow the time.
  const wentOn = replaced?.madeAt === own.madeAt && replaced.newestEntry >= own.newestEntry;
  const days = Math.max(1, Math.ceil((now.getTime() - seen.getTime()) / dayMilliseconds));
  const leftOut = isComplete || wentOn ? 0 : days * leftOutPerDay;

  const current = [seen, now].flatMap((moment) =>
    seriesNames.map((series) => ({ series, year: allSeries[series].yearOf(prefix, moment), last: 0 })),
  );
  const raised = new Map<string, Counter>();
  for (const { series, year, last } of [...current, ...(replaced?.counters ?? [])]) {
    const given =
      own.counters.find((counter) => counter.series === series && counter.year === year)?.last ?? 0;
    const after = Math.max(given + leftOut, last, raised.get(`${series} ${year}`)?.last ?? 0);
    if (after > given) raised.set(`${series} ${year}`, { series, year, last: after });
  }
  for (const counter of raised.values()) await saveCounter(tx, counter);
  if (raised.size === 0) return '';
  const reason = leftOut
    ? `Which numbers were given after the backup is not known, so ${formatCount(leftOut)} of each kind are left out.`
    : 'Numbers that were given after the backup are not given again.';
  const next = [...raised.values()].map(
    ({ series, year, last }) =>
      `${allSeries[series].label} ${allSeries[series].text(prefix, year, last + 1)}`,
  );
  return `${reason} The next ones: ${next.join(', ')}.`;
}
