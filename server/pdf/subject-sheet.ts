import type { Settings } from '#server/settings.ts';
import { formatDate } from '#shared/format.ts';
import { type Year, yearLabels } from '#shared/study-years.ts';
import type { Subject } from '#shared/subjects.ts';
import { Sheet } from './sheet.ts';

/** @param today a day */
export function subjectSheet(
  year: Year,
  subjects: readonly Subject[],
  college: Settings['college'],
  today: string,
): Promise<Buffer> {
  const sheet = new Sheet(`${yearLabels[year]} Year Subjects`, college);
  sheet.facts([
    ['Programme', 'Bachelor of Physiotherapy (BPT)'],
    ['Date', formatDate(today)],
  ]);
  if (subjects.length === 0) sheet.text('No subjects yet.', { colour: 'grey' });
  else {
    sheet.table(
      [
        { header: 'Code', width: 20 },
        { header: 'Subject', width: 100 },
      ],
      subjects.map(({ code, name }) => [code, name]),
    );
  }
  return sheet.finish(college.name);
}
