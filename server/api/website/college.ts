// The college is changed: in force at once on pages, in portals, on paper and in messages; the prefix of its numbers from the next
// financial year on, so that no series of a year has two.

import type { Context, Handlers } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { collegePublication, findCollege } from '#server/db/website/college.ts';
import { insertPublication } from '#server/db/website/publications.ts';
import { listSamples } from '#server/db/website/samples.ts';
import { insertWebsitePicture } from '#server/db/website/website-pictures.ts';
import { changedMeanwhile, invalid } from '#server/errors.ts';
import { encodeLogo } from '#server/files/uploads.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { financialYearOf } from '#shared/money/financial-year.ts';
import { routes } from '#shared/routes.ts';
import { type College, type CollegeRecord, prefixOn } from '#shared/website/college/college.ts';

export const collegeHandlers = {
  readCollege,

  updateCollege: (context) => saveCollege(context, context.body),

  updateCollegeLogo: async (context) => {
    const { db, clock, file } = context;
    const logo = await insertWebsitePicture(db, await encodeLogo(file.bytes), clock());
    return saveCollege(context, { logo });
  },

  deleteCollegeLogo: async (context) => {
    await saveCollege(context, { logo: null });
  },
} satisfies Partial<Handlers>;

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'ifMatch' | 'site'>;

async function readCollege({ db, settings }: Pick<Change, 'db' | 'settings'>): Promise<CollegeRecord> {
  const { college, version } = await findCollege(db, settings.startCollege);
  return { ...college, samples: await listSamples(db, settings), version };
}

/** The day from which on another prefix holds: the first of the next financial year. */
const nextYear = (today: string) => `${Number(financialYearOf(today).slice(0, 4)) + 1}-04-01`;

function withPrefix(before: College, { numberPrefix, ...change }: Partial<College>, today: string): College {
  const now = prefixOn(before, today);
  const wanted = numberPrefix ?? (before.nextPrefix || now);
  const next =
    wanted === now
      ? { nextPrefix: '', nextPrefixFrom: '' }
      : { nextPrefix: wanted, nextPrefixFrom: nextYear(today) };
  const isAhead = before.nextPrefixFrom > today && wanted === before.nextPrefix;
  return { ...before, ...change, numberPrefix: now, ...(isAhead ? {} : next) };
}

/** The office closes after it opens; of Saturday both times are known, or none. */
function refuseHours({ weekdayOpens, weekdayCloses, saturdayOpens, saturdayCloses }: College): void {
  if (!saturdayOpens !== !saturdayCloses)
    throw invalid('Enter both times of Saturday, or none', 'saturdayCloses');
  const closesLater = 'The office must close after it opens';
  if (weekdayCloses <= weekdayOpens) throw invalid(closesLater, 'weekdayCloses');
  if (saturdayOpens && saturdayCloses <= saturdayOpens) throw invalid(closesLater, 'saturdayCloses');
}

async function saveCollege(change: Change, values: Partial<College>): Promise<CollegeRecord> {
  const { db, author, clock, ifMatch, settings, site } = change;
  const today = indiaDate(clock());
  await site.refuseUnshowable([routes.home, routes.contact], (content) => ({
    ...content,
    college: { ...content.college, ...values },
  }));
  await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'college');
    const { college: before, version } = await findCollege(tx, settings.startCollege);
    if (ifMatch !== undefined && ifMatch !== version) throw changedMeanwhile();
    const after = withPrefix(before, values, today);
    refuseHours(after);
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    const publication = { ...collegePublication, action: 'publish', version: version + 1 } as const;
    const pictureId = after.logo?.id ?? null;
    await insertPublication(tx, { ...publication, data: after, pictureId }, author, clock());
    const entry = { action: 'update', ...collegePublication, label: after.name } as const;
    const told = ({ logo, ...rest }: College) => ({ ...rest, logo: logo?.id ?? '' });
    await insertAudit(tx, author, { ...entry, before: told(before), after: told(after) }, clock());
  });
  await site.refresh();
  return readCollege(change);
}
