import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { readEventsAhead, readFeeSums, readPeopleCounts } from '#server/db/office/analytics.ts';
import type { Database } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import type { Analytics } from '#shared/office/analytics.ts';
import { mayAll } from '#shared/roles.ts';

/** One figure: 'Students', 'FIRST', 'Female', 12. */
type Figure = readonly [part: string, group: string, measure: string, value: string | number];

const columns: readonly ExportColumn<Figure>[] = [
  ['part', ([part]) => part],
  ['group', ([, group]) => group],
  ['measure', ([, , measure]) => measure],
  ['value', ([, , , value]) => value],
];

export const analyticsHandlers = {
  readAnalytics: async ({ db, session, clock }) => analyticsOf(db, session, clock()),

  exportAnalytics: exporting('analytics', 'analytics', columns, async ({ db, session, clock }) =>
    figuresOf(await analyticsOf(db, session, clock())),
  ),
} satisfies Partial<Handlers>;

async function analyticsOf(db: Database, session: Session, now: Date): Promise<Analytics> {
  const today = indiaDate(now);
  return {
    ...(await readPeopleCounts(db)),
    events: await readEventsAhead(db, today),
    // Faculty members may not see fees.
    ...(mayAll('fees.list', session, true) && { fees: await readFeeSums(db, today) }),
  };
}

const all = 'All';

/** What the screen shows, one figure in each row: a spreadsheet makes its own table of them. */
function figuresOf({ students, faculty, subjects, events, fees }: Analytics): Figure[] {
  const byYear = students.byYear.flatMap(({ year, total, genders }): Figure[] => [
    ...genders.map((gender): Figure => ['Students', year, gender.gender, gender.total]),
    ['Students', year, all, total],
  ]);
  const sums = fees ? [...fees.byYear, { ...fees, year: all }] : [];
  return [
    ...byYear,
    ['Students', all, all, students.total],
    ...faculty.byDesignation.map((group): Figure => ['Faculty', group.designation, all, group.total]),
    ['Faculty', all, all, faculty.total],
    ['Subjects', all, all, subjects.total],
    ['Events ahead', all, all, events.ahead],
    ...events.next.map((event): Figure => ['Events ahead', event.eventTitle, 'Date', event.eventDate]),
    ...sums.flatMap(({ year, amount, paid, due, overdue }): Figure[] => [
      ['Fees', year, 'Amount', amount],
      ['Fees', year, 'Paid', paid],
      ['Fees', year, 'Due', due],
      ['Fees', year, 'Overdue', overdue],
    ]),
  ];
}
