// What the college in long words has besides its rows, entered as the office does: for the screenshots of notices, payments, a
// statement of the bank and the timetable.
import type { APIRequestContext } from '@playwright/test';
import { indiaDate } from '#shared/kit/format.ts';
import { years } from '#shared/kit/study-years.ts';
import type { NoticeReader } from '#shared/website/notices/notices.ts';
import { calendarEvents, eventTitles, subjectNames } from '#test/college-words.ts';
import { aNotice, anEntry } from '#test/factories.ts';

interface Subject {
  id: string;
  name: string;
}

interface Fee {
  id: string;
  amount: number;
  paid: number;
}

const audiences: readonly NoticeReader[][] = [
  ['public'],
  ['FIRST', 'SECOND', 'THIRD', 'faculty'],
  ['FOURTH'],
];
const titles = [...eventTitles, ...calendarEvents];
const reference = 'NEFT/ANDB0001234/SAMPLE DISTRICT CO-OPERATIVE CENTRAL BANK/2026112700012345';

/** Copied from the page of a bank. */
export const longStatement = [
  'Date\tNarration\tCredit',
  ...subjectNames.map((name, index) => `16/11/2026\t${reference} ${name}\t${25_000 + index}.00`),
].join('\n');

export async function addLongRecords(office: APIRequestContext, studentId: string, facultyId: string) {
  const enter = async (path: string, data: object) => {
    const answer = await office.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  for (const [index, title] of titles.entries())
    await enter('/api/notices', aNotice({ title, audience: audiences[index % audiences.length] ?? [] }));
  const student = await office.get(`/api/students/${studentId}?include=fees`);
  const { fees } = (await student.json()) as { fees: Fee[] };
  for (const { id } of fees.filter(({ amount, paid }) => paid === 0 && amount > 0).slice(0, 12))
    await enter(`/api/students/${studentId}/fees/${id}/payments`, {
      amount: 1_20_000,
      paidOn: indiaDate(new Date()),
      mode: 'bank',
      reference: `${reference} ${id.slice(0, 4)}`.slice(-60),
      note: titles[0],
    });
  for (const year of years) {
    const found = await office.get(`/api/subjects?year=${year}&page=1&pageSize=25`);
    const subjects = (await found.json()) as Subject[];
    for (let weekday = 1; weekday <= 6; weekday += 1)
      for (let period = 1; period <= 4; period += 1) {
        const subject = subjects[(weekday + period) % subjects.length];
        // One teacher cannot be in four years at once.
        const teacher = year === 'FIRST' ? facultyId : null;
        if (subject) await enter('/api/timetable', anEntry(subject.id, teacher, { weekday, period, year }));
      }
  }
}
