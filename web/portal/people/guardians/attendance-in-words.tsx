import { sumOf } from '#shared/kit/sums.ts';
import type { StudentAttendance, SubjectAttendance } from '#shared/teaching/attendance.ts';
import { filled, useWords } from '#web/portal/kit/words/words.ts';
import { guardianWords, stateWords } from './guardian-words.ts';
import { useCourseName } from './use-course-name.ts';

/** All subjects in two sentences: how much, and whether it is enough. */
export function AttendanceInWords({ attendance: { subjects, rule } }: { attendance: StudentAttendance }) {
  const words = useWords(guardianWords);
  const counted = subjects.filter(({ held }) => held > 0);
  const held = sumOf(counted.map((one) => one.held));
  const attended = sumOf(counted.map((one) => one.attended));
  if (held === 0) return words.noClassYet;
  const below = counted.filter(({ state }) => state !== 'eligible').length;
  const percent = rule.eligibleFrom;
  return (
    <>
      <p className="text-lg leading-snug font-semibold">
        {filled(words.inAll, { attended, held, percent: Math.floor((attended * 100) / held) })}
      </p>
      <p className={below > 0 ? 'font-medium text-madder' : ''}>
        {below > 0
          ? filled(words.notEnough, { percent, below, count: counted.length })
          : filled(words.enough, { percent })}
      </p>
    </>
  );
}

/** One subject: the state, the count, and what it means. */
export function SubjectInWords({ row }: { row: SubjectAttendance }) {
  const words = useWords(guardianWords);
  const states = useWords(stateWords);
  const courseName = useCourseName();
  const { held, attended, percent, state } = row;
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold">{courseName(row)}</strong>
        <span className="tabular">
          {percent === null ? '—' : `${percent} %`} · {filled(words.attended, { attended, held })}
        </span>
      </p>
      <p className={state === 'eligible' ? 'text-ink-soft' : 'text-madder'}>
        {states[state]}. {adviceWith(words, row)}
      </p>
    </li>
  );
}

function adviceWith(
  words: (typeof guardianWords)['en'],
  { state, held, mayMiss, mustAttend }: SubjectAttendance,
): string {
  if (held === 0) return '';
  if (state === 'eligible')
    return mayMiss === 0 ? words.noneMayBeMissed : filled(words.mayMiss, { count: mayMiss });
  return mustAttend === null ? words.askOffice : filled(words.mustAttend, { count: mustAttend });
}
